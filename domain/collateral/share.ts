import { decimal } from '../money/decimal.ts'

/** The share of its collateral that an agent may promise: total minus 10 % (specification, second file §2.5). */
export const allowedShare = decimal('0.9')
