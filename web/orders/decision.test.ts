import { describe, expect, test } from 'vitest'
import type { OrderView } from '#api/orders.ts'
import type { Names } from '#web/session/names.ts'
import { type Decision, type Draft, judged, noDraft } from './decision.ts'
import { decisionPoints, mostWords } from './decision-words.ts'

const names = { status: (code: string) => code } as Names
const covers = [
  { usd: '100.55', deadline: '2026-03-02T14:00:00.000Z' },
  { usd: '20', deadline: '2026-03-09T14:00:00.000Z' },
]
const forStaff = { exposureUsd: '114.1299', lockedUsd: '114.1299', awardableUsd: '100.55', mayDecide: true, covers }

const view = (over: object = {}, status = 'dispute') =>
  ({
    order: { status, userAddr: '0x01', agentAddrs: ['0x02'], counterparties: [{ addr: '0x01', username: 'Ann' }] },
    agents: [{ addr: '0x02', username: 'Meridian' }],
    allowedStatuses:
      status === 'dispute' ? ['userTransfer', 'agentTransfer', 'closed', 'rejected'] : ['dispute', 'cancelled'],
    disputes: [{ settledAt: null }],
    awards: [],
    forStaff,
    ...over,
  }) as unknown as OrderView

const draft = (over: Partial<Draft>): Draft => ({ ...noDraft, ...over })

describe('a decision in the making', () => {
  test('begins with no outcome, and is none before one was chosen and a reason given', () => {
    const begun = judged(view(), noDraft)
    expect(begun).toMatchObject({ newStatus: null, made: null, canAward: false })
    expect(begun.faults).toEqual({ outcome: expect.any(String), reason: expect.any(String), award: null })
    expect(judged(view(), draft({ newStatus: 'closed', reason: ' ' })).made).toBeNull()
    expect(judged(view(), draft({ newStatus: 'closed', reason: ' So. ' })).made).toEqual({
      newStatus: 'closed',
      reason: 'So.',
      awardUsd: '',
    })
  })

  test('begins as completed, without an award, where the user calls it settled', () => {
    const settled = view({ disputes: [{ settledAt: '2026-03-01T14:00:00.000Z' }] })
    expect(judged(settled, draft({ reason: 'So.', awardUsd: '10' }))).toMatchObject({
      newStatus: 'closed',
      canAward: false,
      made: { awardUsd: '' },
    })
    expect(judged(settled, draft({ newStatus: 'rejected' })).canAward).toBe(false)
  })

  test.each([
    ['', null],
    ['60.5', null],
    ['60.55', null],
    ['100.55', null],
    ['60.555', /cents/],
    ['0', /above zero/],
    ['1,000', /above zero/],
    ['100.56', /at most/],
    ['114.13', /worth 114\.12 USD/],
  ])('of an award of %j USD', (awardUsd, fault) => {
    const made = judged(view(), draft({ newStatus: 'rejected', reason: 'So.', awardUsd }))
    if (fault === null) expect(made.made?.awardUsd).toBe(awardUsd)
    else {
      expect(made.made).toBeNull()
      expect(made.faults.award).toMatch(fault)
    }
  })

  test('awards nothing where the order goes on, or has an award already', () => {
    const wish = { reason: 'So.', awardUsd: '10' }
    expect(judged(view(), draft({ ...wish, newStatus: 'userTransfer' })).made?.awardUsd).toBe('')
    const awarded = view({ awards: [{ state: 'executed' }] })
    expect(judged(awarded, draft({ ...wish, newStatus: 'rejected' })).canAward).toBe(false)
    const failed = view({ awards: [{ state: 'failed' }] })
    expect(judged(failed, draft({ ...wish, newStatus: 'rejected' })).made?.awardUsd).toBe('10')
  })
})

describe('what is asked before a decision', () => {
  const words = (of: OrderView, newStatus: string, reason = '', awardUsd = '') =>
    decisionPoints(of, names, { newStatus, reason, awardUsd } as Decision, 0).join(' ')

  test('speaks of reason and collateral in a dispute', () => {
    expect(words(view(), 'rejected', 'So.', '60.5')).toContain('Collateral of Meridian worth 60.50 USD goes to Ann')
    expect(words(view(), 'rejected', 'So.')).toMatch(/with your reason.*No collateral of Meridian is given to Ann/)
    expect(words(view(), 'userTransfer', 'So.')).toContain('the order goes on')
  })

  test('says until when an award could be carried out, by the wrapped token that would give it', () => {
    expect(words(view(), 'rejected', 'So.', '60.5')).toMatch(/all by 2 Mar 2026 /)
    expect(words(view(), 'rejected', 'So.', '20')).toMatch(/all by 9 Mar 2026 /)
    expect(mostWords(view(), '20', 0)).toMatch(/by 9 Mar 2026 /)
    expect(mostWords(view(), '', 0)).toContain('can give 100.55 USD at most')
    expect(mostWords(view(), '500', 0)).toContain('at most')
  })

  test('speaks of neither outside of one', () => {
    const plain = words(view({}, 'userTransfer'), 'cancelled')
    expect(plain).toContain('becomes “cancelled”. Both are told.')
    expect(plain).not.toMatch(/reason|collateral/i)
    expect(words(view({}, 'userTransfer'), 'dispute', 'So.')).toMatch(/with your reason.*Until it is decided/)
  })
})
