import type { DisputeStep, Person } from '#api/dispute-shapes.ts'
import type { Message } from '#api/messages.ts'
import type { OrderView } from '#api/orders.ts'
import type { Names } from '#web/session/names.ts'
import { usdAndCents, withUnit } from '#web/ui/figures.ts'
import { nameOf } from './order-facts.ts'

/** One thing that happened to an order. */
export interface Entry {
  readonly key: string
  readonly at: string
  readonly title: string
  /** What it was before, or more about it, in small. */
  readonly detail: string | null
  /** What somebody said with it. */
  readonly said: string | null
  /** The message that shows an image. */
  readonly imageIn: string | null
  readonly txHash: string | null
  /** An address, or `clock` or `chain`. */
  readonly by: string
}

const plain = { detail: null, said: null, imageIn: null, txHash: null } as const

/** Everything that happened to an order, by whomever, the newest first. */
export function timelineOf(view: OrderView, messages: readonly Message[], names: Names): Entry[] {
  const entries = [
    ...statusEntries(view, names),
    ...view.disputeSteps.map((step, index) => disputeEntry(view, step, index)),
    ...view.transactions.map(transactionEntry),
    ...messages.map(messageEntry),
  ]
  // Each list is in its own order: what happened at the same moment stays as it came.
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).reverse()
}

function statusEntries({ order }: OrderView, names: Names): Entry[] {
  return order.details.statusHistory.map((change) => ({
    ...plain,
    ...statusWords(change, names),
    key: `status ${change.changedAt} ${change.new}`,
    at: change.changedAt,
    said: change.statement,
    by: change.changedBy,
  }))
}

type StatusChange = OrderView['order']['details']['statusHistory'][number]

function statusWords({ old, new: now }: StatusChange, names: Names): Pick<Entry, 'title' | 'detail'> {
  if (now === 'dispute') return { title: 'Dispute opened', detail: null }
  if (!old) return { title: 'Order placed', detail: names.status(now) }
  return { title: names.status(now), detail: `before: ${names.status(old)}` }
}

const stepTitles: Readonly<Record<DisputeStep['kind'], string>> = {
  taken: 'Dispute taken',
  assigned: 'Dispute assigned',
  givenBack: 'Dispute given back',
  settled: 'The user says that it is settled',
  awarded: 'Collateral awarded to the user',
  signed: 'Award signed',
  proposed: 'Award proposed on chain',
  executable: 'Award can be paid out',
  executed: 'Award paid out of collateral',
  paidInstead: 'Award paid by the agent instead',
  failed: 'Award not carried out',
  reopened: 'The chain took back what it had said of the award',
}

const faults: Readonly<Record<string, string>> = {
  deadline: 'its time was over',
  withdrawn: 'the signers took it back',
}

function disputeEntry(view: OrderView, { kind, at, by, note, txHash }: DisputeStep, index: number): Entry {
  const details: Partial<Record<DisputeStep['kind'], (text: string) => string>> = {
    assigned: (addr) => `to ${personOf(view, addr)?.name ?? addr}`,
    awarded: (usd) => `worth ${usdAndCents(usd)} USD`,
    failed: (fault) => faults[fault] ?? fault,
  }
  const detail = note === null ? null : (details[kind]?.(note) ?? null)
  return { ...plain, key: `dispute ${index}`, at, title: stepTitles[kind], detail, txHash, by }
}

function transactionEntry(transaction: OrderView['transactions'][number]): Entry {
  const { id, seenAt, amount, currency, status, details, senderAddr } = transaction
  return {
    ...plain,
    key: `transaction ${id}`,
    at: seenAt,
    title: `Transfer of ${withUnit(amount, currency)} seen`,
    detail: status === 2 ? 'confirmed' : 'not confirmed yet',
    txHash: details.txHash,
    by: senderAddr,
  }
}

function messageEntry({ id, createdAt, senderId, data }: Message): Entry {
  const said = 'text' in data ? data.text : null
  return {
    ...plain,
    key: id,
    at: createdAt,
    title: said === null ? 'Image' : 'Message',
    said,
    imageIn: said === null ? id : null,
    by: senderId,
  }
}

/** Who did something; undefined for an address that did nothing but pay. */
export function personOf(view: OrderView, addr: string): Person | undefined {
  return view.people.find((person) => person.addr === addr)
}

/** Who did something, in a word. */
export function whoWords(view: OrderView, by: string, own: string | undefined): string {
  if (by === own) return 'you'
  if (by === 'clock') return 'the clock'
  if (by === 'chain') return 'the chain'
  const person = personOf(view, by)
  return person?.role === 'staff' && person.name !== by ? person.name : nameOf(view, by)
}
