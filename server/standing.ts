import type { AgentCollateral, AgentRecord as WireRecord } from '#api/agent-standing.ts'
import { type AgentRecord, averageRating, typicalPayout } from '#domain/agents/record.ts'
import { type Capacity, collateralWorth } from '#domain/collateral/capacity.ts'
import { plain, round } from '#domain/money/decimal.ts'
import type { RecordRow } from '#outside/db/agents.ts'

/** A record as the domain speaks of it. */
export function agentRecord({ completed, failed, payouts, rating_sum, ratings }: RecordRow): AgentRecord {
  return { completed, failed, payouts, ratingSum: rating_sum, ratings }
}

/** What is known of an agent from the orders that ended with it. */
export function presentRecord(record: AgentRecord): WireRecord {
  const rating = averageRating(record)
  return {
    completed: record.completed,
    failed: record.failed,
    payoutSeconds: typicalPayout(record),
    rating: rating && plain(round(rating, 1, 'down')),
    ratings: record.ratings,
  }
}

/** USD are shown to the cent. */
const usdPlaces = 2

/** An agent's collateral in USD: what is free, what is in use, what it is worth. */
export function presentCollateral(capacity: Capacity): AgentCollateral {
  return {
    free: plain(round(capacity.free, usdPlaces, 'down')),
    used: plain(round(capacity.used, usdPlaces, 'up')),
    total: plain(round(collateralWorth(capacity), usdPlaces, 'down')),
  }
}
