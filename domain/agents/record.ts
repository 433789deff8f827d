import { type Decimal, decimal } from '../money/decimal.ts'

/** An agent's record: counts of the orders that ended with it. */
export interface AgentRecord {
  /** Orders that were closed. */
  readonly completed: number
  /** Orders that were rejected. What a user gave up (cancelled, expired) counts for nobody. */
  readonly failed: number
  /** From "I have paid" to the agent's "I have paid out", in seconds, of the latest orders. */
  readonly payouts: readonly number[]
  readonly ratingSum: number
  readonly ratings: number
}

/** The record of a new agent. */
export const newRecord: AgentRecord = { completed: 0, failed: 0, payouts: [], ratingSum: 0, ratings: 0 }

/** How long a payout typically takes, in seconds: the median of the latest; null without any. */
export function typicalPayout({ payouts }: AgentRecord): number | null {
  const sorted = payouts.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [upper, lower] = [sorted[middle], sorted[middle - 1]]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 || lower === undefined ? upper : Math.round((lower + upper) / 2)
}

/** The mean of the ratings, 1 to 5; null without any. */
export function averageRating({ ratingSum, ratings }: AgentRecord): Decimal | null {
  return ratings === 0 ? null : decimal(ratingSum).dividedBy(ratings)
}
