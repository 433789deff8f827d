import { decimal } from '../money/decimal.ts'

/** The amount that is to arrive. */
export interface Asked {
  readonly currency: string
  readonly amount: string
}

/** How the sum of transfers compares with the amount due: all of it, more, less, or another currency. */
export type Fit = 'exact' | 'over' | 'short' | 'wrongToken'

/**
 * The fit after each transfer, the oldest first: those in the right currency add up, so that a missing part may come later; another
 * currency never counts.
 */
export function fitsOf(expected: Asked, transfers: readonly Asked[]): Fit[] {
  let received = decimal(0)
  return transfers.map(({ currency, amount }) => {
    if (currency !== expected.currency) return 'wrongToken'
    received = received.plus(amount)
    if (received.isEqualTo(expected.amount)) return 'exact'
    return received.isLessThan(expected.amount) ? 'short' : 'over'
  })
}
