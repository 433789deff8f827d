import type { OrderView } from '#api/orders.ts'
import { isEnded } from '#domain/orders/transitions.ts'
import type { Names } from '#web/session/names.ts'
import { usdAndCents } from '#web/ui/figures.ts'
import type { Decision } from './decision.ts'
import { nameOf } from './order-facts.ts'

/** How much can be awarded in a dispute. */
export function mostWords({ forStaff }: OrderView): string {
  if (!forStaff) return ''
  const { exposureUsd, lockedUsd, awardableUsd } = forStaff
  return `The order is worth ${usdAndCents(exposureUsd)} USD, of which ${usdAndCents(lockedUsd)} USD are locked; one wrapped token can give ${usdAndCents(awardableUsd)} USD at most. Empty for no award.`
}

/** What a decision does, to whom, and what cannot be undone. */
export function decisionPoints(view: OrderView, names: Names, made: Decision): string[] {
  const { order } = view
  const [user, agent] = [nameOf(view, order.userAddr), nameOf(view, order.agentAddrs[0] ?? '')]
  const told = made.reason ? 'Both are told, with your reason.' : 'Both are told.'
  return [
    `The order of ${user} with ${agent} becomes “${names.status(made.newStatus)}”. ${told}`,
    ...(order.status === 'dispute' ? [collateralWords(made, user, agent)] : []),
    ...(made.newStatus === 'dispute' ? ['Until it is decided neither of them can change the order.'] : []),
    'This cannot be undone, and is written to the audit under your name.',
  ]
}

function collateralWords({ newStatus, awardUsd }: Decision, user: string, agent: string): string {
  if (awardUsd) {
    return `Collateral of ${agent} worth ${usdAndCents(awardUsd)} USD goes to ${user} once it is signed and its delay is over.`
  }
  return isEnded(newStatus)
    ? `No collateral of ${agent} is given to ${user}.`
    : `The dispute is over and the order goes on; no collateral of ${agent} is given to ${user}.`
}
