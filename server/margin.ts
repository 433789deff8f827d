import { coverSeconds } from '#domain/collateral/enforceable.ts'
import type { Settings } from './config.ts'

/** How many seconds before its unlock a wrapped token stops backing new orders; the follower adds the settlement's delay. */
export function marginOf({ payoutSeconds, holdSeconds, disputeMs, decisionSeconds }: Settings): number {
  const hold = Math.max(holdSeconds.crypto, holdSeconds.fiat)
  return coverSeconds({ payout: payoutSeconds, hold, dispute: disputeMs / 1000, decision: decisionSeconds })
}
