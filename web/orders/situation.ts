import type { OrderStatus } from '#domain/orders/status.ts'
import { withUnit } from '#web/ui/figures.ts'
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

const decidedBy = 'An operator has decided the dispute: '

/** What staff decided is their word, not that of a party: who is said to have done what must be true. */
const decided: Readonly<Record<Role, Readonly<Partial<Record<OrderStatus, Words>>>>> = {
  user: {
    closed: ({ other, awarded, held }) => ({
      title: 'Completed',
      text: `${decidedBy}this order is completed.${awarded ? userAward(other, awarded) : heldWords(other, held)}`,
      tone: 'done',
    }),
    cancelled: ({ other, awarded }) => ({
      title: 'Cancelled',
      text: `${decidedBy}this order is cancelled. Send nothing.${awarded ? userAward(other, awarded) : ''}`,
      tone: 'stopped',
    }),
    rejected: ({ other, awarded, held }) => ({
      title: 'Rejected',
      text: `${decidedBy}this order is rejected. Send nothing.${awarded ? userAward(other, awarded) : heldWords(other, held)}`,
      tone: 'stopped',
    }),
  },
  agent: {
    closed: ({ other, awarded }) => ({
      title: 'Completed',
      text: `${decidedBy}this order is completed.${awarded ? agentAward(other, awarded) : ' There is nothing more to pay.'}`,
      tone: 'done',
    }),
    cancelled: (facts) => ({
      title: 'Cancelled',
      text: `${decidedBy}this order is cancelled.${facts.awarded ? instead(facts) : ' There is nothing to pay.'}`,
      tone: 'stopped',
    }),
    rejected: (facts) => ({
      title: 'Rejected',
      text: `${decidedBy}this order is rejected.${facts.awarded ? instead(facts) : ' There is nothing to pay.'}`,
      tone: 'stopped',
    }),
  },
}

function userAward(other: string, awarded: string): string {
  return ` Collateral of ${other} worth ${awarded} was awarded to you; how far it has come stands under Award.`
}

function agentAward(other: string, awarded: string): string {
  return ` Your collateral worth ${awarded} was awarded to ${other}; how far it has come stands under Award.`
}

function instead({ other, awarded, sent }: OrderFacts): string {
  return `${agentAward(other, awarded ?? '')} It stands in the place of ${sent}: do not send that back as well.`
}

function heldWords(other: string, held: OrderFacts['held']): string {
  return held ? ` ${other}’s collateral worth ${held.usd} USD is held for you until ${held.until}.` : ''
}

const situations: Readonly<Record<Role, Readonly<Record<OrderStatus, Words>>>> = {
  user: {
    userTransfer: (facts) => toSend(facts),
    agentTransfer: ({ other, paid, paidWay, sent, isOverdue, missing }) => ({
      title: payoutTitle(other, paid, paidWay, isOverdue, missing),
      text:
        missing === '0'
          ? `Check that it has arrived. ${other} has yet to say that it was paid.`
          : isOverdue
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
      text: `An operator decides how this order with ${other} ends. If everything has arrived after all, say so below.`,
      tone: 'wait',
    }),
  },
  agent: {
    userTransfer: ({ other, sent, sentWay, missing }) => ({
      title: missing === '0' ? `${sent} to you was seen on chain` : `${other} sends you ${sent} ${sentWay}`,
      text: `${missing === '0' ? 'It is confirmed once it lies deep enough. ' : 'Wait for the transfer. '}When ${other} confirms it, it is your turn.`,
      tone: 'wait',
    }),
    agentTransfer: (facts) => toPay(facts),
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
      text: `An operator decides how this order with ${other} ends. Until then only ${other} can end it, by saying that it is settled.`,
      tone: 'wait',
    }),
  },
}

function payoutTitle(other: string, paid: string, way: string, isOverdue: boolean, missing: string | null): string {
  if (missing === '0') return `${paid} to you was seen on chain`
  return isOverdue ? `${other} is overdue with ${paid}` : `${other} pays you ${paid} ${way}`
}

/** What the user has to send: all of it, what is still missing of it, or nothing more. */
function toSend({ sent, sentWay, other, missing, agentDetails }: OrderFacts): ReturnType<Words> {
  if (missing === '0') {
    const text = `There is nothing more to send. Confirm your transfer, so that ${other} pays you.`
    return { title: `Your ${sent} was seen on chain`, text, tone: 'act' }
  }
  const title = missing
    ? `Send the missing ${withUnit(missing, unitOf(sent))} ${sentWay}`
    : `Send exactly ${sent} ${sentWay}`
  return { title, text: `${whereTo(agentDetails)} Then confirm here.`, tone: 'act' }
}

/** The same of what the agent has to pay. */
function toPay({ sent, paid, paidWay, other, missing, isOverdue, userDetails }: OrderFacts): ReturnType<Words> {
  if (missing === '0') {
    const text = `There is nothing more to pay. Complete the order, so that ${other} is told.`
    return { title: `Your ${paid} was seen on chain`, text, tone: 'act' }
  }
  const asked = missing
    ? `Pay the missing ${withUnit(missing, unitOf(paid))} ${paidWay}`
    : `Pay exactly ${paid} ${paidWay}`
  return {
    title: isOverdue ? `You are overdue with ${paid}` : asked,
    text: `${other} has confirmed a transfer of ${sent}. Check that it has arrived, then pay. ${whereTo(userDetails)}`,
    tone: 'act',
  }
}

/** The unit of an amount as sentences write it. */
function unitOf(amount: string): string {
  return amount.split('\u00a0')[1] ?? ''
}

/** The situation of an order for the one who looks at it. */
export function situationOf(facts: OrderFacts): Situation {
  const words = (facts.isDecided && decided[facts.role][facts.status]) || situations[facts.role][facts.status]
  return { ...words(facts), deadline: deadlineOf(facts), details: detailsOf(facts) }
}

function deadlineOf({ status, expireAt, payoutDueAt, isOverdue }: OrderFacts): Situation['deadline'] {
  if (status === 'userTransfer') return { at: expireAt, label: 'left to pay' }
  return payoutDueAt && !isOverdue ? { at: payoutDueAt, label: 'left to pay out' } : null
}

function detailsOf(facts: OrderFacts): Situation['details'] {
  const { role, status, agentDetails, userDetails, missing } = facts
  // Nobody is invited to pay twice.
  if (missing === '0') return null
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
