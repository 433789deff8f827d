import { decimal, plain } from '#domain/money/decimal.ts'
import { grouped } from './figures.ts'

/** What the ledger says in USD, exactly and with cents at least: `12.50`, `0.123456`, `−4.00`. */
function usdText(usd: string): string {
  const value = decimal(usd)
  const text = value.absoluteValue()
  return `${value.isNegative() ? '−' : ''}${grouped((text.decimalPlaces() ?? 0) > 2 ? plain(text) : text.toFixed(2))}`
}

/** The same for columns, where dots stand below each other: all six digits of the ledger. */
export function usdCell(usd: string): string {
  const value = decimal(usd)
  return `${value.isNegative() ? '−' : ''}${grouped(value.absoluteValue().toFixed(6))}`
}

/** What the ledger says, with its unit. */
export function usdExactly(usd: string): string {
  return `${usdText(usd)}\u00a0USD`
}
