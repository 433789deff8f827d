import { createHash, hkdfSync } from 'node:crypto'
import { z } from 'zod'
import { readEvmAddress } from '#domain/money/address.ts'
import { type Decimal, decimal, plain, readDecimal } from '#domain/money/decimal.ts'
import { findNetwork, localNetworkId, networks } from '#domain/money/networks.ts'
import type { BotSettings } from '#outside/channels/bot.ts'
import type { MailSettings } from '#outside/channels/mail.ts'
import type { PersonLimits } from '#outside/db/asks.ts'
import { type SourceCode, type SourceSettings, sourceCodes } from '#outside/prices/source.ts'
import { StartFault } from '#outside/start-fault.ts'
import { type EngineSettings, engineEnvironment, engineSettings, wrongEngines } from './engines.ts'

/** Everything that the environment decides, read once at start and never changed. */
export interface Settings extends EngineSettings {
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
  /** Networks that are offered. */
  readonly networkIds: ReadonlySet<string>
  /** RPC URLs by network id; the local chain's is added when it has started. Several nodes of a chain must agree. */
  readonly rpcUrls: ReadonlyMap<string, readonly string[]>
  /** Whether, of several nodes of a chain, those that are away are passed over. */
  readonly mayRpcBeAway: boolean
  /** Services that tell of payments on networks that are not EVM ones, by network id. */
  readonly paymentServices: ReadonlyMap<string, PaymentService>
  /** Where prices come from. */
  readonly prices: SourceSettings
  /** How long nothing may be heard of a chain before collateral on it backs nothing new. */
  readonly staleChainSeconds: number
  readonly rateLimits: boolean
  /** Whether the form for collateral offers ERC-721 and ERC-1155. */
  readonly nftCollateral: boolean
  /** The market's fee, a fraction. */
  readonly fee: Decimal
  /** The percent of the market's fee that a partner earns by whom they brought; 0: nothing is shared. */
  readonly affiliatePercent: number
  readonly offerSeconds: number
  readonly holdSeconds: { readonly crypto: number; readonly fiat: number }
  /** How far a fixed price may be from the market, a fraction. */
  readonly maxOffMarket: Decimal
  readonly limits: PersonLimits
  /** How long an agent has to pay out once it is its turn (DESIGN §4.5). */
  readonly payoutSeconds: number
  /** For how long after its end the dispute of an order may lock its agent's capacity again, in ms. */
  readonly disputeMs: number
  /** How long an award can be carried out once it has waited in the settlement, in seconds. */
  readonly awardSeconds: number
  /** After how many days from its end an order's bank details and files are forgotten. */
  readonly redactDays: number
  /** How long deciding a dispute may take, from its last possible moment until the decision is on chain. */
  readonly decisionSeconds: number
  /** Who shows this may read `/metrics` from elsewhere; null: nobody. */
  readonly metricsToken: string | null
  /** The largest image that people may send, in megabytes. */
  readonly uploadMaxMb: number
  /** The messaging bot; null: there is none. */
  readonly bot: BotSettings | null
  /** Where mails are handed over; null: none are sent. */
  readonly mail: MailSettings | null
  /** How many mails with codes for addresses the whole market sends an hour. */
  readonly codeMailsAnHour: number
  /** Hosts of the push services that may be called. */
  readonly pushServices: readonly string[]
  /** Whom push services may write to about us. */
  readonly pushSubject: string
  /** How many proxies in front of the server may be believed about the client's address. */
  readonly trustProxy: number
  readonly logLevel: string
  /** Vite's hot reload instead of the built files. */
  readonly dev: boolean
}

/** Where to ask for payments of a network, and with which key where the service wants one. */
export interface PaymentService {
  readonly url: string
  readonly key: string | null
}

/** Keys derived from the two secrets, one a use, 32 bytes each. */
export interface Keys {
  readonly nonce: Buffer
  readonly access: Buffer
  readonly refresh: Buffer
  readonly realtime: Buffer
  readonly data: Buffer
  /** For codes that people carry from one channel to another. */
  readonly codes: Buffer
  /** Our identity towards push services. */
  readonly push: Buffer
}

/** What demo mode uses where the operator says nothing: secrets kept in `DATA_DIR`. */
export interface DemoSecrets {
  readonly secretKey: string
  readonly dataKey: string
}

const port = z.coerce.number().int().min(1).max(65_535)
const flag = z.enum(['on', 'off'])
const seconds = z.coerce
  .number()
  .int()
  .min(1)
  .max(30 * 86_400)
const fractionUpTo = (most: string) =>
  z.string().transform((text, context) => {
    const value = readDecimal(text)
    if (value?.isLessThanOrEqualTo(most)) return value
    context.addIssue({ code: 'custom', message: `must be a fraction like 0.005, at most ${most}` })
    return z.NEVER
  })
const secret = z.string().min(32, 'must have at least 32 characters')
const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean))
const httpUrl = z.url({ protocol: /^https?$/, message: 'must be an http:// or https:// URL' })
const originUrl = httpUrl.refine(
  (text) => !URL.canParse(text) || new URL(text).origin === text.replace(/\/$/, ''),
  'must be an origin, no path',
)

const hour = 3600

/** The push services of today's browsers. */
const knownPushServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** Every variable by its name, with its shape and default; `checks/settings/words.ts` says what each does. */
export const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  DEMO: flag.optional(),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_ORIGIN: originUrl.optional(),
  SECRET_KEY: secret.optional(),
  DATA_KEY: secret.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, message: 'must be a postgresql:// URL' }).optional(),
  ADMIN_ADDRESSES: list.optional(),
  NETWORKS: list.optional(),
  RPC_MAY_BE_AWAY: flag.default('off'),
  STALE_CHAIN_SECONDS: seconds.default(600),
  PRICE_SOURCES: list.optional(),
  PRICE_URL_CG: httpUrl.optional(),
  PRICE_URL_BINANCE: httpUrl.optional(),
  PRICE_URL_KRAKEN: httpUrl.optional(),
  PRICE_URL_COINBASE: httpUrl.optional(),
  PRICE_URL_ECB: httpUrl.optional(),
  COINGECKO_KEY: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'must be a key of the CoinGecko API')
    .optional(),
  PRICE_ANSWER_MS: z.coerce.number().int().min(100).max(20_000).default(10_000),
  COINGECKO_CALLS_PER_MONTH: z.coerce.number().int().min(1).max(100_000_000).default(10_000),
  PAYMENTS_BITCOIN: httpUrl.optional(),
  PAYMENTS_TRON: httpUrl.optional(),
  PAYMENTS_TRON_KEY: z.string().optional(),
  PAYMENTS_COSMOS: httpUrl.optional(),
  RATE_LIMITS: flag.default('on'),
  NFT_COLLATERAL: flag.default('off'),
  FEE: fractionUpTo('0.2').prefault('0.005'),
  AFFILIATE_PERCENT: z.coerce.number().int().min(0).max(100).default(20),
  MAX_OFF_MARKET: fractionUpTo('0.5').prefault('0.15'),
  OFFER_SECONDS: seconds.default(60),
  HOLD_CRYPTO_SECONDS: seconds.optional(),
  HOLD_FIAT_SECONDS: seconds.optional(),
  MAX_UNPAID_ORDERS: z.coerce.number().int().min(1).max(1000).optional(),
  MAX_OPEN_ORDERS: z.coerce.number().int().min(1).max(10_000).optional(),
  NEWCOMER_ORDERS: z.coerce.number().int().min(1).max(1000).optional(),
  NEWCOMER_USD: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
  NEWCOMER_SHARE: fractionUpTo('1').optional(),
  PAUSE_AFTER_EXPIRED: z.coerce.number().int().min(1).max(1000).optional(),
  PAUSE_SECONDS: seconds.default(hour),
  PAYOUT_SECONDS: seconds.default(hour),
  DECISION_SECONDS: seconds.optional(),
  AWARD_SECONDS: seconds.optional(),
  REDACT_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  DISPUTE_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  METRICS_TOKEN: secret.optional(),
  UPLOAD_MAX_MB: z.coerce.number().int().min(1).max(25).default(5),
  BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/, 'must be a token of the Bot API, like 123:abc')
    .optional(),
  BOT_NAME: z
    .string()
    .regex(/^\w{5,32}$/, 'must be the username of the bot, without @')
    .optional(),
  BOT_API_ROOT: originUrl.default('https://api.telegram.org'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// or smtps:// URL' }).optional(),
  MAIL_FROM: z.string().min(3).max(200).optional(),
  CODE_MAILS_PER_HOUR: z.coerce.number().int().min(1).max(1_000_000).default(300),
  PUSH_SERVICES: list.optional(),
  PUSH_SUBJECT: z.url({ protocol: /^(https|mailto)$/, message: 'must be an https: or mailto: URL' }).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SURETY_DEV: z.string().optional(),
  ...engineEnvironment,
})

/** The environment as it was read. */
export type Environment = z.output<typeof environment>

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

/** Settings of earlier releases that would be passed over in silence. */
function gone({ WORKERS }: NodeJS.ProcessEnv): string[] {
  const isAsked = WORKERS !== undefined && WORKERS !== '' && WORKERS !== '1'
  return isAsked ? ['WORKERS is gone: run several instances behind the proxy (docs/scale.md)'] : []
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
    keys: keysOf(given, kept),
    adminAddresses: new Set((given.ADMIN_ADDRESSES ?? []).map((text) => readEvmAddress(text) ?? '')),
    networkIds: new Set(given.NETWORKS ?? networks.map(({ id }) => id).filter((id) => demo || id !== localNetworkId)),
    rpcUrls: rpcUrls(env),
    mayRpcBeAway: given.RPC_MAY_BE_AWAY === 'on',
    paymentServices: paymentServices(given),
    prices: priceSettings(given),
    staleChainSeconds: given.STALE_CHAIN_SECONDS,
    rateLimits: given.RATE_LIMITS === 'on',
    nftCollateral: given.NFT_COLLATERAL === 'on',
    fee: given.FEE,
    affiliatePercent: given.AFFILIATE_PERCENT,
    offerSeconds: given.OFFER_SECONDS,
    holdSeconds: {
      crypto: given.HOLD_CRYPTO_SECONDS ?? (demo ? 120 : 24 * hour),
      fiat: given.HOLD_FIAT_SECONDS ?? (demo ? 300 : 72 * hour),
    },
    maxOffMarket: given.MAX_OFF_MARKET,
    limits: limitsOf(given, demo),
    payoutSeconds: given.PAYOUT_SECONDS,
    disputeMs: given.DISPUTE_DAYS * 86_400_000,
    decisionSeconds: given.DECISION_SECONDS ?? (demo ? 300 : 72 * hour),
    awardSeconds: given.AWARD_SECONDS ?? (demo ? hour : 7 * 24 * hour),
    redactDays: given.REDACT_DAYS,
    metricsToken: given.METRICS_TOKEN ?? null,
    uploadMaxMb: given.UPLOAD_MAX_MB,
    ...wordSettings(given),
    ...engineSettings(given),
    trustProxy: given.TRUST_PROXY,
    logLevel: given.LOG_LEVEL,
    dev: given.SURETY_DEV === '1',
  }
}

/** How word leaves the house. */
function wordSettings(
  given: Environment,
): Pick<Settings, 'bot' | 'mail' | 'codeMailsAnHour' | 'pushServices' | 'pushSubject'> {
  const { BOT_TOKEN: token, BOT_NAME: name, SMTP_URL: url, MAIL_FROM: from } = given
  return {
    bot: token && name ? { token, name, apiRoot: given.BOT_API_ROOT.replace(/\/$/, '') } : null,
    mail: url && from ? { url, from } : null,
    codeMailsAnHour: given.CODE_MAILS_PER_HOUR,
    pushServices: given.PUSH_SERVICES ?? knownPushServices,
    pushSubject:
      given.PUSH_SUBJECT ??
      (given.PUBLIC_ORIGIN?.startsWith('https:') ? given.PUBLIC_ORIGIN : 'mailto:push@surety.invalid'),
  }
}

/** Against locking capacity for nothing (DESIGN §4.4); wide in a demo, where everybody is a newcomer. */
function limitsOf(given: Environment, demo: boolean): PersonLimits {
  return {
    unpaid: given.MAX_UNPAID_ORDERS ?? (demo ? 20 : 3),
    open: given.MAX_OPEN_ORDERS ?? (demo ? 40 : 10),
    newcomerUnpaid: given.NEWCOMER_ORDERS ?? (demo ? 20 : 1),
    newcomerUsd: String(given.NEWCOMER_USD ?? (demo ? 1_000_000 : 2_000)),
    newcomerShare: plain(given.NEWCOMER_SHARE ?? decimal(demo ? '1' : '0.25')),
    expiries: given.PAUSE_AFTER_EXPIRED ?? (demo ? 100 : 3),
    pauseSeconds: given.PAUSE_SECONDS,
  }
}

function paymentServices(given: Environment): Map<string, PaymentService> {
  const { PAYMENTS_BITCOIN: bitcoin, PAYMENTS_TRON: tron, PAYMENTS_TRON_KEY: tronKey, PAYMENTS_COSMOS: cosmos } = given
  const named = [
    ['BITCOIN', bitcoin, null],
    ['TRON', tron, tronKey ?? null],
    ['COSMOS', cosmos, null],
  ] as const
  return new Map(named.flatMap(([id, url, key]) => (url ? [[id, { url: url.replace(/\/$/, ''), key }] as const] : [])))
}

/** Where prices come from: in the demo a bundled snapshot, unless something else is named. */
function priceSettings(given: Environment): SourceSettings {
  const urls = {
    cg: given.PRICE_URL_CG,
    binance: given.PRICE_URL_BINANCE,
    kraken: given.PRICE_URL_KRAKEN,
    coinbase: given.PRICE_URL_COINBASE,
    ecb: given.PRICE_URL_ECB,
  }
  const named = Object.entries(urls) as [SourceCode, string | undefined][]
  return {
    codes: sourceCodes.filter((code) => given.PRICE_SOURCES?.includes(code) ?? (isDemo(given) && code === 'demo')),
    urls: new Map(named.flatMap(([code, url]) => (url ? [[code, url.replace(/\/$/, '')] as const] : []))),
    coingeckoKey: given.COINGECKO_KEY ?? null,
    coingeckoCallsAMonth: given.COINGECKO_CALLS_PER_MONTH,
    answerMs: given.PRICE_ANSWER_MS,
  }
}

/** Without prices nothing can be quoted; the demo's are of one day and no market's. */
function wrongSources(given: Environment): string[] {
  const codes = given.PRICE_SOURCES ?? []
  const real = sourceCodes.filter((code) => code !== 'demo')
  const known: readonly string[] = sourceCodes
  const faults = codes.filter((code) => !known.includes(code)).map((code) => `PRICE_SOURCES: ${code} is not known`)
  if (isDemo(given)) return faults
  if (codes.includes('demo')) faults.push('PRICE_SOURCES: demo works in demo mode only')
  if (!codes.some((code) => code !== 'demo' && known.includes(code))) {
    faults.push(`PRICE_SOURCES is needed outside demo mode: name at least one of ${real.join(', ')}, better three`)
  }
  return faults
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
  const faults = isDemo(given) ? wrongForDemo(given) : wrongForProduction(given)
  for (const text of given.ADMIN_ADDRESSES ?? []) {
    if (!readEvmAddress(text)) faults.push(`ADMIN_ADDRESSES: ${text} is not an address`)
  }
  if (Boolean(given.BOT_TOKEN) !== Boolean(given.BOT_NAME)) faults.push('BOT_TOKEN and BOT_NAME belong together')
  if (given.REDACT_DAYS < given.DISPUTE_DAYS) {
    faults.push('REDACT_DAYS must not be less than DISPUTE_DAYS: a dispute needs what was shown and paid')
  }
  if (Boolean(given.SMTP_URL) !== Boolean(given.MAIL_FROM)) faults.push('SMTP_URL and MAIL_FROM belong together')
  for (const service of given.PUSH_SERVICES ?? []) {
    const isHost = /^\.?[\w-]+(\.[\w-]+)+$/.test(service)
    if (!isHost && !(URL.canParse(service) && isLoopback(new URL(service).hostname)))
      faults.push(`PUSH_SERVICES: ${service} is not a host`)
  }
  for (const id of given.NETWORKS ?? []) if (!findNetwork(id)) faults.push(`NETWORKS: ${id} is not known`)
  faults.push(...wrongSources(given), ...wrongEngines(given, given.PUBLIC_ORIGIN?.startsWith('https:') ?? false))
  return faults
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

const fewestKeyCharacters = 8

function wrongForProduction(given: Environment): string[] {
  const faults: string[] = []
  if (given.RATE_LIMITS === 'off') faults.push('RATE_LIMITS=off works in demo mode only')
  if (given.NETWORKS?.includes(localNetworkId)) faults.push(`NETWORKS: ${localNetworkId} works in demo mode only`)
  const { PUBLIC_ORIGIN: origin, SECRET_KEY: secretKey, DATA_KEY: dataKey } = given
  if (origin?.startsWith('http:') && !isLoopback(new URL(origin).hostname)) faults.push('PUBLIC_ORIGIN must be https')
  if (secretKey && secretKey === dataKey) faults.push('SECRET_KEY and DATA_KEY must not be the same')
  for (const [name, key] of Object.entries({ SECRET_KEY: secretKey, DATA_KEY: dataKey })) {
    if (key && new Set(key).size < fewestKeyCharacters) faults.push(`${name} must be random`)
  }
  return faults
}

function wrongRpcUrls(env: NodeJS.ProcessEnv): string[] {
  const faults: string[] = []
  for (const [id, urls] of rpcUrls(env)) {
    if (!findNetwork(id)?.chain?.chainId) faults.push(`RPC_${id}: ${id} is not an EVM network`)
    if (!urls.every((url) => httpUrl.safeParse(url).success)) {
      faults.push(`RPC_${id} must be an http:// or https:// URL, or several with commas between`)
    }
    if (new Set(urls).size < urls.length) faults.push(`RPC_${id} names the same node twice`)
  }
  return faults
}

function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || /^127\.\d+\.\d+\.\d+$/.test(host)
}

/** `RPC_ETHEREUM=https://…,https://…` for each EVM network. */
function rpcUrls(env: NodeJS.ProcessEnv): Map<string, string[]> {
  const urls = new Map<string, string[]>()
  for (const [name, url] of Object.entries(env)) {
    const id = /^RPC_([A-Z_]+)$/.exec(name)?.[1]
    if (id && url && name !== 'RPC_MAY_BE_AWAY')
      urls.set(
        id,
        url.split(',').map((each) => each.trim()),
      )
  }
  return urls
}

function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}

function keysOf(given: Environment, kept: DemoSecrets | null): Keys {
  const keys = deriveKeys(given.SECRET_KEY ?? kept?.secretKey ?? '', given.DATA_KEY ?? kept?.dataKey ?? '')
  const shared = given.CENTRIFUGO_TOKEN_SECRET
  return shared ? { ...keys, realtime: Buffer.from(shared) } : keys
}

function deriveKeys(secretKey: string, dataKey: string): Keys {
  const derive = (from: string, use: string) =>
    Buffer.from(hkdfSync('sha256', createHash('sha256').update(from).digest(), 'surety', use, 32))
  return {
    nonce: derive(secretKey, 'nonce'),
    access: derive(secretKey, 'access'),
    refresh: derive(secretKey, 'refresh'),
    realtime: derive(secretKey, 'realtime'),
    data: derive(dataKey, 'data'),
    codes: derive(secretKey, 'codes'),
    push: derive(secretKey, 'push'),
  }
}
