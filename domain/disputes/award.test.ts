import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { type AwardItem, coverOf, isOpenAward, openAwardStates, planAward, worthOf } from './award.ts'
import { decisionOf, orderOnChain } from './decision.ts'

const prices: Readonly<Record<string, string>> = { USDT: '1.0001', ETH: '2900.5', WBTC: '61234.56' }
const usdOf = (ticker: string) => (prices[ticker] ? decimal(prices[ticker]) : null)

function item(ticker: string, whole: string, decimals = 18): AwardItem {
  return { token: `0x${ticker}`, ticker, decimals, amount: decimal(whole).shiftedBy(decimals).toFixed(0) }
}

const deadline = '2026-03-01T14:00:00.000Z'
const later = '2026-03-08T14:00:00.000Z'

test('an award is open until it is paid or failed', () => {
  expect(openAwardStates.every(isOpenAward)).toBe(true)
  expect(['executed', 'paid-instead', 'failed'].some(isOpenAward)).toBe(false)
})

describe('an award', () => {
  test('comes out of a wrapped token that covers it, its largest item first', () => {
    const small = { name: 'small', deadline: later, items: [item('USDT', '5000')] }
    const large = { name: 'large', deadline, items: [item('USDT', '1000'), item('ETH', '2')] }
    const plan = planAward([small, large], decimal('5900'), usdOf)
    expect(plan?.from.name).toBe('large')
    // Where several cover it, it is the one with the most time, however much another holds.
    expect(planAward([large, small], decimal('100'), usdOf)?.from.name).toBe('small')
    expect(plan?.items.map(({ ticker }) => ticker)).toEqual(['ETH', 'USDT'])
    expect(plan?.items[0]?.amount).toBe(decimal('2e18').toFixed())
  })

  test('takes no more items than it needs', () => {
    const plan = planAward([{ deadline, items: [item('USDT', '1000'), item('ETH', '2')] }], decimal('29.005'), usdOf)
    expect(plan?.items).toEqual([{ ...item('ETH', '2'), amount: decimal('0.01e18').toFixed() }])
  })

  test('is none where no token holds so much, or nothing of it has a price', () => {
    expect(planAward([], decimal('1'), usdOf)).toBeNull()
    expect(
      planAward(
        [
          { deadline, items: [item('USDT', '10')] },
          { deadline, items: [item('USDT', '9')] },
        ],
        decimal('15'),
        usdOf,
      ),
    ).toBeNull()
    expect(planAward([{ deadline, items: [item('LOST', '1000000')] }], decimal('1'), usdOf)).toBeNull()
  })

  test.each([
    ['10', 'last'],
    ['50', 'rich'],
    ['60', 'richest'],
    ['61', undefined],
  ])('of %s USD is covered for longest by the %s one', (usd, name) => {
    const covers = [
      { name: 'richest', usd: decimal('60'), deadline },
      { name: 'last', usd: decimal('10'), deadline: later },
      { name: 'poor', usd: decimal('49'), deadline },
      { name: 'rich', usd: decimal('50'), deadline: '2026-03-02T14:00:00.000Z' },
    ]
    expect(coverOf(covers, decimal(usd))?.name).toBe(name)
  })

  test('is never worth more than was decided, nor takes more than is there, and hardly less', () => {
    const items = fc.array(
      fc.record({
        ticker: fc.constantFrom('USDT', 'ETH', 'WBTC', 'LOST'),
        decimals: fc.constantFrom(6, 8, 18),
        amount: fc.bigInt({ min: 0n, max: 10n ** 24n }).map(String),
        token: fc.constant('0x'),
      }),
      { minLength: 1, maxLength: 5 },
    )
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 10 ** 9 }), (inside, cents) => {
        const usd = decimal(cents).dividedBy(100)
        const plan = planAward([{ deadline, items: inside }], usd, usdOf)
        if (!plan) return
        const worth = worthOf(plan, usdOf)
        expect(worth.isLessThanOrEqualTo(usd)).toBe(true)
        expect(worth.isGreaterThan(usd.minus('0.2'))).toBe(true)
        for (const taken of plan.items) {
          expect(taken.amount).toMatch(/^[1-9]\d*$/)
          expect(
            inside.some(({ ticker, amount }) => ticker === taken.ticker && BigInt(amount) >= BigInt(taken.amount)),
          ).toBe(true)
        }
      }),
    )
  })
})

test('an order’s name on chain is its id in 32 bytes, and amounts are whole numbers there', () => {
  expect(orderOnChain('01234567-89ab-cdef-0123-456789abcdef')).toBe(
    `0x${'0'.repeat(32)}0123456789abcdef0123456789abcdef`,
  )
  const text = {
    orderId: orderOnChain('01234567-89ab-cdef-0123-456789abcdef'),
    wNFT: '0x01',
    tokenId: '7',
    receiver: '0x02',
    takes: [{ token: '0x03', amount: '123456789012345678901234567890' }],
    deadline: '1800000000',
  } as const
  expect(decisionOf(text)).toMatchObject({
    tokenId: 7n,
    deadline: 1_800_000_000n,
    takes: [{ amount: 123456789012345678901234567890n }],
  })
})
