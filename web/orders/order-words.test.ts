import { describe, expect, test } from 'vitest'
import type { OrderView } from '#api/orders.ts'
import { shortId } from '#domain/orders/short-id.ts'
import { orderStatusCodes, orderStatuses } from '#domain/orders/status.ts'
import { allowedStatuses } from '#domain/orders/transitions.ts'
import type { Names } from '#web/session/names.ts'
import { factsOf, localStatus, nameOf, ownSides } from './order-facts.ts'
import { situationOf, stepsOf } from './situation.ts'
import { stepsAllowed } from './step-words.ts'

const userAddr = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const agentAddr = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const expireAt = '2026-03-01T14:32:00.000Z'
const inTime = Date.parse(expireAt) - 60_000

const view: OrderView = {
  disputes: [],
  awards: [],
  disputeSteps: [],
  people: [],
  forStaff: null,
  order: {
    id: '01957c3f-0000-7000-8000-00000a9f3a2c',
    status: 'userTransfer',
    createdAt: '2026-03-01T14:02:00.000Z',
    updatedAt: '2026-03-01T14:02:00.000Z',
    userAddr,
    agentAddrs: [agentAddr],
    from: { network: 'ETHEREUM', currency: 'USDT', amount: '1250' },
    to: { network: 'SEPA', currency: 'EUR', amount: '1146.31' },
    price: '0.92166',
    counterparties: [{ addr: agentAddr, username: 'Lagoon Desk' }],
    details: {
      expireAt,
      claimedBy: null,
      transferDetails: { [agentAddr]: { address: agentAddr }, [userAddr]: { iban: 'DE89', bankFullName: 'A B' } },
      statusHistory: [],
      heldUntil: null,
      heldUsd: null,
      receivedAt: null,
      payoutDueAt: null,
      paymentReference: null,
    },
    calculation: {
      price: '0.92166',
      priceFee: '0.0046083',
      totalPrice: '1152.07',
      totalFee: '5.76',
      total: '1146.31',
      fromMarketPrice: '1',
      toMarketPrice: '1.08',
    },
    inputs: null,
  },
  agents: [
    {
      addr: agentAddr,
      username: 'Lagoon Desk',
      info: '',
      record: { completed: 0, failed: 0, payoutSeconds: null, rating: null, ratings: 0 },
    },
  ],
  transactions: [],
  statuses: [],
  isOwner: true,
  rating: null,
  allowedStatuses: null,
  serverTime: '2026-03-01T14:02:00.000Z',
}

const names: Names = {
  network: (id) => id,
  way: (id) => (id === 'SEPA' ? 'by SEPA transfer' : 'on Ethereum'),
  isFiat: (id) => id === 'SEPA',
  status: (code) => orderStatuses.find((status) => status.code === code)?.label ?? code,
  knowsStatus: (code) => orderStatuses.some((status) => status.code === code),
  symbol: (ticker) => ticker,
  precision: () => 2,
}

const factsFor = (role: 'user' | 'agent', status: OrderView['order']['status']) =>
  factsOf({ ...view, isOwner: role === 'user', order: { ...view.order, status } }, names, inTime)

describe('what an order is to the one who looks', () => {
  test('the user is told exactly what to send, and where', () => {
    const situation = situationOf(factsFor('user', 'userTransfer'))
    expect(situation.title).toBe('Send exactly 1,250\u00a0USDT on Ethereum')
    expect(situation.deadline).toEqual({ at: expireAt, label: 'left to pay' })
    expect(situation.details).toEqual({ label: 'Send to', of: { address: agentAddr } })
  })

  test('the agent is told exactly what to pay, and where', () => {
    const situation = situationOf(factsFor('agent', 'agentTransfer'))
    expect(situation.title).toBe('Pay exactly 1,146.31\u00a0EUR by SEPA transfer')
    expect(situation.details?.of).toEqual({ iban: 'DE89', bankFullName: 'A B' })
  })

  test('every status has its words for both sides, and an ended order asks nobody for money', () => {
    for (const role of ['user', 'agent'] as const) {
      for (const status of orderStatusCodes) {
        const situation = situationOf(factsFor(role, status))
        expect(situation.title).not.toBe('')
        expect(situation.text).not.toBe('')
        if (allowedStatuses(status, 'clock').length === 0 && status !== 'agentTransfer') {
          expect(situation.details).toBe(null)
          expect(situation.deadline).toBe(null)
        }
      }
    }
  })

  test('an agent who is overdue is named, and the user is told what can be done', () => {
    const payoutDueAt = '2026-03-01T14:30:00.000Z'
    const { order } = view
    const details = { ...order.details, payoutDueAt }
    const seen = { ...view, order: { ...order, status: 'agentTransfer' as const, details } }
    const at = (now: string, isOwner: boolean) => situationOf(factsOf({ ...seen, isOwner }, names, Date.parse(now)))
    expect(at('2026-03-01T14:29:59Z', true).deadline).toEqual({ at: payoutDueAt, label: 'left to pay out' })
    expect(at(payoutDueAt, true)).toMatchObject({
      title: 'Lagoon Desk is overdue with 1,146.31\u00a0EUR',
      deadline: null,
    })
    expect(at(payoutDueAt, true).text).toContain('open a dispute')
    expect(at(payoutDueAt, false).title).toBe('You are overdue with 1,146.31\u00a0EUR')
  })

  test('what is held for the user is told to both sides, until when and how much', () => {
    const { order } = view
    const details = { ...order.details, heldUntil: '2026-03-04T14:30:00.000Z', heldUsd: '1243.9' }
    const seen = { ...view, order: { ...order, status: 'closed' as const, details } }
    for (const isOwner of [true, false]) {
      expect(situationOf(factsOf({ ...seen, isOwner }, names, inTime)).text).toMatch(/worth 1,243 USD is held .*4 Mar/)
    }
  })

  describe('after an operator has decided', () => {
    const decidedView = (status: 'closed' | 'cancelled' | 'rejected', isOwner: boolean, usd: string | null) => {
      const { order } = view
      const change = { old: 'dispute', new: status, changedAt: expireAt, changedBy: 'x', statement: 'because' } as const
      const claimed = { ...change, old: 'userTransfer', new: 'agentTransfer' } as const
      const details = { ...order.details, statusHistory: [claimed, change] }
      const awards = usd ? [{ usd, state: 'signed' } as OrderView['awards'][number]] : []
      return { ...view, isOwner, awards, order: { ...order, status, details } }
    }
    const ended = ['closed', 'cancelled', 'rejected'] as const
    test.each(ended)('%s is told as the decision, and nobody is said to have done what they did not', (status) => {
      for (const isOwner of [true, false]) {
        for (const usd of [null, '59.998']) {
          const { text } = situationOf(factsOf(decidedView(status, isOwner, usd), names, inTime))
          expect(text).toMatch(/^An operator has decided the dispute: /)
          expect(text).not.toMatch(/has confirmed|have confirmed|has to send|send it back|open a dispute/)
          expect(text.includes('59.99\u00a0USD')).toBe(usd !== null)
        }
      }
    })

    test('the agent whose collateral was taken is told not to send money back as well', () => {
      for (const status of ['cancelled', 'rejected'] as const) {
        expect(situationOf(factsOf(decidedView(status, false, '60'), names, inTime)).text).toContain(
          'do not send that back',
        )
      }
    })
  })

  describe('what was seen on chain', () => {
    const seen = (status: 'userTransfer' | 'agentTransfer', amount: string, fit: 'exact' | 'short' | 'wrongToken') => {
      const isUserPaying = status === 'userTransfer'
      const side = isUserPaying ? view.order.from : view.order.to
      const transaction = {
        type: isUserPaying ? 1 : 2,
        currency: fit === 'wrongToken' ? 'DAI' : side.currency,
        amount,
        fit,
      } as OrderView['transactions'][number]
      return (role: 'user' | 'agent') =>
        situationOf(
          factsOf(
            { ...view, isOwner: role === 'user', transactions: [transaction], order: { ...view.order, status } },
            names,
            inTime,
          ),
        )
    }

    test('nobody is asked to pay what has been paid', () => {
      const paid = seen('userTransfer', '1250', 'exact')
      expect(paid('user')).toMatchObject({ title: 'Your 1,250\u00a0USDT was seen on chain', details: null })
      expect(paid('user').text).toContain('nothing more to send')
      expect(paid('agent').title).toBe('1,250\u00a0USDT to you was seen on chain')
      const payout = seen('agentTransfer', '1146.31', 'exact')
      expect(payout('agent')).toMatchObject({ title: 'Your 1,146.31\u00a0EUR was seen on chain', details: null })
      expect(payout('user').title).toBe('1,146.31\u00a0EUR to you was seen on chain')
    })

    test('of a part, the rest is asked for; another token is no part', () => {
      expect(seen('userTransfer', '1000', 'short')('user').title).toBe('Send the missing 250\u00a0USDT on Ethereum')
      expect(seen('userTransfer', '1250', 'wrongToken')('user').title).toBe('Send exactly 1,250\u00a0USDT on Ethereum')
    })
  })

  // shows A-2-103
  test('an agent sees the sides swapped', () => {
    expect(ownSides(view.order, 'user').give.currency).toBe('USDT')
    expect(ownSides(view.order, 'agent').give.currency).toBe('EUR')
  })

  test('the time to pay ends at expireAt exactly, before the server has said so', () => {
    expect(localStatus(view.order, Date.parse(expireAt) - 1)).toBe('userTransfer')
    expect(localStatus(view.order, Date.parse(expireAt))).toBe('expired')
    expect(localStatus({ ...view.order, status: 'agentTransfer' }, Date.parse(expireAt))).toBe('agentTransfer')
  })

  test('a person without a name is called by the short address', () => {
    expect(nameOf(view, agentAddr)).toBe('Lagoon Desk')
    expect(nameOf(view, userAddr)).toBe('0x3C44…93BC')
    const nameless = { ...view, agents: view.agents.map((agent) => ({ ...agent, username: agentAddr })) }
    expect(nameOf(nameless, agentAddr)).toBe('0x7099…79C8')
    expect(shortId(view.order.id)).toBe('9F3-A2C')
  })
})

describe('the four steps', () => {
  const states = (status: OrderView['order']['status']) =>
    stepsOf(factsFor('user', status), 'USDT', 'EUR', names.status(status)).map((step) => step.state)

  test.each([
    ['userTransfer', ['done', 'now', 'ahead', 'ahead']],
    ['agentTransfer', ['done', 'done', 'now', 'ahead']],
    ['closed', ['done', 'done', 'done', 'done']],
    ['cancelled', ['done', 'ahead', 'ahead', 'stopped']],
    ['rejected', ['done', 'ahead', 'ahead', 'stopped']],
    ['expired', ['done', 'ahead', 'ahead', 'stopped']],
    ['dispute', ['done', 'ahead', 'ahead', 'stopped']],
  ] as const)('%s: %j', (status, expected) => {
    expect(states(status)).toEqual(expected)
  })

  test('a transfer that was made stays done when the order ends early', () => {
    const facts = { ...factsFor('user', 'rejected'), isClaimed: true }
    expect(stepsOf(facts, 'USDT', 'EUR', 'Rejected').map((step) => step.state)).toEqual([
      'done',
      'done',
      'ahead',
      'stopped',
    ])
    expect(situationOf(facts).text).toContain('has to send it back')
  })

  // shows A-4-007
  test('an early end is named by its status', () => {
    const steps = stepsOf(factsFor('user', 'expired'), 'USDT', 'EUR', names.status('expired'))
    expect(steps.at(-1)?.label).toBe('Auto closed')
  })
})

describe('the steps that can be taken', () => {
  test('every step of the table that a party can take has its words, and a dispute asks what happened', () => {
    for (const role of ['user', 'agent'] as const) {
      for (const status of orderStatusCodes) {
        const allowed = allowedStatuses(status, role)
        const worded = stepsAllowed(factsFor(role, status), allowed)
        expect(worded.map((step) => step.to).toSorted()).toEqual(allowed.toSorted())
        for (const { to, statement } of worded) expect(statement !== undefined).toBe(to === 'dispute')
      }
    }
  })

  test('what the answer does not allow has no button', () => {
    expect(stepsAllowed(factsFor('user', 'userTransfer'), ['cancelled']).map((step) => step.to)).toEqual(['cancelled'])
    expect(stepsAllowed(factsFor('user', 'userTransfer'), [])).toEqual([])
  })

  // shows A-4-019
  test('the same end is worded for the one who brings it about, and says what cannot be undone', () => {
    const words = [
      ...stepsAllowed(factsFor('user', 'userTransfer'), ['agentTransfer', 'cancelled']),
      ...stepsAllowed(factsFor('agent', 'userTransfer'), ['rejected']),
      ...stepsAllowed(factsFor('agent', 'agentTransfer'), ['closed', 'rejected']),
    ]
    expect(new Set(words.map((step) => step.points.join())).size).toBe(words.length)
    for (const step of words) expect(step.points.join(' ')).toContain('This cannot be undone')
    expect(words[0]?.label).toBe('I made this transfer')
  })
})
