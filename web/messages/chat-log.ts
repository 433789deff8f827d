import type { Counterparty, Message } from '#api/messages.ts'

/** What is known of a chat: its messages by creation time, who else is there, and whether there are older ones. */
export interface ChatLog {
  readonly messages: readonly Message[]
  readonly counterparties: readonly Counterparty[]
  readonly hasOlder: boolean
}

/**
 * Two pieces of a chat as one. Pieces may come in any order and overlap: each message is there once, in its place by creation time,
 * and marks only move on.
 */
export function joined(known: ChatLog | undefined, more: ChatLog): ChatLog {
  if (!known || known.messages.length === 0) return withPeople(more, known)
  if (more.messages.length === 0) return withPeople(known, more)
  const byId = new Map([...known.messages, ...more.messages].map((message) => [message.id, message]))
  const messages = [...byId.values()].sort((a, b) => compareMoments(a.createdAt, b.createdAt))
  const oldest =
    compareMoments(more.messages[0]?.createdAt ?? '', known.messages[0]?.createdAt ?? '') < 0 ? more : known
  return withPeople({ messages, counterparties: known.counterparties, hasOlder: oldest.hasOlder }, more)
}

function withPeople(log: ChatLog, other: ChatLog | undefined): ChatLog {
  const people = new Map(log.counterparties.map((person) => [person.addr, person]))
  for (const person of other?.counterparties ?? []) {
    const before = people.get(person.addr)
    people.set(person.addr, {
      ...person,
      deliveredTo: later(before?.deliveredTo ?? null, person.deliveredTo),
      readTo: later(before?.readTo ?? null, person.readTo),
    })
  }
  return { ...log, counterparties: [...people.values()] }
}

function later(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b
  return compareMoments(a, b) > 0 ? a : b
}

/** Orders moments as the server writes them: to the microsecond, without zeros at the end of a fraction. */
export function compareMoments(a: string, b: string): number {
  const [left, right] = [wholeMoment(a), wholeMoment(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

function wholeMoment(moment: string): string {
  return moment.replace(/(?:\.(\d+))?Z$/, (_, part = '') => `.${String(part).padEnd(6, '0')}`)
}

/** The messages of each day of the reader's own zone, in their order. */
export function byDay(messages: readonly Message[]): { day: string; messages: Message[] }[] {
  const days: { day: string; messages: Message[] }[] = []
  for (const message of messages) {
    const day = new Date(message.createdAt).toDateString()
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, messages: [message] })
  }
  return days
}

/** How far one's own message has come with the order's other parties: to all of them, or not yet. */
export function stateOf(message: Message, counterparties: readonly Counterparty[]): 'Sent' | 'Delivered' | 'Read' {
  const parties = counterparties.filter(({ role }) => role !== 'staff')
  const reached = (mark: 'deliveredTo' | 'readTo') =>
    parties.length > 0 &&
    parties.every((person) => person[mark] !== null && compareMoments(person[mark], message.createdAt) >= 0)
  if (reached('readTo')) return 'Read'
  return reached('deliveredTo') ? 'Delivered' : 'Sent'
}

/** An address as the chat shows it: its first five and last five characters (specification, second file §2.6). */
export function chatAddress(addr: string): string {
  return addr.length <= 11 ? addr : `${addr.slice(0, 5)}…${addr.slice(-5)}`
}

/** A person's username, or the short form of the address. */
export function chatName(addr: string, counterparties: readonly Counterparty[]): string {
  const username = counterparties.find((person) => person.addr === addr)?.username
  return username && username !== addr ? username : chatAddress(addr)
}
