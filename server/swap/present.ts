import type { Calculation as Wire } from '#api/swap.ts'
import { plain } from '#domain/money/decimal.ts'
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
