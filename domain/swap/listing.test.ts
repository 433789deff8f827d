import { describe, expect, test } from 'vitest'
import { newRecord } from '../agents/record.ts'
import { capacity } from '../collateral/capacity.ts'
import { decimal, plain } from '../money/decimal.ts'
import { Book, type BookAgent, type BookQuery } from './book/book.ts'
import { byReceived, coarse, depthOf } from './listing.ts'
import { priceType } from './price.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const query: BookQuery = {
  pair,
  market: { fromUsd: decimal(1), toUsd: decimal('1.25'), price: decimal('0.8') },
  fee: decimal('0.005'),
  maxOff: decimal('0.15'),
  now: Date.parse('2026-11-22T12:00:00Z'),
  notAddr: null,
  without: new Set(),
}
const always = { start: '00:00', end: '23:59', timezone: 'UTC' }
const nights = { start: '22:00', end: '06:00', timezone: 'UTC' }
const send = (amount: string) => ({ side: 'send' as const, amount: decimal(amount) })

/** A book of agents a, b, c … with these fixed prices and so much free. */
function bookOf(agents: readonly [price: string, free: string, work?: BookAgent['workTime']][]): Book {
  const book = new Book()
  for (const [i, [price, free, workTime = always]] of agents.entries()) {
    const addr = String.fromCharCode(97 + i)
    const since = `2026-01-01T00:00:0${i % 10}Z`
    const agent = { addr, username: addr, workTime, since, record: newRecord }
    const pricing = { priceTypeUse: priceType.fixed, fixPrice: decimal(price), marketPrice: null }
    book.setAgent({ ...agent, capacity: capacity(decimal(free), decimal(0)) }, [{ pair, pricing, isTakable: true }])
  }
  return book
}

const names = (listed: readonly { quote: { agent: BookAgent } }[]) => listed.map(({ quote }) => quote.agent.addr)

describe('the options of a pair', () => {
  const book = bookOf([
    ['0.79', '1000'],
    ['0.81', '50'],
    ['0.80', '500'],
    ['0.82', '700', nights],
    ['0.50', '9000'],
    ['0.79', '1000', nights],
    ['0.78', '0'],
  ])

  test('are those that can take the amount now, the best price first; the others of the pair rest', () => {
    expect(names(book.list(query, send('10'), 50))).toEqual(['b', 'c', 'a'])
    expect(names(book.list(query, send('100'), 50))).toEqual(['c', 'a'])
    expect(names(book.list(query, send('10'), 2))).toEqual(['b', 'c'])
    expect(names(book.asleep(query, send('10'), 50, 50))).toEqual(['d', 'f'])
    expect(names(book.asleep(query, send('10'), 1, 50))).toEqual(['d'])
    expect(names(book.asleep(query, send('900'), 50, 50))).toEqual(['f'])
    expect(names(book.asleep(query, send('10'), 50, 1))).toEqual(['d'])
  })

  test('say the most that each could take', () => {
    const most = book.list(query, send('10'), 50).map((each) => plain(each.most))
    // Above the market what is received counts: 50 ÷ (0.81 × 1.25).
    expect(most).toEqual(['49.382716', '500', '1000'])
  })

  test('are not those of who asks', () => {
    expect(names(book.list({ ...query, notAddr: 'c' }, send('10'), 50))).toEqual(['b', 'a'])
    expect(names(book.asleep({ ...query, notAddr: 'd' }, send('10'), 50, 50))).toEqual(['f'])
  })
})

test('what is received most of comes first; the order of prices stays where it is the same', () => {
  const book = bookOf([
    ['0.7991', '1000'],
    ['0.7999', '1000'],
    ['0.80', '1000'],
  ])
  const listed = book.list(query, send('1'), 50)
  expect(names(listed)).toEqual(['c', 'b', 'a'])
  const totals = byReceived(listed).map(({ calculation }) => plain(calculation.total))
  expect(totals).toEqual([...totals].sort((a, b) => Number(b) - Number(a)))
  expect(names(byReceived(listed))).toEqual(['c', 'b', 'a'])
})

test('the depth adds up what can be swapped at each price or a better one', () => {
  const book = bookOf([
    ['0.79', '1000'],
    ['0.80', '500'],
    ['0.80', '200'],
  ])
  expect(depthOf(book.list(query, send('10'), 50)).map(({ price, amount }) => [plain(price), plain(amount)])).toEqual([
    ['0.8', '700'],
    ['0.79', '1700'],
  ])
  expect(depthOf([])).toEqual([])
})

test.each([
  ['1234.56', '1200'],
  ['1250', '1300'],
  ['0.0123456', '0.012'],
  ['5', '5'],
  ['99.9', '100'],
])('%s is told as %s', (exact, shown) => {
  expect(plain(coarse(decimal(exact)))).toBe(shown)
})
