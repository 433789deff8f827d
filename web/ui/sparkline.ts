import { decimal, plain, round } from '#domain/money/decimal.ts'
import { grouped } from './figures.ts'

/** A point of a line: when (ISO 8601) and the price then, exact. */
export interface Point {
  readonly at: string
  readonly price: string
}

/** The line through the points as the path of a drawing of this size; empty for less than two points. */
export function linePath(points: readonly Point[], width: number, height: number): string {
  const times = points.map(({ at }) => Date.parse(at))
  const prices = points.map(({ price }) => Number(price))
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  if (points.length < 2 || last <= first) return ''
  const x = (at: number) => ((at - first) / (last - first)) * width
  // What stays where it is runs through the middle.
  const y = (price: number) => (high === low ? height / 2 : height - ((price - low) / (high - low)) * height)
  return times.map((at, i) => `${i === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(prices[i] ?? low).toFixed(1)}`).join('')
}

/** By how much a price has changed: `+0.42 %`, `−1.3 %`, `no change`. */
export function changeWords(from: string, to: string): string {
  const percent = decimal(to).dividedBy(from).minus(1).times(100).decimalPlaces(2)
  if (percent.isZero()) return 'no change'
  return `${percent.isNegative() ? '−' : '+'}${plain(percent.absoluteValue())} %`
}

/** A rate for reading, with as many digits as tell it apart from its neighbours. */
export function rateFigure(price: string): string {
  const value = decimal(price)
  const places = value.isGreaterThanOrEqualTo(1000) ? 2 : value.isGreaterThanOrEqualTo('0.01') ? 5 : 10
  return grouped(plain(round(value, places, 'down')))
}
