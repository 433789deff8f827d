import { describe, expect, test } from 'vitest'
import type { Fee } from '#api/dues.ts'
import { effectWords, faultsOf, feeState } from './dues-words.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const due = { owedUsd: '8.500000', lockedUsd: '6.000000' }
const fee: Fee = {
  place: 1,
  orderId: '1',
  amountUsd: '3.000000',
  paidUsd: '0.000000',
  lockedUsd: '3.000000',
  bookedAt: '2026-11-20T12:00:00Z',
  paidAt: null,
  withdrawnAt: null,
}

describe('a payment', () => {
  test.each(['8.5', '8.500000', '0.000001', ' 3 '])('%s can be booked', (amount) => {
    expect(faultsOf({ amount, reference: 'Transfer 7' }, due)).toEqual({ amount: null, reference: null })
  })

  test.each([
    ['', /above zero/],
    ['0', /above zero/],
    ['-1', /above zero/],
    ['1e3', /above zero/],
    ['1,5', /above zero/],
    ['1.0000001', /Six digits/],
    ['8.500001', /No more than 8.50/],
  ])('%s cannot', (amount, words) => {
    expect(faultsOf({ amount, reference: 'Transfer 7' }, due).amount).toMatch(words)
    expect(effectWords(amount, due)).toBeNull()
  })

  test('needs a reference', () => {
    expect(faultsOf({ amount: '1', reference: '  ' }, due).reference).not.toBeNull()
  })

  test('says what it frees: all of it, or no more than is locked or paid', () => {
    expect(effectWords('8.50', due)).toBe('This pays every fee and frees 6.00\u00a0USD that are locked.')
    expect(effectWords('2', due)).toContain('frees up to 2.00\u00a0USD that are locked. 6.50\u00a0USD stay due.')
    expect(effectWords('7', due)).toContain('frees up to 6.00\u00a0USD that are locked. 1.50\u00a0USD stay due.')
  })
})

test.each<[Partial<Fee>, string]>([
  [{}, 'Due'],
  [{ paidUsd: '1.000000' }, 'Partly paid'],
  [{ paidUsd: '3.000000', paidAt: '2026-11-20T14:02:00Z' }, 'Paid'],
  [{ withdrawnAt: '2026-11-20T14:02:00Z', paidUsd: '1.000000' }, 'Withdrawn'],
])('a fee with %j is told as %s', (changed, word) => {
  expect(feeState({ ...fee, ...changed }, now).word).toMatch(new RegExp(`^${word}`))
})
