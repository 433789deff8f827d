import { decimal, plain, round } from '#domain/money/decimal.ts'
import { withUnit } from './figures.ts'

/** How a price stands to the market, in words: `0.4 % under market`. Rounded against the one who offers it. */
export function marketDifference(price: string, marketPrice: string): string {
  const percent = decimal(price).dividedBy(marketPrice).minus(1).times(100)
  const shown = round(percent.absoluteValue(), 2, percent.isNegative() ? 'up' : 'down')
  if (shown.isZero()) return 'at market'
  return `${plain(shown)} % ${percent.isNegative() ? 'under' : 'over'} market`
}

/** What an amount came to, against what it would be in the middle of the market with no margin and no fee. */
interface Gap {
  /** What is sent. */
  readonly amount: string
  /** What is received, all taken off. */
  readonly total: string
  readonly marketPrice: string
  readonly currency: string
  /** Decimal places of the currency. */
  readonly precision: number
}

/** In percent and in money: `0.9 %, 10.37 EUR less`. Rounded against the one who offers it. */
export function gapWords({ amount, total, marketPrice, currency, precision }: Gap): string {
  const atMarket = decimal(amount).times(marketPrice)
  const gap = atMarket.minus(total)
  if (atMarket.isZero() || gap.isZero()) return 'nothing'
  const rounding = gap.isNegative() ? 'down' : 'up'
  const percent = round(gap.dividedBy(atMarket).times(100).absoluteValue(), 2, rounding)
  const money = round(gap.absoluteValue(), precision, rounding)
  return `${plain(percent)} %, ${withUnit(plain(money), currency)} ${gap.isNegative() ? 'more' : 'less'}`
}
