import { z } from 'zod'
import type { S3Settings } from '#outside/folders/s3.ts'
import type { CentrifugoSettings } from '#outside/realtime/centrifugo.ts'
import { httpUrl } from './shapes.ts'

/** The engines that take over from the parts that a single machine brings itself; null: its own part does the work. */
export interface EngineSettings {
  readonly centrifugo: (CentrifugoSettings & { readonly tokenSecret: string; readonly wsUrl: string }) | null
  /** null: files lie in `DATA_DIR`. */
  readonly s3: S3Settings | null
}

/** What the environment may say of engines. */
export const engineEnvironment = {
  CENTRIFUGO_API_URL: httpUrl.optional(),
  CENTRIFUGO_API_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  CENTRIFUGO_TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  CENTRIFUGO_WS_URL: z.url({ protocol: /^wss?$/, message: 'must be a ws:// or wss:// URL' }).optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the name of a region, like us-east-1')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: z.enum(['on', 'off']).default('on'),
}

type Given = z.output<z.ZodObject<typeof engineEnvironment>>

const ofCentrifugo = [
  'CENTRIFUGO_API_URL',
  'CENTRIFUGO_API_KEY',
  'CENTRIFUGO_TOKEN_SECRET',
  'CENTRIFUGO_WS_URL',
] as const

const ofS3 = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

/** The engines that are named whole. */
export function engineSettings(given: Given): EngineSettings {
  const { CENTRIFUGO_API_URL: apiUrl, CENTRIFUGO_API_KEY: apiKey } = given
  const { CENTRIFUGO_TOKEN_SECRET: tokenSecret, CENTRIFUGO_WS_URL: wsUrl } = given
  return {
    centrifugo:
      apiUrl && apiKey && tokenSecret && wsUrl
        ? { apiUrl: apiUrl.replace(/\/$/, ''), apiKey, tokenSecret, wsUrl }
        : null,
    s3: s3Settings(given),
  }
}

function s3Settings(given: Given): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = given
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_PATH_STYLE: pathStyle } = given
  if (!(endpoint && region && bucket && accessKey && secretKey)) return null
  return { endpoint: endpoint.replace(/\/$/, ''), region, bucket, accessKey, secretKey, pathStyle: pathStyle === 'on' }
}

/** Half an engine is none: what is missing of one that was named, and what must not be. `isSecure`: pages come by https. */
export function wrongEngines(given: Given, isSecure: boolean): string[] {
  const faults = [...missingOf(given, 'Centrifugo', ofCentrifugo), ...missingOf(given, 'S3', ofS3)]
  if (isSecure && given.CENTRIFUGO_WS_URL?.startsWith('ws:')) {
    faults.push('CENTRIFUGO_WS_URL must be wss:// where PUBLIC_ORIGIN is https')
  }
  if (given.CENTRIFUGO_API_KEY && given.CENTRIFUGO_API_KEY === given.CENTRIFUGO_TOKEN_SECRET) {
    faults.push('CENTRIFUGO_API_KEY and CENTRIFUGO_TOKEN_SECRET must not be the same')
  }
  if (given.S3_ENDPOINT && URL.canParse(given.S3_ENDPOINT) && new URL(given.S3_ENDPOINT).pathname !== '/') {
    faults.push('S3_ENDPOINT must be an origin, no path')
  }
  return faults
}

function missingOf(given: Given, engine: string, names: readonly (keyof Given)[]): string[] {
  if (names.every((name) => given[name] === undefined)) return []
  return names.filter((name) => given[name] === undefined).map((name) => `${name} is needed where ${engine} is used`)
}
