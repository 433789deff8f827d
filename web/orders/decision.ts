import type { OrderView } from '#api/orders.ts'
import { readDecimal } from '#domain/money/decimal.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { isEnded } from '#domain/orders/transitions.ts'
import { usdAndCents } from '#web/ui/figures.ts'

/** What staff are writing down about an order. */
export interface Draft {
  /** null: not chosen yet. */
  readonly newStatus: OrderStatus | null
  readonly reason: string
  /** In USD, as it was typed. */
  readonly awardUsd: string
}

/** What staff decide about an order that they have seen. */
export interface Decision {
  readonly newStatus: OrderStatus
  /** Empty where none is asked for. */
  readonly reason: string
  /** In USD; empty for none. */
  readonly awardUsd: string
}

export const noDraft: Draft = { newStatus: null, reason: '', awardUsd: '' }

/** A draft as it stands for an order: what is asked for, what is missing, and the decision once nothing is. */
export interface Judged {
  readonly newStatus: OrderStatus | null
  readonly hasReason: boolean
  readonly canAward: boolean
  readonly faults: Readonly<Record<'outcome' | 'reason' | 'award', string | null>>
  readonly made: Decision | null
}

/** Looks at a draft. A dispute that the user calls settled only has to be closed, and nothing is awarded in it. */
export function judged(view: OrderView, draft: Draft): Judged {
  const isDispute = view.order.status === 'dispute'
  const isSettled = isDispute && (view.disputes.at(-1)?.settledAt ?? null) !== null
  const wanted = draft.newStatus ?? (isSettled ? 'closed' : null)
  const newStatus = wanted !== null && view.allowedStatuses?.includes(wanted) ? wanted : null
  const hasReason = isDispute || newStatus === 'dispute'
  const hasAward = view.awards.some(({ state }) => state !== 'failed')
  const canAward = isDispute && !isSettled && !hasAward && newStatus !== null && isEnded(newStatus)
  const reason = hasReason ? draft.reason.trim() : ''
  const awardUsd = canAward ? draft.awardUsd.trim() : ''
  const faults = {
    outcome: newStatus === null ? 'Please choose what becomes of the order.' : null,
    reason: hasReason && reason === '' ? 'Please give a reason: both parties read it.' : null,
    award: awardFault(view, awardUsd),
  }
  const isWhole = Object.values(faults).every((fault) => fault === null)
  return { newStatus, hasReason, canAward, faults, made: newStatus && isWhole ? { newStatus, reason, awardUsd } : null }
}

function awardFault({ forStaff }: OrderView, given: string): string | null {
  if (given === '' || !forStaff) return null
  const usd = readDecimal(given)
  // What is confirmed is shown in dollars and cents: nothing beyond them is decided.
  if (!usd?.isGreaterThan(0) || (usd.decimalPlaces() ?? 0) > 2) {
    return 'Please give an amount above zero in dollars and cents, like 60.50, or nothing.'
  }
  if (usd.isGreaterThan(forStaff.exposureUsd)) return `The order is worth ${usdAndCents(forStaff.exposureUsd)} USD.`
  return usd.isGreaterThan(forStaff.awardableUsd)
    ? `One wrapped token of the agent can give ${usdAndCents(forStaff.awardableUsd)} USD at most.`
    : null
}
