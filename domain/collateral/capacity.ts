import { Decimal } from '../money/decimal.ts'
import { allowedShare } from './share.ts'

/** What an agent may promise, in USD. */
export interface Capacity {
  /** How much may be promised in total. */
  readonly allowed: Decimal
  /** How much is promised: reserved for offers, locked for orders, held, and fees due. */
  readonly used: Decimal
  /** What is left; never below zero, also when collateral fell below what is in use. */
  readonly free: Decimal
}

/** A capacity from what may be promised and what is, both in USD. */
export function capacity(allowed: Decimal, used: Decimal): Capacity {
  return { allowed, used, free: Decimal.max(allowed.minus(used), 0) }
}

/** What the collateral behind a capacity is worth in USD. */
export function collateralWorth({ allowed }: Capacity): Decimal {
  return allowed.dividedBy(allowedShare)
}
