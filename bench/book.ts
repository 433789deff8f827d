/** What the book costs in process, from few options to a million, all of one pair: the worst case. Prints its figures as JSON. */

import { setTimeout as wait } from 'node:timers/promises'
import { newRecord } from '#domain/agents/record.ts'
import { type Capacity, capacity } from '#domain/collateral/capacity.ts'
import { type Decimal, decimal } from '#domain/money/decimal.ts'
import { Book, type BookAgent, type BookOption, type BookQuery } from '#domain/swap/book/book.ts'
import { type MarketRate, optionPrice, priceType } from '#domain/swap/price.ts'
import { median } from './figures.ts'

/** What was measured at one size. Costs are microseconds of CPU a call. */
export interface BookFigures {
  readonly size: number
  /** Building it, in ms of CPU, without reading the database. */
  readonly buildMs: number
  /** Finding the best price for an amount. */
  readonly quote: number
  /** The same with what it comes to, exactly. */
  readonly best: number
  readonly most: number
  /** Changing what an agent has free, and its price. */
  readonly update: number
  readonly reprice: number
  /** Looking at every option, where that is affordable. */
  readonly scan: number | null
  /** One `Map.get`. */
  readonly lookup: number
}

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const market: MarketRate = { fromUsd: decimal(1), toUsd: decimal('1.1'), price: decimal(1).dividedBy('1.1') }
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

const shifts = [
  { start: '00:00', end: '23:59', timezone: 'UTC' },
  { start: '08:00', end: '18:00', timezone: 'Europe/Berlin' },
  { start: '09:00', end: '17:00', timezone: 'America/New_York' },
] as const

/** Whole numbers that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 4
  }
}

function freeOf(next: () => number): Capacity {
  return capacity(decimal(50_000), decimal(next() % 49_000))
}

function optionOf(next: () => number): BookOption {
  const percent = decimal(9000 + (next() % 1500)).dividedBy(100)
  const isFixed = next() % 4 === 0
  const fixPrice: Decimal | null = isFixed ? market.price.times(percent).dividedBy(100).decimalPlaces(6) : null
  const priceTypeUse = isFixed ? priceType.fixed : priceType.market
  return { pair, isTakable: true, pricing: { priceTypeUse, fixPrice, marketPrice: isFixed ? null : percent } }
}

function addrOf(n: number): string {
  return `0x${n.toString(16).padStart(40, '0')}`
}

function agentOf(n: number, next: () => number): BookAgent {
  const addr = addrOf(n)
  const workTime = shifts[next() % 3] ?? shifts[0]
  return {
    addr,
    username: addr,
    workTime,
    since: '2026-01-01T00:00:00.000001Z',
    capacity: freeOf(next),
    record: newRecord,
  }
}

/** Microseconds of CPU a call: the median of some rounds. */
function micros(calls: number, call: (n: number) => void): number {
  const rounds = Array.from({ length: 5 }, () => {
    const from = process.cpuUsage().user
    for (let n = 0; n < calls; n++) call(n)
    return (process.cpuUsage().user - from) / calls
  })
  return median(rounds)
}

/** What a book without an order would do: judge every option. */
function scanOf(size: number): number | null {
  if (size > 10_000) return null
  const next = numbers(size)
  const options = Array.from({ length: size }, () => optionOf(next))
  return micros(Math.max(Math.round(100_000 / size), 3), () => {
    let best: Decimal | null = null
    for (const { pricing } of options) {
      const price = optionPrice(pair, pricing, market, query.maxOff)
      if (price && (!best || price.isGreaterThan(best))) best = price
    }
  })
}

function measured(size: number, calls: number): BookFigures {
  const next = numbers(size)
  const book = new Book()
  const from = process.cpuUsage().user
  for (let n = 0; n < size; n++) book.setAgent(agentOf(n, next), [optionOf(next)])
  const buildMs = (process.cpuUsage().user - from) / 1e3
  book.advance(noon, Number.POSITIVE_INFINITY)
  const some = <T>(make: () => T) => {
    const all = Array.from({ length: 1000 }, make) as [T, ...T[]]
    return (n: number) => all[n % 1000] ?? all[0]
  }
  const [amount, free, option] = [
    some(() => decimal(10 + (next() % 45_000))),
    some(() => freeOf(next)),
    some(() => optionOf(next)),
  ]
  const addr = some(() => addrOf(next() % size))
  const names = new Map(Array.from({ length: 1000 }, (_, n) => [addr(n), n]))
  return {
    size,
    buildMs,
    quote: micros(calls, (n) => void book.quote(query, amount(n))),
    best: micros(calls, (n) => void book.best(query, { side: 'send', amount: amount(n) })),
    most: micros(calls, () => void book.maxAmount(query)),
    update: micros(calls, (n) => void book.update(addr(n), { capacity: free(n) })),
    reprice: micros(calls, (n) => {
      const known = book.read(addr(n))
      if (known) book.setAgent(known.agent, [option(n)])
    }),
    scan: scanOf(size),
    lookup: micros(calls * 10, (n) => void names.get(addr(n))),
  }
}

const isQuick = process.argv.includes('--quick')
const sizes = isQuick ? [100, 1_000, 10_000, 100_000] : [100, 1_000, 10_000, 100_000, 1_000_000]
const calls = isQuick ? 2_000 : 10_000
// First of all, while nothing else is left in memory.
const bytes = await bytesAnOption()
measured(1_000, calls)
console.log(JSON.stringify({ sizes: sizes.map((size) => measured(size, calls)), bytes }))

/** Bytes that one option more of an agent takes, over ten pairs of 100,000 agents. */
async function bytesAnOption(): Promise<number> {
  const next = numbers(3)
  const pairs = Array.from({ length: 10 }, (_, n) => ({ ...pair, from: { network: `N${n}`, currency: 'USDT' } }))
  const take = async (options: readonly (typeof pair)[]) => {
    await swept()
    const before = process.memoryUsage()
    const book = new Book()
    for (let n = 0; n < 100_000; n++) {
      book.setAgent(
        agentOf(n, next),
        options.map((each) => ({ ...optionOf(next), pair: each })),
      )
    }
    await swept()
    const after = process.memoryUsage()
    if (book.size.agents !== 100_000) throw new Error('the book has lost agents')
    return after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers
  }
  const one = await take(pairs.slice(0, 1))
  const ten = await take(pairs)
  return (ten - one) / 900_000
}

/** Lets what nobody needs any more go; buffers go a moment after what held them. */
async function swept(): Promise<void> {
  for (let n = 0; n < 3; n++) {
    globalThis.gc?.()
    await wait(50)
  }
}
