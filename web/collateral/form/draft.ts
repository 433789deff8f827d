import { defaultLockDays } from '#domain/collateral/codes.ts'
import type { Scope } from '../flow/pending.ts'
import type { FormItem } from './items.ts'

/** What the person has entered; kept in this tab, so that a reload in the middle of the approvals loses nothing. */
export interface Draft {
  readonly items: readonly FormItem[]
  readonly lockDays: string
  readonly isUnlimited: boolean
  readonly approveAll: boolean
}

export const emptyDraft: Draft = {
  items: [],
  lockDays: String(defaultLockDays),
  isUnlimited: false,
  approveAll: false,
}

function keyOf({ chainId, account, what }: Scope): string {
  return `surety.collateral-draft.${chainId}.${account.toLowerCase()}.${what.toLowerCase()}`
}

export function draftOf(scope: Scope): Draft {
  const saved = sessionStorage.getItem(keyOf(scope))
  return saved === null ? emptyDraft : { ...emptyDraft, ...(JSON.parse(saved) as Partial<Draft>) }
}

export function keepDraft(scope: Scope, draft: Draft | null): void {
  if (draft) sessionStorage.setItem(keyOf(scope), JSON.stringify(draft))
  else sessionStorage.removeItem(keyOf(scope))
}

/** Days of a time lock as entered: a whole number from 1 up to what the wrapper takes; null for anything else. */
export function readLockDays(text: string, mostDays: number): number | null {
  const days = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0
  return days >= 1 && days <= mostDays ? days : null
}
