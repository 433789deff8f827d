import { describe, expect, test } from 'vitest'
import { orderStatusCodes } from '../orders/status.ts'
import { allowedStatuses } from '../orders/transitions.ts'
import { notificationKinds } from './kinds.ts'
import { toldWords } from './words.ts'

const facts = {
  from: { network: 'LOCAL', currency: 'USDT', amount: '1250.5' },
  to: { network: 'SEPA', currency: 'EUR', amount: '1148.32' },
  deadline: '2026-03-03T13:02:00.000Z',
  tokenId: '7',
}

describe('the words of every step', () => {
  const steps = orderStatusCodes.flatMap((status) => (['user', 'agent'] as const).map((role) => ({ status, role })))

  test.each(steps)('$status for the $role: what happened, in which pair, and what is next', ({ status, role }) => {
    const words = toldWords(status, role, facts, 'UTC')
    expect(words?.title.length).toBeGreaterThan(3)
    expect(words?.text).toContain('USDT → EUR')
    expect(words?.text).toMatch(/\.$/)
    expect(words?.text).not.toContain('?')
  })

  test('who has to pay is told how much and by when, in their own zone', () => {
    const user = toldWords('userTransfer', 'user', facts, 'Europe/Berlin')
    expect(user?.title).toBe('Send 1250.5 USDT')
    expect(user?.text).toContain('Send exactly 1250.5 USDT by 3 Mar, 14:02 CET')
    const agent = toldWords('agentTransfer', 'agent', facts, 'UTC')
    expect(agent?.title).toBe('Your turn: pay 1148.32 EUR')
    expect(agent?.text).toContain('pay exactly 1148.32 EUR by 3 Mar, 13:02 UTC')
  })

  test('a step that staff decided says so', () => {
    for (const status of allowedStatuses('dispute', 'staff')) {
      for (const role of ['user', 'agent'] as const) {
        const decided = toldWords(status, role, { ...facts, isDecided: true }, 'UTC')?.text
        expect(decided).toMatch(/^An operator has decided/)
        if (status !== 'agentTransfer') expect(decided).not.toMatch(/says that|open a dispute|send it back/)
        expect(toldWords(status, role, facts, 'UTC')?.text).not.toContain('decided the dispute')
      }
    }
  })

  test('what is told besides steps has words for those who are told', () => {
    for (const kind of ['overdue', 'message', 'disputeTaken', 'test'] as const) {
      for (const role of ['user', 'agent'] as const) expect(toldWords(kind, role, facts, 'UTC'), kind).not.toBeNull()
    }
    for (const kind of [
      'dispute',
      'message',
      'disputeTaken',
      'disputeAssigned',
      'disputeSettled',
      'awardToSign',
    ] as const)
      expect(toldWords(kind, 'staff', facts, 'UTC'), kind).not.toBeNull()
    for (const kind of ['award', 'awardExecutable', 'awardPaid', 'awardFailed'] as const) {
      for (const role of ['user', 'agent'] as const) {
        expect(toldWords(kind, role, facts, 'UTC')?.text, kind).toContain('USDT → EUR')
      }
    }
    expect(toldWords('disputeSettled', 'agent', facts, 'UTC')?.title).toBe('The user says that it is settled')
    expect(toldWords('collateralSoon', 'agent', facts, 'UTC')?.text).toContain('#7 backs new orders only until 3 Mar')
    expect(toldWords('collateralOver', 'agent', facts, 'UTC')?.text).toContain('#7 no longer backs new orders')
  })

  test('every kind is told to somebody', () => {
    for (const kind of notificationKinds) {
      const roles = (['user', 'agent', 'staff'] as const).filter((role) => toldWords(kind, role, facts, 'UTC'))
      expect(roles.length, kind).toBeGreaterThan(0)
    }
  })
})
