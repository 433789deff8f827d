import type { Sent } from '#web/wallet/contracts/transactions.ts'
import type { Job } from './steps.ts'

/** A transaction that was sent for a job and whose end was not seen yet. */
export interface Pending {
  readonly job: Job['kind']
  readonly isFinal: boolean
  readonly sent: Sent
}

/** Whose work on what: another account or another chain has its own. */
export interface Scope {
  readonly chainId: number
  readonly account: string
  /** The wrapped token, or the making of a new one. */
  readonly what: string
}

function keyOf({ chainId, account, what }: Scope): string {
  return `surety.collateral.${chainId}.${account.toLowerCase()}.${what.toLowerCase()}`
}

/** Remembers what is on its way, over reloads and in all tabs; null forgets it. */
export function keepPending(scope: Scope, pending: Pending | null): void {
  if (pending) localStorage.setItem(keyOf(scope), JSON.stringify(pending))
  else localStorage.removeItem(keyOf(scope))
}

/** What an earlier page sent and did not see the end of. */
export function pendingOf(scope: Scope): Pending | null {
  const saved = localStorage.getItem(keyOf(scope))
  return saved === null ? null : (JSON.parse(saved) as Pending)
}
