import { currencyOf } from '../../money/currencies.ts'
import { Decimal, round } from '../../money/decimal.ts'
import type { Pair } from '../pair.ts'
import { type MarketRate, pricePlaces } from '../price.ts'
import type { Sought } from './ladder.ts'

/** How much a person wants to swap: so much of `from` to send, or so much of `to` to receive. */
export interface Wanted {
  readonly side: 'send' | 'receive'
  readonly amount: Decimal
}

/** From which key to which, both counted. */
export interface Band {
  readonly low: number
  readonly high: number
}

/**
 * Where in a pair's two ladders to look at a market rate, in doubles. What lies outside the bands cannot be near enough to the
 * market; what lies inside is judged exactly.
 */
export interface Bands {
  readonly fromUsd: number
  readonly toUsd: number
  /** The market price. */
  readonly market: number
  /** Prices, and percentages of the market. */
  readonly fixed: Band
  readonly percent: Band
}

/** The largest relative error of doubles after the few operations done here. */
const blur = 1e-12

/** The bands around a market rate that `maxOff` (a fraction) allows. */
export function bandsAround(pair: Pair, market: MarketRate, maxOff: Decimal): Bands {
  const places = pricePlaces(pair)
  const off = market.price.times(maxOff)
  // Prices are whole units of their last place: the least and the greatest that are near enough.
  const least = round(Decimal.max(market.price.minus(off), 0), places, 'up')
  const greatest = round(market.price.plus(off), places, 'down')
  const unit = new Decimal(10).pow(-places)
  const percent = (price: Decimal) => price.times(100).dividedBy(market.price).toNumber()
  return {
    fromUsd: market.fromUsd.toNumber(),
    toUsd: market.toUsd.toNumber(),
    market: market.price.toNumber(),
    fixed: widened(least.toNumber(), greatest.toNumber()),
    percent: widened(percent(least), percent(greatest.plus(unit))),
  }
}

function widened(low: number, high: number): Band {
  return { low: low * (1 - blur), high: high * (1 + blur) }
}

/**
 * What to look for in a pair's ladders for so much: free capacity for the exposure that an option would have, or a little less,
 * never more. Sending, an exposure is max(amount × fromUsd, total × toUsd) and rises with the price; receiving, it is
 * max(total × toUsd, amount × fromUsd) with amount = total ÷ (price × (1 − fee)), and falls with it.
 */
export function soughtFor(
  pair: Pair,
  { side, amount }: Wanted,
  fee: Decimal,
  bands: Bands,
): { fixed: Sought; percent: Sought } {
  const { fromUsd, toUsd, market } = bands
  const much = amount.toNumber() * (1 - blur)
  const kept = 1 - fee.toNumber()
  // Both roundings of a calculation together take less than two units.
  const slack = 2 * 10 ** -currencyOf(pair.to.currency).precision * toUsd
  const per: Omit<Sought, keyof Band> =
    side === 'send'
      ? { base: much * fromUsd, slope: much * kept * toUsd * (1 - blur), slack, inverse: 0 }
      : { base: much * toUsd, slope: 0, slack, inverse: (much * fromUsd) / kept }
  const hundredth = market / 100
  return {
    fixed: { ...bands.fixed, ...per },
    percent: { ...bands.percent, ...per, slope: per.slope * hundredth, inverse: per.inverse / hundredth },
  }
}

/** What to look for where any free capacity will do. */
export function anyFree({ low, high }: Band): Sought {
  return { low, high, base: 0, slope: 0, slack: 0, inverse: 0 }
}
