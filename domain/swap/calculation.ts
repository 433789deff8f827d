import { currencyOf } from '../money/currencies.ts'
import { Decimal, type Rounding, round } from '../money/decimal.ts'
import type { Pair } from './pair.ts'
import type { MarketRate } from './price.ts'

/** What a swap comes to. All figures are in the target currency, but for the two market prices, which are USD. */
export interface Calculation {
  /** Units of `to` for one unit of `from`. */
  readonly price: Decimal
  /** The fee within the price, for one unit of `from`. */
  readonly priceFee: Decimal
  readonly totalPrice: Decimal
  readonly totalFee: Decimal
  /** What the person receives. */
  readonly total: Decimal
  /** USD for one unit of `from`, as used. */
  readonly fromMarketPrice: Decimal
  /** USD for one unit of `to`, as used. */
  readonly toMarketPrice: Decimal
}

/**
 * totalPrice = amount × price, priceFee = price × fee, totalFee = amount × priceFee, total = totalPrice − totalFee
 * (DESIGN §4.2). `fee` is a fraction (0.005 for 0.5 %). totalPrice is rounded down and totalFee up to the target
 * currency's precision, so that the three always add up and rounding never favours the person who chose the amount.
 */
export function calculate(pair: Pair, amount: Decimal, price: Decimal, fee: Decimal, market: MarketRate): Calculation {
  const places = currencyOf(pair.to.currency).precision
  const priceFee = price.times(fee)
  const totalPrice = round(amount.times(price), places, 'down')
  const totalFee = round(amount.times(priceFee), places, 'up')
  const total = Decimal.max(totalPrice.minus(totalFee), 0)
  const fromMarketPrice = market.fromUsd
  return { price, priceFee, totalPrice, totalFee, total, fromMarketPrice, toMarketPrice: market.toUsd }
}

/** Decimal places of USD figures in the capacity ledger. */
export const ledgerPlaces = 6

/** What an order may cost its agent's collateral, in USD: the greater of what is sent and what is received, rounded up. */
export function exposureUsd(amount: Decimal, calculation: Calculation): Decimal {
  const sent = amount.times(calculation.fromMarketPrice)
  const received = calculation.total.times(calculation.toMarketPrice)
  return round(Decimal.max(sent, received), ledgerPlaces, 'up')
}

/** The fee of a swap in USD, rounded up: what the agent owes the market once the order is closed. */
export function feeUsd(calculation: Calculation): Decimal {
  return round(calculation.totalFee.times(calculation.toMarketPrice), ledgerPlaces, 'up')
}

/**
 * The largest amount of `from` whose exposure fits into `usd`, rounded down to the currency's precision. The received side
 * counts at its worth before the fee, so the answer is never too large.
 */
export function amountWithin(usd: Decimal, pair: Pair, price: Decimal, market: MarketRate): Decimal {
  const perUnit = Decimal.max(market.fromUsd, price.times(market.toUsd))
  const rounding: Rounding = 'down'
  return round(Decimal.max(usd, 0).dividedBy(perUnit), currencyOf(pair.from.currency).precision, rounding)
}
