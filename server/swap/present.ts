import type { Behind, Calculation as Wire } from '#api/swap.ts'
import { type AgentRecord, averageRating, typicalPayout } from '#domain/agents/record.ts'
import { type Capacity, collateralWorth } from '#domain/collateral/capacity.ts'
import { plain, round } from '#domain/money/decimal.ts'
import type { BookAgent } from '#domain/swap/book.ts'
import type { Calculation } from '#domain/swap/calculation.ts'

/** A calculation as the wire and the database have it: every figure as text. */
export function presentCalculation(calculation: Calculation): Wire {
  return {
    price: plain(calculation.price),
    priceFee: plain(calculation.priceFee),
    totalPrice: plain(calculation.totalPrice),
    totalFee: plain(calculation.totalFee),
    total: plain(calculation.total),
    fromMarketPrice: plain(calculation.fromMarketPrice),
    toMarketPrice: plain(calculation.toMarketPrice),
  }
}

/** USD are shown to the cent. */
const usdPlaces = 2

/** What is known of an agent from the orders that ended with it. */
export function presentRecord(record: AgentRecord): Behind['record'] {
  const rating = averageRating(record)
  return {
    completed: record.completed,
    failed: record.failed,
    payoutSeconds: typicalPayout(record),
    rating: rating && plain(round(rating, 1, 'down')),
    ratings: record.ratings,
  }
}

/** Who stands behind a price, and with what. */
export function presentBehind({ addr, username, workTime, capacity, record }: BookAgent): Behind {
  return {
    agent: { addr, username, workTime },
    record: presentRecord(record),
    collateral: presentCollateral(capacity),
  }
}

/** An agent's collateral in USD: what is free, what is in use, what it is worth. */
export function presentCollateral(capacity: Capacity): Behind['collateral'] {
  return {
    free: plain(round(capacity.free, usdPlaces, 'down')),
    used: plain(round(capacity.used, usdPlaces, 'up')),
    total: plain(round(collateralWorth(capacity), usdPlaces, 'down')),
  }
}
