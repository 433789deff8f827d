import { type Decimal, readDecimal } from '#domain/money/decimal.ts'

/** Digits before the dot that an amount may have: as many as the wire reads. */
const wholeDigits = 30

const groupedByComma = /^\d{1,3}(?:,\d{3})+\.\d+$/
const groupedByDot = /^\d{1,3}(?:\.\d{3})+,\d+$/

/**
 * What the amount field holds after a key or a paste: digits and one dot, a comma becomes a dot, and no more decimals than
 * the currency has. A pasted `1,250.50` or `1.250,50` keeps its worth: where both signs stand, the first groups thousands.
 */
export function filterAmount(typed: string, precision: number): string {
  const [whole = '', ...fractions] = ungrouped(typed.trim())
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, wholeDigits)
  if (fractions.length === 0 || precision === 0) return digits
  return `${digits}.${fractions.join('').slice(0, precision)}`
}

function ungrouped(text: string): string {
  if (groupedByComma.test(text)) return text.replaceAll(',', '')
  if (groupedByDot.test(text)) return text.replaceAll('.', '')
  return text
}

/** The amount that a field's text stands for; null while it is none (`''`, `.`). `5.` is 5 and `.5` is 0.5. */
export function readAmount(text: string): Decimal | null {
  const [whole = '', fraction = ''] = text.split('.')
  if (whole === '' && fraction === '') return null
  return readDecimal(fraction === '' ? whole : `${whole || '0'}.${fraction}`)
}
