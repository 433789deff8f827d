import { decimal } from '../money/decimal.ts'

/** What is to arrive. */
export interface Asked {
  readonly currency: string
  readonly amount: string
}

/** How what has arrived fits what was asked: it is all there, or more, or less, or it is another currency. */
export type Fit = 'exact' | 'over' | 'short' | 'wrongToken'

/**
 * How each transfer leaves what was asked, the oldest first: those in the right currency count together, so that what was
 * missing may come later; another currency never counts.
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
