import { assetTypes, defaultLockDays } from '#domain/collateral/codes.ts'
import { type Scope, scopeKey } from '../flow/pending.ts'
import { isCount, isRecord } from '../shapes.ts'
import { type FormItem, isFigure, isWholeNumber } from './items.ts'

/** What the person has entered; kept in this tab, so that a reload in the middle of the approvals loses nothing. */
export interface Draft {
  readonly items: readonly FormItem[]
  readonly lockDays: string
  /** The tokens that may be taken without a limit, by address. */
  readonly unlimited: readonly string[]
  readonly approveAll: boolean
}

export const emptyDraft: Draft = {
  items: [],
  lockDays: String(defaultLockDays),
  unlimited: [],
  approveAll: false,
}

const nameOf = (scope: Scope) => `surety.collateral-draft.${scopeKey(scope)}`

export function draftOf(scope: Scope): Draft {
  const saved = sessionStorage.getItem(nameOf(scope))
  const draft = saved === null ? null : readDraft(saved)
  if (saved !== null && !draft) sessionStorage.removeItem(nameOf(scope))
  return draft ?? emptyDraft
}

export function keepDraft(scope: Scope, draft: Draft | null): void {
  if (draft) sessionStorage.setItem(nameOf(scope), JSON.stringify(draft))
  else sessionStorage.removeItem(nameOf(scope))
}

/** Reads what was kept; null where it does not have its shape, as another release may have written it. */
export function readDraft(saved: string): Draft | null {
  try {
    const one: unknown = JSON.parse(saved)
    return isDraft(one) ? one : null
  } catch {
    return null
  }
}

function isDraft(one: unknown): one is Draft {
  if (!isRecord(one)) return false
  const { items, lockDays, unlimited, approveAll } = one
  const isChosen = typeof lockDays === 'string' && typeof approveAll === 'boolean'
  const isListed = Array.isArray(unlimited) && unlimited.every((address) => typeof address === 'string')
  return isChosen && isListed && Array.isArray(items) && items.every(isItem)
}

/** What the form adds: what lies in a token already comes from elsewhere. */
function isItem(one: unknown): one is FormItem {
  if (!isRecord(one)) return false
  const { symbol, address, tokenId, amount, assetType, removable, decimals } = one
  const isNamed = typeof symbol === 'string' && typeof address === 'string' && /^0x[0-9a-fA-F]{40}$/.test(address)
  const isType = (assetTypes as readonly unknown[]).includes(assetType)
  const isOne = tokenId === null || (typeof tokenId === 'string' && isWholeNumber(tokenId))
  const isSome = amount === null || (typeof amount === 'string' && isFigure(amount))
  return isNamed && isType && isOne && isSome && removable === true && isCount(decimals) && decimals <= 255
}

/** Why what was entered cannot be sent; null where something was added. */
export function nothingAdded({ items }: Draft): string | null {
  return items.length > 0 ? null : 'Add something first'
}

/** Days of a time lock as entered: a whole number from the least to the most that will do; null for anything else. */
export function readLockDays(text: string, leastDays: number, mostDays: number): number | null {
  const days = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0
  return days >= leastDays && days <= mostDays ? days : null
}
