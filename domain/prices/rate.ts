import { currencyOf } from '../money/currencies.ts'
import type { Decimal } from '../money/decimal.ts'

/** The market value of one unit of a currency, as aggregated from its sources. Times are Unix milliseconds. */
export interface Rate {
  /** The ticker that sources know, e.g. EUR for cash euros. */
  readonly symbol: string
  /** US dollars for one unit. */
  readonly usd: Decimal
  /** When the youngest source said so. */
  readonly at: number
  /** From then on the rate is stale and nothing is quoted on it. */
  readonly validUntil: number
  /** How many sources agreed on it. */
  readonly sources: number
  /** What each source said, and whether it counted. */
  readonly inputs: readonly RateInput[]
}

/** One source's part in a rate, as it is stored and sent. */
export interface RateInput {
  readonly source: string
  /** US dollars for one unit, as text; null where it told none that could be read. */
  readonly usd: string | null
  /** ISO 8601; null where it told no time. */
  readonly at: string | null
  readonly state: 'used' | 'outlier' | 'unpriced' | 'invalid' | 'future' | 'stale'
}

/** Symbol → rate. */
export type Rates = ReadonlyMap<string, Rate>

/** The fresh rate of a currency at `now`, or null: stale, zero, negative and non-finite rates count as none. */
export function freshRate(rates: Rates, ticker: string, now: number): Rate | null {
  const rate = rates.get(currencyOf(ticker).pricedAs)
  if (!rate || rate.validUntil <= now) return null
  return rate.usd.isFinite() && rate.usd.isGreaterThan(0) ? rate : null
}
