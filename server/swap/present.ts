import type { PriceSide } from '#api/price-inputs.ts'
import type { Behind, Calculation as Wire } from '#api/swap.ts'
import { plain } from '#domain/money/decimal.ts'
import type { Rate } from '#domain/prices/rate.ts'
import type { BookAgent } from '#domain/swap/book/book.ts'
import type { Calculation } from '#domain/swap/calculation.ts'
import { presentCollateral, presentRecord } from '../standing.ts'

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

/** Who stands behind a price, and with what. */
export function presentBehind({ addr, username, workTime, capacity, record }: BookAgent): Behind {
  return {
    agent: { addr, username, workTime },
    record: presentRecord(record),
    collateral: presentCollateral(capacity),
  }
}

/** A market price with what it was made of. */
export function presentRate({ symbol, usd, at, inputs }: Rate): PriceSide {
  return { symbol, usd: plain(usd), takenAt: new Date(at).toISOString(), inputs: [...inputs] }
}
