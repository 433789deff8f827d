import { readDecimal } from '#domain/money/decimal.ts'

/**
 * What a person saw before they came to an offer: its price and what they would receive, as decimal text. Whoever leads to an
 * offer puts it into the router's history state (`state: { seen }`), so that the offer can tell what has changed since.
 */
export interface Seen {
  /** Units of `to` for one `from`. */
  readonly price: string
  /** What is received, in `to`. */
  readonly total: string
}

/** What was seen, by the history's state; null where it says nothing that can be read (it outlives a deployment). */
export function readSeen(state: object): Seen | null {
  const { seen } = state as { seen?: unknown }
  if (typeof seen !== 'object' || seen === null) return null
  const { price, total } = seen as Record<string, unknown>
  return isFigure(price) && isFigure(total) ? { price, total } : null
}

function isFigure(value: unknown): value is string {
  return typeof value === 'string' && readDecimal(value)?.isGreaterThan(0) === true
}
