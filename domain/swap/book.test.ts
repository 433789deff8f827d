import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Decimal, decimal, plain } from '../money/decimal.ts'
import { Book, type BookAgent, type BookQuery } from './book.ts'
import { calculate, exposureUsd } from './calculation.ts'
import { type MarketRate, optionPrice, priceType } from './price.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const market: MarketRate = { fromUsd: decimal(1), toUsd: decimal('1.25'), price: decimal('0.8') }
const noon = Date.parse('2026-11-21T12:00:00Z')

const query: BookQuery = { pair, market, fee: decimal('0.005'), maxOff: decimal('0.15'), now: noon, notAddr: null }

function agent(addr: string, more: Partial<BookAgent> = {}): BookAgent {
  return {
    addr,
    username: addr,
    workTime: { start: '00:00', end: '23:59', timezone: 'UTC' },
    since: '2026-01-01T00:00:00.000Z',
    receives: new Set(['LOCAL/USDT']),
    available: decimal(1000),
    ...more,
  }
}

const atMarket = (percent: string) => ({
  pair,
  pricing: { priceTypeUse: priceType.market, fixPrice: null, marketPrice: decimal(percent) },
})
const fixed = (price: string) => ({
  pair,
  pricing: { priceTypeUse: priceType.fixed, fixPrice: decimal(price), marketPrice: null },
})

function bookOf(...entries: [BookAgent, ReturnType<typeof atMarket | typeof fixed>][]): Book {
  const book = new Book()
  for (const [each, option] of entries) book.setAgent(each, [option])
  return book
}

const order = (book: Book, asked: BookQuery = query) => book.quotes(asked).map((quote) => quote.agent.addr)

describe('who is in the book', () => {
  test('the best price for the user comes first, fixed and market prices in one order', () => {
    expect(
      order(bookOf([agent('a'), atMarket('98')], [agent('b'), fixed('0.79')], [agent('c'), atMarket('99.5')])),
    ).toEqual(['c', 'b', 'a'])
  })
  test('ties go to the longer-waiting agent', () => {
    const since = '2025-01-01T00:00:00.000Z'
    expect(order(bookOf([agent('young'), atMarket('99')], [agent('old', { since }), atMarket('99')]))).toEqual([
      'old',
      'young',
    ])
  })
  test.each([
    ['that cannot receive what is sent', { receives: new Set<string>() }],
    ['without free capacity', { available: decimal(0) }],
    ['outside its work time', { workTime: { start: '13:00', end: '14:00', timezone: 'UTC' } }],
  ])('an agent %s is not', (_what, more) => {
    expect(order(bookOf([agent('a', more), atMarket('99')]))).toEqual([])
  })
  test('a person is never matched with themself', () => {
    expect(order(bookOf([agent('a'), atMarket('99')]), { ...query, notAddr: 'a' })).toEqual([])
  })
  test('a fixed price more than 15 % off the market is not', () => {
    expect(
      order(bookOf([agent('a'), fixed('0.9201')], [agent('b'), fixed('0.92')], [agent('c'), fixed('0.6799')])),
    ).toEqual(['b'])
  })
})

describe('what the book answers', () => {
  test('the best agent that can take the whole amount', () => {
    const book = bookOf([agent('small', { available: decimal(50) }), atMarket('99')], [agent('large'), atMarket('98')])
    expect(book.best(query, decimal(40))?.quote.agent.addr).toBe('small')
    expect(book.best(query, decimal(60))?.quote.agent.addr).toBe('large')
    expect(book.best(query, decimal(1001))).toBeNull()
  })
  test('the largest amount that one agent can take', () => {
    const book = bookOf([agent('a', { available: decimal(50) }), atMarket('99')], [agent('b'), atMarket('98')])
    expect(plain(book.maxAmount(query))).toBe('1000')
    expect(plain(new Book().maxAmount(query))).toBe('0')
  })
  test('capacity is shared by all pairs of an agent, and an agent can leave', () => {
    const book = bookOf([agent('a'), atMarket('99')])
    expect(book.setAvailable('a', decimal(10))).toEqual([pair])
    expect(plain(book.maxAmount(query))).toBe('10')
    book.removeAgent('a')
    expect(order(book)).toEqual([])
    expect(book.setAvailable('a', decimal(10))).toEqual([])
  })
})

/** What an agent commits: above the market the side that is received counts for more than the one that is sent. */
const exposure = (amount: Decimal, price: Decimal) =>
  exposureUsd(amount, calculate(pair, amount, price, query.fee, market))

test('after any history the book answers as a plain list would', () => {
  const step = fc.record({
    addr: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    what: fc.constantFrom('set', 'remove', 'available'),
    percent: fc.integer({ min: 80, max: 120 }),
    isFixed: fc.boolean(),
    available: fc.integer({ min: 0, max: 2000 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 2500 }), (steps, amount) => {
      const book = new Book()
      const plainList = new Map<string, { agent: BookAgent; option: ReturnType<typeof atMarket | typeof fixed> }>()
      for (const { addr, what, percent, isFixed, available } of steps) {
        const option = isFixed ? fixed(plain(market.price.times(percent).dividedBy(100))) : atMarket(String(percent))
        const entry = { agent: agent(addr, { available: decimal(available), since: addr }), option }
        if (what === 'set') book.setAgent(entry.agent, [option])
        if (what === 'set') plainList.set(addr, entry)
        if (what === 'remove') book.removeAgent(addr)
        if (what === 'remove') plainList.delete(addr)
        const known = plainList.get(addr)
        if (what === 'available') book.setAvailable(addr, decimal(available))
        if (what === 'available' && known) known.agent = { ...known.agent, available: decimal(available) }
      }
      const able = [...plainList.values()]
        .map(({ agent: each, option }) => ({ each, price: optionPrice(pair, option.pricing, market, query.maxOff) }))
        .filter(({ each, price }) => price && each.available.isGreaterThanOrEqualTo(exposure(decimal(amount), price)))
        .sort((x, y) => (y.price?.comparedTo(x.price ?? 0) ?? 0) || (x.each.since < y.each.since ? -1 : 1))
      expect(book.best(query, decimal(amount))?.quote.agent.addr).toBe(able[0]?.each.addr)
    }),
  )
})
