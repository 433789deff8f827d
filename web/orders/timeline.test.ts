import { describe, expect, test } from 'vitest'
import type { Award, DisputeStep } from '#api/dispute-shapes.ts'
import type { Message } from '#api/messages.ts'
import type { OrderView } from '#api/orders.ts'
import type { Names } from '#web/session/names.ts'
import { awardTags, awardWords } from './award-words.ts'
import { timelineOf, whoWords } from './timeline.ts'

const [user, agent, staff] = [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`, `0x${'33'.repeat(20)}`]
const at = (minute: number) => `2026-03-01T14:0${minute}:00.000Z`
const names = { status: (code: string) => code } as Names

const change = (
  minute: number,
  old: string | null,
  now: string,
  changedBy: string,
  statement: string | null = null,
) => ({
  old,
  new: now,
  changedBy,
  changedAt: at(minute),
  statement,
})
const step = (minute: number, kind: DisputeStep['kind'], by: string, note: string | null = null): DisputeStep => ({
  kind,
  by,
  at: at(minute),
  note,
  txHash: kind === 'executed' ? '0xfeed' : null,
})

const view = {
  order: {
    agentAddrs: [agent],
    userAddr: user,
    counterparties: [],
    details: {
      statusHistory: [
        change(0, null, 'userTransfer', user ?? ''),
        change(1, 'userTransfer', 'dispute', user ?? '', 'Nothing came.'),
        change(5, 'dispute', 'rejected', staff ?? '', 'The receipt shows it.'),
      ],
    },
  },
  agents: [{ addr: agent, username: 'Lagoon Desk' }],
  disputeSteps: [
    step(2, 'assigned', staff ?? '', staff),
    step(5, 'awarded', staff ?? '', '60.5'),
    step(7, 'executed', 'chain'),
    step(8, 'failed', 'chain', 'deadline'),
  ],
  transactions: [
    {
      id: 't',
      senderAddr: user,
      seenAt: at(3),
      amount: '20',
      currency: 'USDT',
      status: 1,
      details: { txHash: '0xbeef', blockNumber: 7 },
    },
  ],
  people: [
    { addr: user, name: user, role: 'user' },
    { addr: agent, name: 'Lagoon Desk', role: 'agent' },
    { addr: staff, name: 'Grace', role: 'staff' },
  ],
} as unknown as OrderView

const message = (minute: number, senderId: string, data: object) =>
  ({ id: `m${minute}`, createdAt: at(minute), senderId, data }) as Message

describe('the timeline of an order', () => {
  const messages = [message(4, agent ?? '', { text: 'I see none.' }), message(6, user ?? '', { fileId: 'f' })]
  const entries = timelineOf(view, messages, names)

  test('has everything that happened, the newest first', () => {
    expect(entries.map(({ title }) => title)).toEqual([
      'Award not carried out',
      'Award paid out of collateral',
      'Image',
      'Collateral awarded to the user',
      'rejected',
      'Message',
      'Transfer of 20\u00a0USDT seen',
      'Dispute assigned',
      'Dispute opened',
      'Order placed',
    ])
  })

  test('says what was said, how much it was, and in which transaction', () => {
    const of = (title: string) => entries.find((entry) => entry.title === title)
    expect(of('Dispute opened')).toMatchObject({ said: 'Nothing came.', detail: null })
    expect(of('rejected')).toMatchObject({ said: 'The receipt shows it.', detail: 'before: dispute' })
    expect(of('Dispute assigned')).toMatchObject({ detail: 'to Grace' })
    expect(of('Collateral awarded to the user')).toMatchObject({ detail: 'worth 60.50 USD' })
    expect(of('Award paid out of collateral')).toMatchObject({ txHash: '0xfeed' })
    expect(of('Award not carried out')).toMatchObject({ detail: 'its time was over' })
    expect(of('Transfer of 20\u00a0USDT seen')).toMatchObject({ detail: 'not confirmed yet', txHash: '0xbeef' })
    expect(of('Image')).toMatchObject({ imageIn: 'm6', said: null })
  })

  test('names who did it', () => {
    const who = (by: string | undefined) => whoWords(view, by ?? '', user)
    expect([user, agent, staff, 'clock', 'chain'].map(who)).toEqual([
      'you',
      'Lagoon Desk',
      'Grace',
      'the clock',
      'the chain',
    ])
  })
})

test('an award has words for each of its states and for each who looks', () => {
  const award = {
    usd: '60.5',
    items: [{ ticker: 'USDT', amount: '59.99', paid: '59.99' }],
    threshold: 2,
    signatures: [{}],
    executableAt: at(1),
    delaySeconds: 60,
    deadline: at(9),
    fault: 'withdrawn',
  } as unknown as Award
  for (const state of Object.keys(awardTags) as Award['state'][]) {
    for (const actor of ['user', 'agent', 'staff'] as const) {
      const words = awardWords({ ...award, state }, actor, Date.parse(at(2)))
      expect(words).toMatch(/^59\.99\sUSDT, worth 60\.50 USD when it was decided\. (It|The agent) .*\.$/)
      expect(words.includes('your wallet')).toBe(actor === 'user' && state.match(/executed|paid/) !== null)
    }
  }
  const items = [{ ticker: 'USDT', amount: '59.99', paid: '7' }]
  expect(awardWords({ ...award, state: 'executed', items }, 'user', 0)).toContain(
    'Less lay inside: 7\u00a0USDT was paid',
  )
  expect(awardWords({ ...award, state: 'asked' }, 'user', 0)).toContain('1 of 2 are there')
  for (const state of ['asked', 'signed', 'executable'] as const) {
    expect(awardWords({ ...award, state }, 'user', Date.parse(at(2)))).toMatch(/(by|until) (today|1 Mar) \d\d:\d\d/)
  }
  expect(awardWords({ ...award, state: 'signed' }, 'user', 0)).toContain('waiting time of 1 minute')
  expect(awardWords({ ...award, state: 'failed' }, 'user', 0)).toContain('the signers took it back')
})
