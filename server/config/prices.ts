import { z } from 'zod'
import { type SourceCode, type SourceSettings, sourceCodes } from '#outside/prices/source.ts'
import { httpUrl, list } from './shapes.ts'

export interface PriceSettings {
  /** Where prices come from. */
  readonly prices: SourceSettings
}

export const priceEnvironment = {
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
}

type Given = z.output<z.ZodObject<typeof priceEnvironment>>

/** In a demo a bundled snapshot, unless something else is named. */
export function priceSettings(given: Given, demo: boolean): PriceSettings {
  const urls = {
    cg: given.PRICE_URL_CG,
    binance: given.PRICE_URL_BINANCE,
    kraken: given.PRICE_URL_KRAKEN,
    coinbase: given.PRICE_URL_COINBASE,
    ecb: given.PRICE_URL_ECB,
  }
  const named = Object.entries(urls) as [SourceCode, string | undefined][]
  return {
    prices: {
      codes: sourceCodes.filter((code) => given.PRICE_SOURCES?.includes(code) ?? (demo && code === 'demo')),
      urls: new Map(named.flatMap(([code, url]) => (url ? [[code, url.replace(/\/$/, '')] as const] : []))),
      coingeckoKey: given.COINGECKO_KEY ?? null,
      coingeckoCallsAMonth: given.COINGECKO_CALLS_PER_MONTH,
      answerMs: given.PRICE_ANSWER_MS,
    },
  }
}

/** Without prices nothing can be quoted; the demo's are of one day and no market's. */
export function wrongPrices(given: Given, demo: boolean): string[] {
  const codes = given.PRICE_SOURCES ?? []
  const real = sourceCodes.filter((code) => code !== 'demo')
  const known: readonly string[] = sourceCodes
  const faults = codes.filter((code) => !known.includes(code)).map((code) => `PRICE_SOURCES: ${code} is not known`)
  if (demo) return faults
  if (codes.includes('demo')) faults.push('PRICE_SOURCES: demo works in demo mode only')
  if (!codes.some((code) => code !== 'demo' && known.includes(code))) {
    faults.push(`PRICE_SOURCES is needed outside demo mode: name at least one of ${real.join(', ')}, better three`)
  }
  return faults
}
