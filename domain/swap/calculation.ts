import { currencyOf } from '../money/currencies.ts'
import { Decimal, round } from '../money/decimal.ts'
import type { Pair } from './pair.ts'
import { type MarketRate, type Pricing, priceType } from './price.ts'

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
 *. `fee` is a fraction (0.005 for 0.5 %). totalPrice is rounded down and totalFee up to the target
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

/**
 * The smallest amount of `from` that comes to at least `total` of `to`, to the last place of `from`: the inversion of
 * `calculate`. Null when the fee leaves nothing. `total` has no more decimals than its currency.
 *
 * In units u of `to`, total(x) = ⌊x⌋ − ⌈x·fee⌉ with x = amount × price: it only ever rises at whole x. So besides the
 * least x that could do, only the amounts that just reach the next whole ones need to be looked at.
 */
export function amountFor(
  pair: Pair,
  total: Decimal,
  price: Decimal,
  fee: Decimal,
  market: MarketRate,
): Decimal | null {
  const kept = new Decimal(1).minus(fee)
  if (kept.isLessThanOrEqualTo(0) || price.isLessThanOrEqualTo(0)) return null
  const places = currencyOf(pair.from.currency).precision
  const unit = new Decimal(10).pow(-currencyOf(pair.to.currency).precision)
  let amount = round(total.dividedBy(kept.times(price)), places, 'up')
  let whole = total.dividedBy(kept.times(unit)).integerValue(Decimal.ROUND_FLOOR)
  while (calculate(pair, amount, price, fee, market).total.isLessThan(total)) {
    whole = whole.plus(1)
    amount = Decimal.max(amount, round(whole.times(unit).dividedBy(price), places, 'up'))
  }
  return amount
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
 * What one unit of `from` may cost an agent's collateral at most, in USD: the greater of what is sent and what is received. The
 * received side counts at its worth before the fee.
 */
export function costPerUnit(price: Decimal, market: MarketRate): Decimal {
  return Decimal.max(market.fromUsd, price.times(market.toUsd))
}

/** The same for an option at its `price`: of a percentage it is told by the percentage, which no rounding has touched. */
export function optionCostPerUnit({ priceTypeUse, marketPrice }: Pricing, price: Decimal, market: MarketRate): Decimal {
  if (priceTypeUse === priceType.fixed || !marketPrice) return costPerUnit(price, market)
  return Decimal.max(market.fromUsd, market.fromUsd.times(marketPrice).dividedBy(100))
}

/**
 * The largest amount of `from` that fits into `usd` at so many USD a unit, rounded down to the currency's precision, so that it is
 * never too large.
 */
export function amountWithin(usd: Decimal, pair: Pair, perUnit: Decimal): Decimal {
  return round(Decimal.max(usd, 0).dividedBy(perUnit), currencyOf(pair.from.currency).precision, 'down')
}
