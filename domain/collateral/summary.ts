import { Decimal, decimal, round } from '../money/decimal.ts'

/** Collateral of an agent in USD (specification, second file §2.5). */
export interface CollateralSummary {
  readonly total: Decimal
  /** total minus 10 %. */
  readonly allowed: Decimal
  /** What open offers, orders, holds and due fees use. */
  readonly locked: Decimal
  /** allowed minus locked, never below zero. */
  readonly available: Decimal
}

/** The share of the collateral that an agent may promise. */
export const allowedShare = decimal('0.9')

/** USD figures of collateral are shown with 4 decimals (specification, second file §9). */
const usdPlaces = 4

/** Sums up an agent's collateral; every figure in USD, rounded to 4 decimals. */
export function summarise(total: Decimal, locked: Decimal): CollateralSummary {
  const allowed = total.times(allowedShare)
  const available = Decimal.max(allowed.minus(locked), 0)
  return {
    total: round(total, usdPlaces, 'down'),
    allowed: round(allowed, usdPlaces, 'down'),
    locked: round(locked, usdPlaces, 'up'),
    available: round(available, usdPlaces, 'down'),
  }
}
