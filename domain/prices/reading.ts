import { type Decimal, readDecimal } from '../money/decimal.ts'

/** One source's price of one symbol. Times are Unix ms. */
export interface Reading {
  /** The source's code. */
  readonly source: string
  readonly symbol: string
  /** What the price is in: USD, or another symbol that has a price of its own (a stablecoin is not a dollar). */
  readonly quote: string
  /** Units of `quote` for one unit, as the source wrote it. Nothing is believed of it yet. */
  readonly price: string
  /** When it was so. */
  readonly at: number
  /** Until when it may be used. */
  readonly until: number
}

/** How far a source's clock may be before ours, in ms. */
const clockSkewMs = 30_000

/** What is wrong with a reading by itself, at `now`. */
export type ReadingFault = 'invalid' | 'future' | 'stale'

/** The price that a reading tells, or what is wrong with it. Prices are exact, above zero and below 10^30. */
export function readPrice(reading: Reading, now: number): Decimal | ReadingFault {
  const price = typeof reading.price === 'string' ? readDecimal(reading.price) : null
  if (!price?.isGreaterThan(0)) return 'invalid'
  if (!Number.isFinite(reading.at) || !Number.isFinite(reading.until) || reading.at <= 0) return 'invalid'
  if (reading.at > now + clockSkewMs) return 'future'
  return reading.until <= now || reading.until <= reading.at ? 'stale' : price
}

/**
 * Readings of a source that tells no times count as of now, unless it repeats its last answer exactly: then they keep their age, so
 * that a feed that stands still grows stale.
 */
export function agedAnswer(before: readonly Reading[], readings: readonly Reading[]): readonly Reading[] {
  const known = new Map(before.map((reading) => [reading.symbol, reading]))
  const isRepeated = readings.every(({ symbol, price }) => known.get(symbol)?.price === price)
  return isRepeated ? readings.map((reading) => known.get(reading.symbol) ?? reading) : readings
}
