/** What the book costs in process, from few options to a million: finding, changing, memory. All options in one pair, the worst case. */

import { newRecord } from '#domain/agents/record.ts'
import { capacity } from '#domain/collateral/capacity.ts'
import { type Decimal, decimal } from '#domain/money/decimal.ts'
import { Book, type BookQuery } from '#domain/swap/book.ts'
import { type MarketRate, priceType } from '#domain/swap/price.ts'
import { median } from './figures.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const market: MarketRate = { fromUsd: decimal(1), toUsd: decimal('1.1'), price: decimal(1).dividedBy('1.1') }
const noon = Date.parse('2026-11-21T12:00:00Z')
const nothing: ReadonlySet<string> = new Set()

export const bookQuery: BookQuery = {
  pair,
  market,
  fee: decimal('0.005'),
  maxOff: decimal('0.15'),
  now: noon,
  notAddr: null,
  without: nothing,
}

/** A sequence of whole numbers that is the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state
  }
}

const shifts = [
  { start: '00:00', end: '23:59', timezone: 'UTC' },
  { start: '08:00', end: '18:00', timezone: 'Europe/Berlin' },
  { start: '09:00', end: '17:00', timezone: 'America/New_York' },
] as const

function free(next: () => number): ReturnType<typeof capacity> {
  return capacity(decimal(50_000), decimal(next() % 49_000))
}

function optionOf(next: () => number) {
  const percent = decimal(9000 + (next() % 1500)).dividedBy(100)
  const isFixed = next() % 4 === 0
  const fixPrice: Decimal | null = isFixed ? market.price.times(percent).dividedBy(100).decimalPlaces(6) : null
  const priceTypeUse = isFixed ? priceType.fixed : priceType.market
  return { pair, isTakable: true, pricing: { priceTypeUse, fixPrice, marketPrice: isFixed ? null : percent } }
}

/** A book of so many agents with one option each. */
export function bookOf(agents: number): Book {
  const book = new Book()
  const next = numbers(agents)
  for (let n = 0; n < agents; n++) {
    const addr = addrOf(n)
    const workTime = shifts[next() % 3] ?? shifts[0]
    const known = { workTime, since: '2026-01-01T00:00:00.000001Z', capacity: free(next), record: newRecord }
    book.setAgent({ addr, username: addr, ...known }, [optionOf(next)])
  }
  return book
}

function addrOf(n: number): string {
  return `0x${n.toString(16).padStart(40, '0')}`
}

/** Microseconds a call, the median of some rounds. */
function micros(rounds: number, calls: number, call: (n: number) => void): number {
  const found: number[] = []
  for (let round = 0; round < rounds; round++) {
    const from = process.cpuUsage().user
    for (let n = 0; n < calls; n++) call(n)
    found.push((process.cpuUsage().user - from) / calls)
  }
  return median(found)
}

const sizes = (process.env['SIZES'] ?? '100,1000,10000,100000,1000000').split(',').map(Number)
for (const size of sizes) {
  globalThis.gc?.()
  const before = process.memoryUsage()
  const from = process.cpuUsage().user
  const book = bookOf(size)
  const built = (process.cpuUsage().user - from) / 1000
  globalThis.gc?.()
  const after = process.memoryUsage()
  const bytes = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / size
  const next = numbers(7)
  book.advance(noon, Number.POSITIVE_INFINITY)
  const wanted = Array.from({ length: 1000 }, () => ({
    side: 'send' as const,
    amount: decimal(10 + (next() % 45_000)),
  }))
  const best = micros(5, 4000, (n) => void book.best(bookQuery, wanted[n % 1000] ?? wanted[0]!))
  const quote = micros(5, 4000, (n) => void book.quote(bookQuery, wanted[n % 1000]!.amount))
  const most = micros(5, 4000, () => void book.maxAmount(bookQuery))
  const frees = Array.from({ length: 1000 }, () => free(next))
  const update = micros(5, 4000, () => void book.update(addrOf(next() % size), { capacity: frees[next() % 1000]! }))
  const options = Array.from({ length: 1000 }, () => optionOf(next))
  const price = micros(3, 4000, () => {
    const addr = addrOf(next() % size)
    const known = book.read(addr)
    if (known) book.setAgent(known.agent, [options[next() % 1000]!])
  })
  console.log({ size, built: Math.round(built), bytes: Math.round(bytes), best, quote, most, update, price })
}
