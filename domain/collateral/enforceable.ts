import { ruleBits } from './codes.ts'

/** What a wrapped token promised when it was wrapped. */
export interface WrappedTerms {
  readonly rules: number
  /** Who receives its royalties: whom it lets take collateral out. */
  readonly receivers: readonly string[]
}

/** Who takes collateral out when a decision was made, and whether the wrapper trusts it now. */
export interface Remover {
  readonly address: string
  readonly isTrusted: boolean
}

/** An item as far as its removal goes. `isListed`: the white list lets the asset be removed. */
export interface RemovableItem {
  readonly kind: 'native' | 'erc20' | 'other'
  readonly isListed: boolean
}

/**
 * Whether the remover can take an item out of a locked token, so that the item secures anything: the token cannot be transferred and
 * names only this remover (another one could be first), the wrapper trusts it, and the asset is native coin or a listed one.
 */
export function isRemovable(terms: WrappedTerms, remover: Remover, item: RemovableItem): boolean {
  const stays = (terms.rules & ruleBits.noTransfer) !== 0
  const named = terms.receivers.length > 0 && terms.receivers.every((receiver) => receiver === remover.address)
  const movable = item.kind === 'native' || (item.kind === 'erc20' && item.isListed)
  return stays && named && remover.isTrusted && movable
}

/** The longest that an agent may leave people for their transfer, in seconds. */
export const longestTransferSeconds = 86_400

/**
 * How long an order can need its collateral, in seconds: from its offer until a dispute opened at the last moment is decided
 * (`decision`). The delay of the decision on chain is not included.
 */
export function coverSeconds(longest: { payout: number; hold: number; dispute: number; decision: number }): number {
  return longestTransferSeconds + longest.payout + longest.hold + longest.dispute + longest.decision
}
