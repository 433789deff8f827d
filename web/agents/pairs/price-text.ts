import { type Decimal, decimal, plain, readDecimal } from '#domain/money/decimal.ts'

const wholeDigits = 30
const fractionDigits = 18

/** What a price field holds after a key or a paste: a comma becomes a dot, and only digits and one dot stay. */
export function filterPrice(typed: string): string {
  const [whole = '', ...fractions] = typed
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, wholeDigits)
  return fractions.length === 0 ? digits : `${digits}.${fractions.join('').slice(0, fractionDigits)}`
}

/** The price that a field's text stands for: `5.` is 5, `.5` is 0.5, nothing is null. What is no number stays as it is. */
export function priceOf(text: string): string | null {
  if (text === '') return null
  const [whole = '', fraction = ''] = text.split('.')
  if (whole === '' && fraction === '') return text
  return fraction === '' ? whole : `${whole || '0'}.${fraction}`
}

/** Whether a field's text is a price that can be used: a number above zero. */
export function isPrice(text: string): boolean {
  return readDecimal(priceOf(text) ?? '')?.isGreaterThan(0) ?? false
}

const hundred = decimal(100)

/** How far a price is off the market in percent, signed, e.g. −0.4; null without a market. */
export function offMarket(price: string, market: string | null): Decimal | null {
  if (market === null || decimal(market).isZero()) return null
  return decimal(price).dividedBy(decimal(market)).minus(1).times(hundred)
}

/** A difference in percent with its sign, as `+1.90 %`, `−0.40 %` or `±0.00 %`. */
export function signedPercent(percent: Decimal): string {
  const text = percent.absoluteValue().toFixed(2)
  if (Number(text) === 0) return `±${text} %`
  return `${percent.isNegative() ? '−' : '+'}${text} %`
}

const shownDigits = 6

/** A price for reading: six digits that count, never an exponent. */
export function shownPrice(price: string): string {
  const value = decimal(price)
  return plain(value.isZero() ? value : value.precision(Math.max(shownDigits, value.e === null ? 0 : value.e + 3), 1))
}
