import { coverSeconds } from '#domain/collateral/enforceable.ts'
import type { Settings } from './config.ts'

/** How long before the end of its lock a wrapped token stops backing new orders, in seconds; the follower adds what the settlement waits. */
export function marginOf({ payoutSeconds, holdSeconds, disputeMs, decisionSeconds }: Settings): number {
  const hold = Math.max(holdSeconds.crypto, holdSeconds.fiat)
  return coverSeconds({ payout: payoutSeconds, hold, dispute: disputeMs / 1000, decision: decisionSeconds })
}
