import { decimal, plain, round } from '#domain/money/decimal.ts'
import type { Pair } from '#domain/swap/pair.ts'
import { grouped, withUnit } from '#web/ui/figures.ts'

/** Decimals that a shown price has at least (specification, first file §9: 5, or the currency's own). */
const pricePlaces = 5

/** A price for reading: never more favourable than it is, 5 decimals or the target currency's own if it has more. */
export function priceFigure(price: string, targetPrecision: number): string {
  return grouped(plain(round(decimal(price), Math.max(pricePlaces, targetPrecision), 'down')))
}

/** A fraction as percent: `0.005` is `0.5 %`. */
export function percentOf(fraction: string): string {
  return `${plain(decimal(fraction).times(100))} %`
}

/** The fee within a price as a fraction of it, as text; '0' where the price is zero. */
export function feeFraction(priceFee: string, price: string): string {
  const whole = decimal(price)
  return whole.isZero() ? '0' : plain(round(decimal(priceFee).dividedBy(whole), 6, 'up'))
}

/** What a swap comes to in one sentence: `Send 100 USDT, receive 91.37 EUR at 0.91837 EUR for 1 USDT`. */
export function summary(
  answer: { amount: string; calculation: { total: string; price: string } },
  { from, to }: Pair,
  currencies: Readonly<Record<string, { precision: number } | undefined>>,
): string {
  const { total, price } = answer.calculation
  const shownPrice = priceFigure(price, currencies[to.currency]?.precision ?? 0)
  const sides = `Send ${withUnit(answer.amount, from.currency)}, receive ${withUnit(total, to.currency)}`
  return `${sides} at ${shownPrice} ${to.currency} for 1 ${from.currency}`
}
