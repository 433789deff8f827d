import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newRecord } from '../../agents/record.ts'
import { capacity } from '../../collateral/capacity.ts'
import { type Decimal, decimal, plain } from '../../money/decimal.ts'
import { calculate, exposureUsd } from '../calculation.ts'
import { type MarketRate, optionPrice, priceType } from '../price.ts'
import { Book, type BookAgent, type BookQuery } from './book.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const market: MarketRate = { fromUsd: decimal(1), toUsd: decimal('1.25'), price: decimal('0.8') }
const noon = Date.parse('2026-11-21T12:00:00Z')

const query: BookQuery = {
  pair,
  market,
  fee: decimal('0.005'),
  maxOff: decimal('0.15'),
  now: noon,
  notAddr: null,
  without: new Set(),
}

const free = (usd: number) => capacity(decimal(usd), decimal(0))
const send = (amount: number) => ({ side: 'send' as const, amount: decimal(amount) })

function agent(addr: string, more: Partial<BookAgent> = {}): BookAgent {
  return {
    addr,
    username: addr,
    workTime: { start: '00:00', end: '23:59', timezone: 'UTC' },
    since: '2026-01-01T00:00:00.000Z',
    capacity: free(1000),
    record: newRecord,
    ...more,
  }
}

const atMarket = (percent: string) => ({
  pair,
  isTakable: true,
  pricing: { priceTypeUse: priceType.market, fixPrice: null, marketPrice: decimal(percent) },
})
const fixed = (price: string) => ({
  pair,
  isTakable: true,
  pricing: { priceTypeUse: priceType.fixed, fixPrice: decimal(price), marketPrice: null },
})

function bookOf(...entries: [BookAgent, ReturnType<typeof atMarket | typeof fixed>][]): Book {
  const book = new Book()
  for (const [each, option] of entries) book.setAgent(each, [option])
  return book
}

/** Who would be matched, and who then, and so on. */
function order(book: Book, question: BookQuery = query): string[] {
  const addrs: string[] = []
  for (;;) {
    const best = book.best({ ...question, without: new Set([...question.without, ...addrs]) }, send(1))
    if (!best) return addrs
    addrs.push(best.quote.agent.addr)
  }
}

describe('who is in the book', () => {
  // shows A-1-001
  test('the best price for the user comes first, fixed and market prices in one order', () => {
    expect(
      order(bookOf([agent('a'), atMarket('98')], [agent('b'), fixed('0.79')], [agent('c'), atMarket('99.5')])),
    ).toEqual(['c', 'b', 'a'])
  })
  test('live agents are those at work who can receive what they take and have capacity left', () => {
    const book = bookOf(
      [agent('a'), atMarket('98')],
      [agent('asleep', { workTime: { start: '13:00', end: '14:00', timezone: 'UTC' } }), atMarket('98')],
      [agent('full', { capacity: free(0) }), atMarket('98')],
      [agent('deaf'), { ...atMarket('98'), isTakable: false }],
    )
    book.setAgent(agent('idle'), [])
    expect(book.liveAgents(noon)).toBe(1)
    expect(book.liveAgents(noon + 3_600_000)).toBe(2)
  })
  test('ties go to the longer-waiting agent', () => {
    const since = '2025-01-01T00:00:00.000Z'
    expect(order(bookOf([agent('young'), atMarket('99')], [agent('old', { since }), atMarket('99')]))).toEqual([
      'old',
      'young',
    ])
    // By a microsecond, too: the database leaves out zeros at the end of a time.
    const [first, second] = ['2026-01-01T00:00:00.18Z', '2026-01-01T00:00:00.180001Z']
    const close = bookOf(
      [agent('young', { since: second }), atMarket('99')],
      [agent('old', { since: first }), atMarket('99')],
    )
    expect(order(close)).toEqual(['old', 'young'])
  })
  test('but a better rating comes before that, and any rating before none', () => {
    const since = '2025-01-01T00:00:00.000Z'
    const rated = (ratingSum: number, ratings: number) => ({ record: { ...newRecord, ratingSum, ratings } })
    const book = bookOf(
      [agent('unrated', { since }), atMarket('99')],
      [agent('good', rated(9, 2)), atMarket('99')],
      [agent('fair', { since, ...rated(40, 10) }), atMarket('99')],
    )
    expect(order(book)).toEqual(['good', 'fair', 'unrated'])
    book.update('unrated', rated(5, 1))
    expect(order(book)[0]).toBe('unrated')
  })
  test.each([
    ['without free capacity', { capacity: capacity(decimal(10), decimal(11)) }],
    ['outside its work time', { workTime: { start: '13:00', end: '14:00', timezone: 'UTC' } }],
  ])('an agent %s is not', (_what, more) => {
    expect(order(bookOf([agent('a', more), atMarket('99')]))).toEqual([])
  })
  test('an agent that cannot receive what is sent is not', () => {
    expect(order(bookOf([agent('a'), { ...atMarket('99'), isTakable: false }]))).toEqual([])
  })
  test('a person is never matched with themself', () => {
    expect(order(bookOf([agent('a'), atMarket('99')]), { ...query, notAddr: 'a' })).toEqual([])
  })
  test('nor with an agent that is left out', () => {
    expect(order(bookOf([agent('a'), atMarket('99')]), { ...query, without: new Set(['a']) })).toEqual([])
  })
  test('a fixed price more than 15 % off the market is not', () => {
    expect(
      order(bookOf([agent('a'), fixed('0.9201')], [agent('b'), fixed('0.92')], [agent('c'), fixed('0.6799')])),
    ).toEqual(['b'])
  })
})

describe('what the book answers', () => {
  test('who takes a pair when they work, by name: not who cannot receive what is sent, or has left', () => {
    const asleep = { start: '13:00', end: '14:00', timezone: 'UTC' }
    const book = bookOf(
      [agent('b', { workTime: asleep }), atMarket('99')],
      [agent('a', { capacity: free(0) }), fixed('0.79')],
      [agent('blind'), { ...atMarket('99'), isTakable: false }],
      [agent('gone'), atMarket('99')],
    )
    book.removeAgent('gone')
    expect(book.takers(pair).map(({ addr }) => addr)).toEqual(['a', 'b'])
    expect(book.isTaken(pair)).toBe(true)
    const other = { from: pair.to, to: pair.from }
    expect([book.isTaken(other), book.takers(other)]).toEqual([false, []])
    expect(bookOf([agent('blind'), { ...atMarket('99'), isTakable: false }]).isTaken(pair)).toBe(false)
  })
  test('the best agent that can take the whole amount', () => {
    const book = bookOf([agent('small', { capacity: free(50) }), atMarket('99')], [agent('large'), atMarket('98')])
    expect(book.best(query, send(40))?.quote.agent.addr).toBe('small')
    expect(book.best(query, send(60))?.quote.agent.addr).toBe('large')
    expect(book.best(query, send(1001))).toBeNull()
  })
  test('for an amount to receive, the least to send with the best agent that can take it', () => {
    const small = agent('small', { capacity: free(50) })
    const book = bookOf([small, atMarket('99')], [agent('large'), fixed('0.78')])
    // At 0.792 a unit 49.49495 come to 39.20, less a fee of 0.196000002, rounded up to 0.20; a unit less to 39.19.
    const best = book.best(query, { side: 'receive', amount: decimal(39) })
    expect(best?.quote.agent.addr).toBe('small')
    expect(best && plain(best.amount)).toBe('49.49495')
    expect(book.best(query, { side: 'receive', amount: decimal(40) })?.quote.agent.addr).toBe('large')
    expect(book.best(query, { side: 'receive', amount: decimal(4000) })).toBeNull()
  })
  test('the largest amount that one agent can take', () => {
    const book = bookOf([agent('a', { capacity: free(50) }), atMarket('99')], [agent('b'), atMarket('98')])
    expect(plain(book.maxAmount(query))).toBe('1000')
    expect(plain(new Book().maxAmount(query))).toBe('0')
  })
  test('capacity is shared by all pairs of an agent, and an agent can leave', () => {
    const book = bookOf([agent('a'), atMarket('99')])
    expect(book.update('a', { capacity: free(10) })).toEqual([pair])
    expect(plain(book.maxAmount(query))).toBe('10')
    book.removeAgent('a')
    expect(order(book)).toEqual([])
    expect(book.update('a', { capacity: free(10) })).toEqual([])
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
        const entry = { agent: agent(addr, { capacity: free(available), since: addr }), option }
        if (what === 'set') book.setAgent(entry.agent, [option])
        if (what === 'set') plainList.set(addr, entry)
        if (what === 'remove') book.removeAgent(addr)
        if (what === 'remove') plainList.delete(addr)
        const known = plainList.get(addr)
        if (what === 'available') book.update(addr, { capacity: free(available) })
        if (what === 'available' && known) known.agent = { ...known.agent, capacity: free(available) }
      }
      const able = [...plainList.values()]
        .map(({ agent: each, option }) => ({ each, price: optionPrice(pair, option.pricing, market, query.maxOff) }))
        .filter(
          ({ each, price }) => price && each.capacity.free.isGreaterThanOrEqualTo(exposure(decimal(amount), price)),
        )
        .sort((x, y) => (y.price?.comparedTo(x.price ?? 0) ?? 0) || (x.each.since < y.each.since ? -1 : 1))
      expect(book.best(query, send(amount))?.quote.agent.addr).toBe(able[0]?.each.addr)
    }),
  )
})
