import { type Decimal, decimal, plain, round } from '#domain/money/decimal.ts'
import { withUnit } from './figures.ts'

/** How a price stands to the market, in words: `0.4 % under market`. Rounded against the one who offers it. */
export function marketDifference(price: string, marketPrice: string): string {
  const percent = percentOver(decimal(price), decimal(marketPrice))
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
  const percent = round(percentOver(decimal(total), atMarket).absoluteValue(), 2, rounding)
  const money = round(gap.absoluteValue(), precision, rounding)
  return `${plain(percent)} %, ${withUnit(precision > centPlaces ? plain(money) : money.toFixed(precision), currency)} ${gap.isNegative() ? 'more' : 'less'}`
}

/** What has cents is written with both digits. */
const centPlaces = 2

/** Figures are cut where their digits end: what differs by less than this many places of a percent is the same. */
const places = 5

function percentOver(value: Decimal, of: Decimal): Decimal {
  return value.dividedBy(of).minus(1).times(100).decimalPlaces(places)
}
