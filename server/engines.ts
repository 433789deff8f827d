import { z } from 'zod'
import type { CentrifugoSettings } from '#outside/realtime/centrifugo.ts'

/** The engines that take over from the parts that a single machine brings itself; null: its own part does the work. */
export interface EngineSettings {
  readonly centrifugo: (CentrifugoSettings & { readonly tokenSecret: string; readonly wsUrl: string }) | null
}

const httpUrl = z.url({ protocol: /^https?$/, message: 'must be an http:// or https:// URL' })

/** What the environment may say of engines. */
export const engineEnvironment = {
  CENTRIFUGO_API_URL: httpUrl.optional(),
  CENTRIFUGO_API_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  CENTRIFUGO_TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  CENTRIFUGO_WS_URL: z.url({ protocol: /^wss?$/, message: 'must be a ws:// or wss:// URL' }).optional(),
}

type Given = z.output<z.ZodObject<typeof engineEnvironment>>

const ofCentrifugo = [
  'CENTRIFUGO_API_URL',
  'CENTRIFUGO_API_KEY',
  'CENTRIFUGO_TOKEN_SECRET',
  'CENTRIFUGO_WS_URL',
] as const

/** The engines that are named whole. */
export function engineSettings(given: Given): EngineSettings {
  const { CENTRIFUGO_API_URL: apiUrl, CENTRIFUGO_API_KEY: apiKey } = given
  const { CENTRIFUGO_TOKEN_SECRET: tokenSecret, CENTRIFUGO_WS_URL: wsUrl } = given
  return {
    centrifugo:
      apiUrl && apiKey && tokenSecret && wsUrl
        ? { apiUrl: apiUrl.replace(/\/$/, ''), apiKey, tokenSecret, wsUrl }
        : null,
  }
}

/** Half an engine is none: what is missing of one that was named, and what must not be. `isSecure`: pages come by https. */
export function wrongEngines(given: Given, isSecure: boolean): string[] {
  const faults = missingOf(given, 'Centrifugo', ofCentrifugo)
  if (isSecure && given.CENTRIFUGO_WS_URL?.startsWith('ws:')) {
    faults.push('CENTRIFUGO_WS_URL must be wss:// where PUBLIC_ORIGIN is https')
  }
  if (given.CENTRIFUGO_API_KEY && given.CENTRIFUGO_API_KEY === given.CENTRIFUGO_TOKEN_SECRET) {
    faults.push('CENTRIFUGO_API_KEY and CENTRIFUGO_TOKEN_SECRET must not be the same')
  }
  return faults
}

function missingOf(given: Given, engine: string, names: readonly (keyof Given)[]): string[] {
  if (names.every((name) => given[name] === undefined)) return []
  return names.filter((name) => given[name] === undefined).map((name) => `${name} is needed where ${engine} is used`)
}
