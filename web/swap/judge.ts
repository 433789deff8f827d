import { isAddressOn } from '#domain/money/address.ts'
import { isCash } from '#domain/money/currencies.ts'
import { type Decimal, decimal } from '#domain/money/decimal.ts'
import type { Asset } from '#domain/swap/pair.ts'

export type AmountFault = 'empty' | 'belowMinimum' | 'aboveLimit'

/** Between what an amount must lie; `max` is null while the limit is not known yet. */
export interface Bounds {
  readonly min: string
  readonly max: string | null
}

/** What is wrong with the amount to send, or null. */
export function amountFault(amount: Decimal | null, bounds: Bounds): AmountFault | null {
  if (!amount) return 'empty'
  if (amount.isLessThan(bounds.min) || amount.isLessThanOrEqualTo(0)) return 'belowMinimum'
  if (bounds.max !== null && amount.isGreaterThan(bounds.max)) return 'aboveLimit'
  return null
}

/** What the server found wrong with the amount, or null when it is something else that it refused. */
export function refusedAmount(code: string | null): AmountFault | null {
  if (code === 'amount.below-minimum') return 'belowMinimum'
  return code === 'amount.above-limit' ? 'aboveLimit' : null
}

/** The specification's words for a fault of the amount (first file §5); an empty field is not scolded. */
export const amountWords: Readonly<Record<AmountFault, string | null>> = {
  empty: null,
  belowMinimum: "The amount mustn't be less than the allowed minimum",
  aboveLimit: "The amount mustn't be greater than the allowed limit",
}

/** What a target asks of its recipient: nothing for cash, transfer details for fiat, an address for crypto. */
export type RecipientKind = 'none' | 'details' | 'address'

export function recipientKind(to: Asset, isFiat: boolean): RecipientKind {
  if (!isFiat) return 'address'
  return isCash(to.currency) ? 'none' : 'details'
}

export type RecipientFault = 'missing' | 'invalid'

/** What is wrong with the recipient, or null. The network decides what an address is, never the ticker. */
export function recipientFault(kind: RecipientKind, to: Asset, text: string): RecipientFault | null {
  if (kind === 'none') return null
  if (text.trim() === '') return 'missing'
  return kind === 'address' && !isAddressOn(to.network, text.trim()) ? 'invalid' : null
}

/** Whether an agent can take anything at all, by the estimate's answer. */
export function hasAgent(estimate: { maxAmount: string; nextPrice: string | null }): boolean {
  return estimate.nextPrice !== null && decimal(estimate.maxAmount).isGreaterThan(0)
}
