import { Decimal } from '../money/decimal.ts'
import type { Listed } from './book/book.ts'

/**
 * Sorts by what a person receives, the most first; options that give the same stay in the order of their prices. Rounding of the fee
 * may let a lower price give one unit of the last place more.
 */
export function byReceived(listed: readonly Listed[]): Listed[] {
  return [...listed].sort((a, b) => b.calculation.total.comparedTo(a.calculation.total) ?? 0)
}

/** A step of the depth: so much of `from` could be swapped in all at no less than this price, by different agents. */
export interface DepthStep {
  readonly price: Decimal
  readonly amount: Decimal
}

/** How much can be swapped at which price, the best first; options of one price are one step. */
export function depthOf(listed: readonly Listed[]): DepthStep[] {
  const steps: DepthStep[] = []
  for (const { quote, most } of listed) {
    const last = steps.at(-1)
    const amount = (last?.amount ?? new Decimal(0)).plus(most)
    if (last?.price.isEqualTo(quote.price)) steps.pop()
    steps.push({ price: quote.price, amount })
  }
  return steps
}

/** An amount as everybody may know it: two digits that count. */
export function coarse(amount: Decimal): Decimal {
  return amount.precision(2, Decimal.ROUND_HALF_UP)
}
