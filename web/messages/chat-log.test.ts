import { describe, expect, test } from 'vitest'
import type { Counterparty, Message } from '#api/messages.ts'
import { byDay, type ChatLog, chatAddress, chatName, compareMoments, joined, stateOf } from './chat-log.ts'

const user = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const agent = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

function message(id: string, createdAt: string, senderId = user): Message {
  return { id, senderId, role: 'user', createdAt, type: 'text', data: { text: id }, clientId: null }
}

function person(more: Partial<Counterparty> = {}): Counterparty {
  return { addr: agent, username: 'Lagoon Desk', role: 'agent', deliveredTo: null, readTo: null, ...more }
}

function log(ids: readonly number[], more: Partial<ChatLog> = {}): ChatLog {
  const messages = ids.map((id) => message(`m${id}`, `2026-03-03T10:00:${String(id).padStart(2, '0')}.5Z`))
  return { messages, counterparties: [], hasOlder: false, ...more }
}
const idsOf = ({ messages }: ChatLog) => messages.map(({ id }) => id)

describe('pieces of a chat', () => {
  // shows B-2.6-005
  test('are one chat in whatever order they come, each message once', () => {
    const pieces = [
      log([7, 8, 9], { hasOlder: true }),
      log([4, 5, 6, 7], { hasOlder: true }),
      log([9, 10]),
      log([1, 2, 3, 4]),
    ]
    for (let turn = 0; turn < pieces.length; turn++) {
      const all = pieces.reduce<ChatLog | undefined>((known, piece) => joined(known, piece), undefined)
      expect(idsOf(all as ChatLog)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => `m${id}`))
      expect(all?.hasOlder).toBe(false)
      pieces.push(pieces.shift() as ChatLog)
    }
  })

  test('know of older messages by the piece with the oldest', () => {
    expect(joined(log([5, 6], { hasOlder: true }), log([7])).hasOlder).toBe(true)
    expect(joined(log([5, 6], { hasOlder: true }), log([1, 2, 3, 4])).hasOlder).toBe(false)
    expect(joined(log([]), log([7], { hasOlder: true })).hasOlder).toBe(true)
  })

  test('an answer that comes late takes no mark back and nobody away', () => {
    const late = '2026-03-03T10:00:09Z'
    const early = '2026-03-03T10:00:01Z'
    const known = log([1], { counterparties: [person({ deliveredTo: late, readTo: early })] })
    const staff = person({ addr: user, role: 'staff' })
    const after = joined(known, log([1], { counterparties: [person({ deliveredTo: early }), staff] }))
    expect(after.counterparties).toEqual([person({ deliveredTo: late, readTo: early }), staff])
    expect(joined(after, log([2])).counterparties).toHaveLength(2)
  })
})

test('moments are compared to the microsecond, however many digits are written', () => {
  const moments = [
    '2026-03-03T10:00:00Z',
    '2026-03-03T10:00:00.000001Z',
    '2026-03-03T10:00:00.12Z',
    '2026-03-03T10:00:00.121Z',
  ]
  expect(moments.toReversed().sort(compareMoments)).toEqual(moments)
  expect(compareMoments('2026-03-03T10:00:00.1Z', '2026-03-03T10:00:00.100000Z')).toBe(0)
})

// shows B-2.6-004
test('messages are grouped by the days of the reader’s zone', () => {
  const at = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString()
  const days = byDay([message('a', at(3, 0)), message('b', at(3, 23)), message('c', at(4, 0)), message('d', at(6, 12))])
  expect(days.map(({ messages }) => messages.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], ['d']])
})

describe('how far a message has come', () => {
  const [before, at, after] = ['2026-03-03T10:00:00Z', '2026-03-03T10:00:01Z', '2026-03-03T10:00:02Z'] as const
  const mine = message('m', at)
  test.each([
    [[person()], 'Sent'],
    [[person({ deliveredTo: before, readTo: before })], 'Sent'],
    [[person({ deliveredTo: at, readTo: before })], 'Delivered'],
    [[person({ deliveredTo: after, readTo: at })], 'Read'],
    // Staff who looked in are not the one it was written to.
    [[person(), person({ addr: user, role: 'staff', readTo: after, deliveredTo: after })], 'Sent'],
    // What staff write is for both.
    [[person({ readTo: after, deliveredTo: after }), person({ addr: user, role: 'user' })], 'Sent'],
    [[], 'Sent'],
  ] as [Counterparty[], string][])('%# %o', (counterparties, state) => {
    expect(stateOf(mine, counterparties)).toBe(state)
  })
})

// shows B-2.6-012, B-3-030, B-9-010
test('a sender is a username, or the first and last five characters of the address', () => {
  expect(chatName(agent, [person()])).toBe('Lagoon Desk')
  expect(chatName(agent, [person({ username: agent })])).toBe('0xfB6…5d359')
  expect(chatName(user, [person()])).toBe('0x5aA…BeAed')
  expect(chatAddress('short')).toBe('short')
})
