import { decimal, plain, round } from '#domain/money/decimal.ts'

/** Groups the digits before the dot in threes, for reading: `1234567.5` becomes `1,234,567.5`. Text in, text out: exact. */
export function grouped(figure: string): string {
  const [whole = '', fraction] = figure.split('.')
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? groups : `${groups}.${fraction}`
}

/** An amount with its unit, as sentences and headlines write it: `1,250 USDT`. The space does not break. */
export function withUnit(figure: string, unit: string): string {
  return `${grouped(figure)}\u00a0${unit}`
}

/** US dollars for reading, without cents: `26,000`. Never more than it is. */
export function usdFigure(usd: string): string {
  return grouped(plain(round(decimal(usd), 0, 'down')))
}

/** US dollars for reading where each cent counts: `60.50`. Never more than it is. */
export function usdAndCents(usd: string): string {
  return grouped(round(decimal(usd), 2, 'down').toFixed(2))
}
