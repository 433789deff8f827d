import { currencyOf } from '../money/currencies.ts'
import { type Decimal, decimal, round } from '../money/decimal.ts'
import { freshRate, type Rates } from '../prices/rate.ts'
import type { Pair } from './pair.ts'

/** How an agent prices a pair: 1 a fixed price, 2 a percentage of the market (specification, first file §9). */
export const priceType = { fixed: 1, market: 2 } as const
export type PriceType = (typeof priceType)[keyof typeof priceType]

/** An agent's price for a pair. `fixPrice` is units of `to` for one of `from`; `marketPrice` a percentage, 100 = market. */
export interface Pricing {
  readonly priceTypeUse: PriceType
  readonly fixPrice: Decimal | null
  readonly marketPrice: Decimal | null
}

/** The market's view of a pair: USD for one unit of each side and their quotient, units of `to` for one of `from`. */
export interface MarketRate {
  readonly fromUsd: Decimal
  readonly toUsd: Decimal
  readonly price: Decimal
}

/**
 * The market rate of a pair, USD(from) ÷ USD(to), or null when either side has no fresh rate. Nothing is
 * quoted without it, fixed price or not.
 */
export function marketRate(pair: Pair, rates: Rates, now: number): MarketRate | null {
  const from = freshRate(rates, pair.from.currency, now)
  const to = freshRate(rates, pair.to.currency, now)
  if (!from || !to) return null
  return { fromUsd: from.usd, toUsd: to.usd, price: from.usd.dividedBy(to.usd) }
}

/** Decimal places of a pair's prices: eight more than its target currency has, so that small prices stay exact enough. */
export function pricePlaces(pair: Pair): number {
  return currencyOf(pair.to.currency).precision + 8
}

/**
 * The price of an option: units of `to` for one `from`, rounded down (the person who swaps chooses the amount, so rounding
 * never favours them). Null when the option has no usable price, or a fixed price is further than `maxOff` (a fraction)
 * from the market.
 */
export function optionPrice(pair: Pair, pricing: Pricing, market: MarketRate, maxOff: Decimal): Decimal | null {
  const raw = pricing.priceTypeUse === priceType.fixed ? pricing.fixPrice : percentOfMarket(pricing, market)
  if (!raw) return null
  const price = round(raw, pricePlaces(pair), 'down')
  if (!price.isFinite() || price.isLessThanOrEqualTo(0)) return null
  return isNearMarket(price, market.price, maxOff) ? price : null
}

const hundred = decimal(100)

function percentOfMarket(pricing: Pricing, market: MarketRate): Decimal | null {
  return pricing.marketPrice ? market.price.times(pricing.marketPrice).dividedBy(hundred) : null
}

function isNearMarket(price: Decimal, market: Decimal, maxOff: Decimal): boolean {
  return price.minus(market).absoluteValue().isLessThanOrEqualTo(market.times(maxOff))
}
