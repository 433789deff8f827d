import type { Behind, Calculation as Wire } from '#api/swap.ts'
import { plain } from '#domain/money/decimal.ts'
import type { BookAgent } from '#domain/swap/book.ts'
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
