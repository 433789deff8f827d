import { isSent } from '#web/wallet/contracts/sent.ts'
import type { Sent } from '#web/wallet/contracts/transactions.ts'
import { isRecord } from '../shapes.ts'
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

/** What tells one scope from another. */
export function scopeKey({ chainId, account, what }: Scope): string {
  return `${chainId}.${account.toLowerCase()}.${what.toLowerCase()}`
}

const nameOf = (scope: Scope) => `surety.collateral.${scopeKey(scope)}`

/** Remembers what is on its way, over reloads and in all tabs, beside what another tab has sent. */
export function keepPending(scope: Scope, pending: Pending): void {
  save(scope, [...allOf(scope).filter(({ sent }) => !isSameSent(sent, pending.sent)), pending])
}

/** Forgets a transaction whose end was seen. */
export function forgetPending(scope: Scope, seen: Sent): void {
  save(
    scope,
    allOf(scope).filter(({ sent }) => !isSameSent(sent, seen)),
  )
}

/** What an earlier page sent and did not see the end of: the first of it. */
export function pendingOf(scope: Scope): Pending | null {
  return allOf(scope)[0] ?? null
}

function save(scope: Scope, all: readonly Pending[]): void {
  if (all.length > 0) localStorage.setItem(nameOf(scope), JSON.stringify(all))
  else localStorage.removeItem(nameOf(scope))
}

function allOf(scope: Scope): Pending[] {
  const saved = localStorage.getItem(nameOf(scope))
  return saved === null ? [] : readPending(saved)
}

/** Reads what was remembered; what does not have its shape, as another release may have written it, is left out. */
export function readPending(saved: string): Pending[] {
  try {
    const all: unknown = JSON.parse(saved)
    return Array.isArray(all) ? all.filter(isPending) : []
  } catch {
    return []
  }
}

const jobs: readonly unknown[] = ['wrap', 'add', 'unwrap', 'transfer'] satisfies Job['kind'][]

function isPending(one: unknown): one is Pending {
  return isRecord(one) && jobs.includes(one.job) && typeof one.isFinal === 'boolean' && isSent(one.sent)
}

function isSameSent(one: Sent, other: Sent): boolean {
  if (one.hash !== null && other.hash !== null) return one.hash === other.hash
  return one.hash === other.hash && one.nonce === other.nonce && one.data === other.data
}
