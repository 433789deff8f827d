import type { OrderStatus } from '#domain/orders/status.ts'
import type { OrderFacts, Role } from './order-facts.ts'

/** A button, and the dialog that asks before what it does. */
export interface Question {
  readonly label: string
  readonly isPrimary: boolean
  readonly title: string
  /** What happens, to whom, and what cannot be undone. */
  readonly points: readonly string[]
  /** The button that does it, and the safe one, which has the focus. */
  readonly confirm: string
  readonly safe: string
  /** What the person is asked to say to it, where the other side and an operator have to know. */
  readonly statement?: { readonly label: string; readonly hint: string }
}

/** A step that a party can take. */
export interface StepWords extends Question {
  readonly to: OrderStatus
}

type Words = (facts: OrderFacts) => Question

const confirmTransfer: Words = ({ sent, sentWay, other, paid }) => ({
  label: 'I made this transfer',
  isPrimary: true,
  title: 'Did you make this transfer?',
  points: [
    `You confirm that you sent exactly ${sent} ${sentWay} to ${other}.`,
    `${other} is asked to check it and to pay you ${paid}.`,
    'This cannot be undone: afterwards you can no longer cancel the order.',
  ],
  confirm: 'I made this transfer',
  safe: 'Not yet',
})

const cancel: Words = ({ other, sent }) => ({
  label: 'Cancel order',
  isPrimary: false,
  title: 'Cancel this order?',
  points: [
    'Cancel only if you made no transfer.',
    `${other} is told and no longer waits for your ${sent}.`,
    'This cannot be undone: money sent to a cancelled order does not come back by itself.',
  ],
  confirm: 'Cancel the order',
  safe: 'Keep the order',
})

const rejectUnpaid: Words = ({ other, sent }) => ({
  label: 'Reject order',
  isPrimary: false,
  title: 'Reject this order?',
  points: [
    'Reject it if you cannot complete it.',
    `${other} is told not to send you ${sent}.`,
    'This cannot be undone: if a transfer is already on its way, you have to send it back.',
  ],
  confirm: 'Reject the order',
  safe: 'Keep the order',
})

const confirmReceipt: Words = ({ sent, paid, paidWay, other }) => ({
  label: 'Confirm receipt and payout',
  isPrimary: true,
  title: 'Has everything been paid?',
  points: [
    `You confirm that ${sent} from ${other} has arrived in full.`,
    `You confirm that you paid ${other} exactly ${paid} ${paidWay}.`,
    'This cannot be undone: the order is completed and its fee becomes due.',
  ],
  confirm: 'Complete the order',
  safe: 'Not yet',
})

const rejectUnreceived: Words = ({ other, sent, paid }) => ({
  label: 'Reject order',
  isPrimary: false,
  title: 'Reject this order?',
  points: [
    `${other} says that ${sent} was sent. Reject only if it has not arrived, or if you sent it back.`,
    `${other} is told that you do not pay ${paid}.`,
    `This cannot be undone: your collateral for this order stays held for a while, so that ${other} can object.`,
  ],
  confirm: 'Reject the order',
  safe: 'Keep the order',
})

const whatHappened = { label: 'What happened?', hint: 'When and how you paid, references, what the other side said.' }

const openDispute: Words = ({ other }) => ({
  label: 'Open a dispute',
  isPrimary: false,
  title: 'Open a dispute?',
  points: [
    'An operator of this market looks at the order and decides how it ends.',
    `${other} is told, and sees what you write here.`,
    'This cannot be undone: until the decision neither side can change the order.',
  ],
  confirm: 'Open the dispute',
  safe: 'Not now',
  statement: whatHappened,
})

const notReceived: Words = (facts) => ({
  ...openDispute(facts),
  label: 'Not received',
  title: 'Has the payout not arrived?',
  points: [
    `${facts.other} says that ${facts.paid} was paid ${facts.paidWay}. Payouts can take a while to arrive.`,
    ...openDispute(facts).points,
  ],
})

const alreadyPaid: Words = (facts) => ({
  ...openDispute(facts),
  label: 'I already paid',
  title: 'Did you pay before the order was closed?',
  points: [
    `Say so only if you sent ${facts.sent} to ${facts.other}. The order is over; an operator decides what becomes of it.`,
    ...openDispute(facts).points.slice(1),
  ],
  statement: {
    label: 'Your transaction',
    hint: 'The hash or the reference of your transfer, and when you made it.',
  },
})

/** role → status → next status → words. A step that the answer allows and that has no words here has no button yet. */
const steps: Readonly<Record<Role, Partial<Record<OrderStatus, Partial<Record<OrderStatus, Words>>>>>> = {
  user: {
    userTransfer: { agentTransfer: confirmTransfer, cancelled: cancel, dispute: openDispute },
    agentTransfer: { dispute: openDispute },
    closed: { dispute: notReceived },
    rejected: { dispute: openDispute },
    cancelled: { dispute: openDispute },
    expired: { dispute: alreadyPaid },
  },
  agent: {
    userTransfer: { rejected: rejectUnpaid, dispute: openDispute },
    agentTransfer: { closed: confirmReceipt, rejected: rejectUnreceived, dispute: openDispute },
    closed: { dispute: openDispute },
    rejected: { dispute: openDispute },
    cancelled: { dispute: openDispute },
    expired: { dispute: openDispute },
  },
}

/** The steps that the answer's `statuses` allow now, in words, the main one first. */
export function stepsAllowed(facts: OrderFacts, statuses: readonly OrderStatus[]): StepWords[] {
  const known = steps[facts.role][facts.status] ?? {}
  const allowed = statuses.flatMap((to) => {
    const words = known[to]?.(facts)
    return words ? [{ to, ...words }] : []
  })
  return allowed.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
}

/** The user's word that nothing is open any more, where something is held for them until they say so. */
export function settleWords({ status, other, paid, paidWay, sent, held }: OrderFacts): Question {
  const isPaid = status === 'closed'
  const word = isPaid ? 'I received it' : 'It is settled'
  return {
    label: word,
    isPrimary: true,
    title: isPaid ? 'Has everything arrived?' : 'Is this order settled?',
    points: [
      isPaid
        ? `You confirm that ${paid} has arrived ${paidWay}, in full.`
        : `You confirm that ${other} owes you nothing: you never sent ${sent}, you have it back, or ${paid} has arrived.`,
      `${other}’s collateral${held ? ` worth ${held.usd} USD` : ''} is no longer held for you.`,
      'This cannot be undone: say so only once you have seen it on your account.',
    ],
    confirm: word,
    safe: 'Not yet',
  }
}
