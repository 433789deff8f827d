import type { OrderStatus } from '#domain/orders/status.ts'
import type { OrderFacts, Role, TransferDetails } from './order-facts.ts'

/** What an order means to the one who looks at it, right now. */
export interface Situation {
  /** The one thing to do or to know. */
  readonly title: string
  readonly text: string
  /** The time that is running, ISO, and what it is left for; null where none is. */
  readonly deadline: { readonly at: string; readonly label: string } | null
  /** Where money is to go in this step; null where nobody has to send anything. */
  readonly details: { readonly label: string; readonly of: TransferDetails } | null
  readonly tone: 'act' | 'wait' | 'done' | 'stopped'
}

type Words = (facts: OrderFacts) => Pick<Situation, 'title' | 'text' | 'tone'>

const situations: Readonly<Record<Role, Readonly<Record<OrderStatus, Words>>>> = {
  user: {
    userTransfer: (facts) => ({
      title: `Send exactly ${facts.sent} ${facts.sentWay}`,
      text: `${whereTo(facts.agentDetails)} Then confirm here.`,
      tone: 'act',
    }),
    agentTransfer: ({ other, paid, paidWay, sent, isOverdue }) => ({
      title: isOverdue ? `${other} is overdue with ${paid}` : `${other} pays you ${paid} ${paidWay}`,
      text: isOverdue
        ? `You have confirmed your transfer of ${sent}, and the time in which ${other} was to pay is over. If nothing has arrived, open a dispute: an operator then decides.`
        : `You have confirmed your transfer of ${sent}. Once it has arrived, ${other} pays you. There is nothing to do for you now.`,
      tone: isOverdue ? 'stopped' : 'wait',
    }),
    closed: ({ other, paid, paidWay, held }) => ({
      title: 'Completed',
      text: `${other} has confirmed your transfer and the payout of ${paid} ${paidWay}.${held ? ` ${other}’s collateral worth ${held.usd} USD is held for you until ${held.until}. Has everything arrived?` : ''}`,
      tone: 'done',
    }),
    cancelled: ({ other }) => ({
      title: 'Cancelled',
      text: `This order was cancelled. ${other} no longer waits for a transfer: send nothing.`,
      tone: 'stopped',
    }),
    rejected: ({ other, sent, isClaimed, held }) => ({
      title: 'Rejected',
      text: isClaimed
        ? `${other} has rejected this order and does not pay. If you sent ${sent}, ${other} has to send it back.${held ? ` Collateral worth ${held.usd} USD is held for you until ${held.until}: open a dispute if you do not get it.` : ''}`
        : `${other} has rejected this order. It is over: send nothing.`,
      tone: 'stopped',
    }),
    expired: ({ sent }) => ({
      title: 'The time to pay is over',
      text: `This order was closed because no transfer of ${sent} was confirmed in time. Send nothing. If you already paid, say so below.`,
      tone: 'stopped',
    }),
    dispute: ({ other }) => ({
      title: 'In dispute',
      text: `An operator decides how this order with ${other} ends. Until then neither side can change it.`,
      tone: 'wait',
    }),
  },
  agent: {
    userTransfer: ({ other, sent, sentWay }) => ({
      title: `${other} sends you ${sent} ${sentWay}`,
      text: `Wait for the transfer. When ${other} confirms it, it is your turn.`,
      tone: 'wait',
    }),
    agentTransfer: (facts) => ({
      title: facts.isOverdue ? `You are overdue with ${facts.paid}` : `Pay exactly ${facts.paid} ${facts.paidWay}`,
      text: `${facts.other} has confirmed a transfer of ${facts.sent}. Check that it has arrived, then pay. ${whereTo(facts.userDetails)}`,
      tone: 'act',
    }),
    closed: ({ other, sent, paid, held }) => ({
      title: 'Completed',
      text: `You have confirmed that ${sent} arrived and that you paid ${other} ${paid}.${held ? ` Your collateral worth ${held.usd} USD is held until ${held.until}, or until ${other} says that it arrived.` : ''}`,
      tone: 'done',
    }),
    cancelled: ({ other }) => ({
      title: 'Cancelled',
      text: `${other} has cancelled this order and says that no transfer was made. There is nothing to pay.`,
      tone: 'stopped',
    }),
    rejected: ({ other, sent, isClaimed }) => ({
      title: 'Rejected',
      text: isClaimed
        ? `This order was rejected and there is nothing to pay. If ${sent} arrives, send it back to ${other}.`
        : `This order was rejected before ${other} made a transfer. There is nothing to pay.`,
      tone: 'stopped',
    }),
    expired: ({ other, sent }) => ({
      title: 'The time to pay is over',
      text: `${other} confirmed no transfer of ${sent} in time. This order is closed and there is nothing to pay.`,
      tone: 'stopped',
    }),
    dispute: ({ other }) => ({
      title: 'In dispute',
      text: `An operator decides how this order with ${other} ends. Until then neither side can change it.`,
      tone: 'wait',
    }),
  },
}

/** The situation of an order for the one who looks at it. */
export function situationOf(facts: OrderFacts): Situation {
  const words = situations[facts.role][facts.status](facts)
  return { ...words, deadline: deadlineOf(facts), details: detailsOf(facts) }
}

function deadlineOf({ status, expireAt, payoutDueAt, isOverdue }: OrderFacts): Situation['deadline'] {
  if (status === 'userTransfer') return { at: expireAt, label: 'left to pay' }
  return payoutDueAt && !isOverdue ? { at: payoutDueAt, label: 'left to pay out' } : null
}

function detailsOf(facts: OrderFacts): Situation['details'] {
  const { role, status, agentDetails, userDetails } = facts
  if (status === 'userTransfer' && agentDetails) {
    return { label: role === 'user' ? 'Send to' : 'You receive at', of: agentDetails }
  }
  if (status === 'agentTransfer' && userDetails) {
    return { label: role === 'user' ? 'You receive at' : 'Pay to', of: userDetails }
  }
  return null
}

function whereTo(details: TransferDetails | null): string {
  if (details?.address) return 'Use the address below, from any wallet.'
  return details?.iban ? 'Use the account below.' : 'The money changes hands in person.'
}

export interface Step {
  readonly label: string
  readonly state: 'done' | 'now' | 'ahead' | 'stopped'
}

const reached: Readonly<Record<OrderStatus, number>> = {
  userTransfer: 1,
  agentTransfer: 2,
  dispute: 3,
  closed: 4,
  cancelled: 3,
  rejected: 3,
  expired: 3,
}

/** The four steps of an order. One that ends early has the end it came to as its last step. */
export function stepsOf(facts: OrderFacts, from: string, to: string, statusLabel: string): Step[] {
  const isUser = facts.role === 'user'
  const isEarlyEnd = reached[facts.status] === 3
  const labels = [
    'Offer accepted',
    isUser ? `You transfer ${from}` : `${facts.other} transfers ${from}`,
    isUser ? `${facts.other} pays ${to}` : `You pay ${to}`,
    isEarlyEnd ? statusLabel : 'Completed',
  ]
  return labels.map((label, index) => ({
    label,
    state: isEarlyEnd ? endedState(index, facts) : openState(index, facts),
  }))
}

function openState(index: number, facts: OrderFacts): Step['state'] {
  if (index < reached[facts.status]) return 'done'
  return index === reached[facts.status] ? 'now' : 'ahead'
}

function endedState(index: number, facts: OrderFacts): Step['state'] {
  if (index === 3) return 'stopped'
  return index === 0 || (index === 1 && facts.isClaimed) ? 'done' : 'ahead'
}
