import type { OrderView } from '#api/orders.ts'
import { coverOf } from '#domain/disputes/award.ts'
import { decimal, readDecimal } from '#domain/money/decimal.ts'
import { isEnded } from '#domain/orders/transitions.ts'
import type { Names } from '#web/session/names.ts'
import { usdAndCents } from '#web/ui/figures.ts'
import { momentWords } from '#web/ui/times.ts'
import type { Decision } from './decision.ts'
import { nameOf } from './order-facts.ts'

/** How much can be awarded in a dispute, and until when it would have to be carried out. */
export function mostWords({ forStaff }: OrderView, awardUsd: string, now: number): string {
  if (!forStaff) return ''
  const until = deadlineOf(forStaff, awardUsd)
  if (until) return `It has to be signed and paid by ${momentWords(until, now)}.`
  const { exposureUsd, lockedUsd, awardableUsd } = forStaff
  return `The order is worth ${usdAndCents(exposureUsd)} USD, of which ${usdAndCents(lockedUsd)} USD are locked; one wrapped token can give ${usdAndCents(awardableUsd)} USD at most. Empty for no award.`
}

/** What a decision does, to whom, and what cannot be undone. */
export function decisionPoints(view: OrderView, names: Names, made: Decision, now: number): string[] {
  const { order } = view
  const [user, agent] = [nameOf(view, order.userAddr), nameOf(view, order.agentAddrs[0] ?? '')]
  const told = made.reason ? 'Both are told, with your reason.' : 'Both are told.'
  return [
    `The order of ${user} with ${agent} becomes “${names.status(made.newStatus)}”. ${told}`,
    ...(order.status === 'dispute' ? [collateralWords(view, made, now)] : []),
    ...(made.newStatus === 'dispute' ? ['Until it is decided neither of them can change the order.'] : []),
    'This cannot be undone, and is written to the audit under your name.',
  ]
}

/** Until when an award of so much could be carried out; null where none is typed, or nothing covers it. */
function deadlineOf({ covers }: NonNullable<OrderView['forStaff']>, awardUsd: string): string | null {
  const usd = readDecimal(awardUsd.trim())
  if (!usd?.isGreaterThan(0)) return null
  return (
    coverOf(
      covers.map(({ usd: most, deadline }) => ({ usd: decimal(most), deadline })),
      usd,
    )?.deadline ?? null
  )
}

function collateralWords(view: OrderView, { newStatus, awardUsd }: Decision, now: number): string {
  const { order, forStaff } = view
  const [user, agent] = [nameOf(view, order.userAddr), nameOf(view, order.agentAddrs[0] ?? '')]
  if (awardUsd) {
    const until = forStaff && deadlineOf(forStaff, awardUsd)
    const by = until ? `, all by ${momentWords(until, now)}` : ''
    return `Collateral of ${agent} worth ${usdAndCents(awardUsd)} USD goes to ${user} once it is signed and its delay is over${by}.`
  }
  return isEnded(newStatus)
    ? `No collateral of ${agent} is given to ${user}.`
    : `The dispute is over and the order goes on; no collateral of ${agent} is given to ${user}.`
}
