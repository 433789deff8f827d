import { z } from 'zod'
import { readEvmAddress } from '#domain/money/address.ts'
import { StartFault } from '#outside/start-fault.ts'
import { type ChannelSettings, channelEnvironment, channelSettings, wrongChannels } from './config/channels.ts'
import { type EngineSettings, engineEnvironment, engineSettings, wrongEngines } from './config/engines.ts'
import { type DemoSecrets, type Keys, keyEnvironment, keysOf, wrongKeys } from './config/keys.ts'
import {
  type NetworkSettings,
  networkEnvironment,
  networkSettings,
  wrongNetworks,
  wrongRpcUrls,
} from './config/networks.ts'
import { type OrderSettings, orderEnvironment, orderSettings, wrongOrders } from './config/orders.ts'
import { type PriceSettings, priceEnvironment, priceSettings, wrongPrices } from './config/prices.ts'
import { flag, isLoopback, list, originUrl, port, secret } from './config/shapes.ts'

/** Everything that the environment decides, read once at start and never changed; each part says its own in `config/`. */
export interface Settings
  extends ServerSettings,
    NetworkSettings,
    PriceSettings,
    OrderSettings,
    ChannelSettings,
    EngineSettings {}

/** How the process itself is run. */
interface ServerSettings {
  /** The demo market: local chain, seeded people, prices from a snapshot. Never in production. */
  readonly demo: boolean
  readonly port: number
  readonly host: string
  /** Scheme, host and port that people see, without a trailing slash. */
  readonly publicOrigin: string
  readonly dataDir: string
  /** null: the server brings its own PostgreSQL. */
  readonly databaseUrl: string | null
  readonly keys: Keys
  readonly adminAddresses: ReadonlySet<string>
  readonly rateLimits: boolean
  /** Who shows this may read `/metrics` from elsewhere; null: nobody. */
  readonly metricsToken: string | null
  /** The largest image that people may send, in megabytes. */
  readonly uploadMaxMb: number
  /** How many proxies in front of the server may be believed about the client's address. */
  readonly trustProxy: number
  readonly logLevel: string
  /** Vite's hot reload instead of the built files. */
  readonly dev: boolean
}

/** Every variable by its name, with its shape and default; `checks/settings/words.ts` says what each does. */
export const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  DEMO: flag.optional(),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_ORIGIN: originUrl.optional(),
  ...keyEnvironment,
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, message: 'must be a postgresql:// URL' }).optional(),
  ADMIN_ADDRESSES: list.optional(),
  ...networkEnvironment,
  ...priceEnvironment,
  RATE_LIMITS: flag.default('on'),
  ...orderEnvironment,
  METRICS_TOKEN: secret.optional(),
  UPLOAD_MAX_MB: z.coerce.number().int().min(1).max(25).default(5),
  ...channelEnvironment,
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SURETY_DEV: z.string().optional(),
  ...engineEnvironment,
})

type Environment = z.output<typeof environment>

/**
 * Reads the environment. All faults are listed together in one StartFault; nothing starts on a half-read configuration.
 * `demoSecrets` is asked for only in demo mode and only when the operator gave no keys.
 */
export function readSettings(env: NodeJS.ProcessEnv, demoSecrets: (dataDir: string) => DemoSecrets): Settings {
  const read = environment.safeParse(withoutEmpty(env))
  const faults = read.success
    ? [...missing(read.data), ...wrong(read.data)]
    : read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  faults.push(...wrongRpcUrls(env), ...gone(env))
  if (!read.success || faults.length > 0) {
    throw new StartFault(`The settings cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
  }
  return settle(read.data, env, demoSecrets)
}

function settle(given: Environment, env: NodeJS.ProcessEnv, demoSecrets: (dir: string) => DemoSecrets): Settings {
  const demo = isDemo(given)
  const kept = demo && !(given.SECRET_KEY && given.DATA_KEY) ? demoSecrets(given.DATA_DIR) : null
  return {
    demo,
    port: given.PORT,
    host: given.HOST,
    publicOrigin: (given.PUBLIC_ORIGIN ?? `http://127.0.0.1:${given.PORT}`).replace(/\/$/, ''),
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL ?? null,
    keys: keysOf(given, given.CENTRIFUGO_TOKEN_SECRET, kept),
    adminAddresses: new Set((given.ADMIN_ADDRESSES ?? []).map((text) => readEvmAddress(text) ?? '')),
    rateLimits: given.RATE_LIMITS === 'on',
    metricsToken: given.METRICS_TOKEN ?? null,
    uploadMaxMb: given.UPLOAD_MAX_MB,
    trustProxy: given.TRUST_PROXY,
    logLevel: given.LOG_LEVEL,
    dev: given.SURETY_DEV === '1',
    ...networkSettings(given, env, demo),
    ...priceSettings(given, demo),
    ...orderSettings(given, demo),
    ...channelSettings(given, given.PUBLIC_ORIGIN),
    ...engineSettings(given),
  }
}

function isDemo(given: Environment): boolean {
  return given.DEMO ? given.DEMO === 'on' : given.NODE_ENV !== 'production'
}

function missing(given: Environment): string[] {
  if (isDemo(given)) return []
  const needed = ['PUBLIC_ORIGIN', 'SECRET_KEY', 'DATA_KEY', 'DATABASE_URL'] as const
  return needed.filter((name) => !given[name]).map((name) => `${name} is needed outside demo mode`)
}

function wrong(given: Environment): string[] {
  const demo = isDemo(given)
  return [
    ...(demo ? wrongForDemo(given) : wrongForProduction(given)),
    ...(given.ADMIN_ADDRESSES ?? [])
      .filter((text) => !readEvmAddress(text))
      .map((text) => `ADMIN_ADDRESSES: ${text} is not an address`),
    ...wrongOrders(given),
    ...wrongChannels(given),
    ...wrongNetworks(given, demo),
    ...wrongPrices(given, demo),
    ...wrongEngines(given, given.PUBLIC_ORIGIN?.startsWith('https:') ?? false),
  ]
}

/** The demo's staff keys are public: it must not be reachable from elsewhere, directly or through a proxy. */
function wrongForDemo(given: Environment): string[] {
  const faults: string[] = []
  if (given.NODE_ENV === 'production') faults.push('DEMO=on is refused when NODE_ENV is production')
  if (!isLoopback(given.HOST)) faults.push('HOST must be a loopback address in demo mode: its staff keys are public')
  if (given.PUBLIC_ORIGIN && !isLoopback(new URL(given.PUBLIC_ORIGIN).hostname)) {
    faults.push('PUBLIC_ORIGIN must be a loopback address in demo mode; a real market needs NODE_ENV=production')
  }
  return faults
}

function wrongForProduction(given: Environment): string[] {
  const faults: string[] = []
  if (given.RATE_LIMITS === 'off') faults.push('RATE_LIMITS=off works in demo mode only')
  const { PUBLIC_ORIGIN: origin } = given
  if (origin?.startsWith('http:') && !isLoopback(new URL(origin).hostname)) faults.push('PUBLIC_ORIGIN must be https')
  return [...faults, ...wrongKeys(given)]
}

/** Settings of earlier releases that would be passed over in silence. */
function gone({ WORKERS }: NodeJS.ProcessEnv): string[] {
  const isAsked = WORKERS !== undefined && WORKERS !== '' && WORKERS !== '1'
  return isAsked ? ['WORKERS is gone: run several instances behind the proxy (docs/scale.md)'] : []
}

function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}
