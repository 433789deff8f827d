import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageRating, newRecord } from '../../agents/record.ts'
import { isLive } from '../../agents/work-time.ts'
import { capacity } from '../../collateral/capacity.ts'
import { Decimal, decimal, plain, round } from '../../money/decimal.ts'
import { amountFor, amountWithin, calculate, exposureUsd, optionCostPerUnit } from '../calculation.ts'
import { type Pair, pairKey } from '../pair.ts'
import { type MarketRate, optionPrice, pricePlaces, priceType } from '../price.ts'
import { Book, type BookAgent, type BookOption, type BookQuery, type Found, type Listed, type Quote } from './book.ts'
import type { Wanted } from './search.ts'

/** A plain list that answers every question by looking at everything, exactly: what the book must agree with. */
class PlainBook {
  readonly #agents = new Map<string, { agent: BookAgent; options: readonly BookOption[] }>()
  readonly #asked = new WeakMap<BookQuery, { working: Quote[]; asleep: Quote[] }>()

  setAgent(agent: BookAgent, options: readonly BookOption[]): void {
    this.#agents.set(agent.addr, { agent, options })
  }

  removeAgent(addr: string): void {
    this.#agents.delete(addr)
  }

  update(addr: string, known: Partial<BookAgent>): void {
    const entry = this.#agents.get(addr)
    if (entry) this.#agents.set(addr, { ...entry, agent: { ...entry.agent, ...known } })
  }

  /** Whoever could take the order, at work or not. A query is one moment's, and so is asked of all agents once. */
  #usable(query: BookQuery, isWorking = true): Quote[] {
    const known = this.#asked.get(query) ?? this.#ask(query)
    this.#asked.set(query, known)
    return isWorking ? known.working : known.asleep
  }

  #ask({ pair, market, maxOff, now, notAddr, without }: BookQuery) {
    const usable = [...this.#agents.values()].flatMap(({ agent, options }) => {
      const isFor = agent.addr !== notAddr && !without.has(agent.addr) && agent.capacity.free.isGreaterThan(0)
      const option = options.find((each) => each.isTakable && pairKey(each.pair) === pairKey(pair))
      const price = isFor && option && optionPrice(pair, option.pricing, market, maxOff)
      return option && price ? [{ agent, pricing: option.pricing, price }] : []
    })
    const { working = [], asleep = [] } = Object.groupBy(usable, ({ agent }) =>
      isLive(agent.workTime, now) ? 'working' : 'asleep',
    )
    return { working, asleep }
  }

  #fitting(query: BookQuery, { side, amount: wanted }: Wanted, usable: Quote[], most: number): Listed[] {
    const { pair, fee, market } = query
    // Moments lose the zeros at their end in the database.
    const waiting = ({ since, addr }: BookAgent) => `${since.slice(0, -1).padEnd(26, '0')} ${addr}`
    const rating = (agent: BookAgent) => averageRating(agent.record) ?? new Decimal(0)
    const best = usable
      .map((quote) => ({ quote, rated: rating(quote.agent), since: waiting(quote.agent) }))
      .sort(
        (a, b) =>
          b.quote.price.comparedTo(a.quote.price) || b.rated.comparedTo(a.rated) || (a.since < b.since ? -1 : 1),
      )
    return (
      best
        // Nothing is calculated of those behind the last that is asked for.
        .values()
        .flatMap(({ quote }) => {
          const amount = side === 'send' ? wanted : amountFor(pair, wanted, quote.price, fee, market)
          if (!amount) return []
          const { free } = quote.agent.capacity
          const within = amountWithin(free, pair, optionCostPerUnit(quote.pricing, quote.price, market))
          return [{ quote, amount, calculation: calculate(pair, amount, quote.price, fee, market), most: within }]
        })
        .filter((each) => exposureUsd(each.amount, each.calculation).lte(each.quote.agent.capacity.free))
        .take(most)
        .toArray()
    )
  }

  list(query: BookQuery, wanted: Wanted, most: number): Listed[] {
    return this.#fitting(query, wanted, this.#usable(query), most)
  }

  asleep(query: BookQuery, wanted: Wanted, most: number): Listed[] {
    return this.#fitting(query, wanted, this.#usable(query, false), most)
  }

  maxAmount(query: BookQuery): Decimal {
    const limits = this.#usable(query).map(({ agent, pricing, price }) =>
      amountWithin(agent.capacity.free, query.pair, optionCostPerUnit(pricing, price, query.market)),
    )
    return Decimal.max(0, ...limits)
  }

  standing(query: BookQuery, price: Decimal) {
    const usable = this.#usable(query)
    return { open: usable.length, notWorse: usable.filter((each) => each.price.gte(price)).length }
  }

  liveAgents(now: number): number {
    return [...this.#agents.values()].filter(
      ({ agent, options }) =>
        agent.capacity.free.gt(0) && isLive(agent.workTime, now) && options.some(({ isTakable }) => isTakable),
    ).length
  }
}

const euro = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
// A small price in a currency of many places: several percentages come to one price.
const bitcoin = { from: { network: 'TRON', currency: 'TRX' }, to: { network: 'BITCOIN', currency: 'BTC' } }
const pairs: readonly Pair[] = [euro, bitcoin]
const shifts = [
  { start: '00:00', end: '23:59', timezone: 'UTC' },
  { start: '09:00', end: '17:30', timezone: 'Europe/Berlin' },
  { start: '22:00', end: '06:00', timezone: 'Asia/Kolkata' },
]

const marketOf = (fromUsd: string, toUsd: string): MarketRate => {
  const [from, to] = [decimal(fromUsd), decimal(toUsd)]
  return { fromUsd: from, toUsd: to, price: from.dividedBy(to) }
}
const markets = new Map([
  [euro, [marketOf('1', '1.25'), marketOf('1.0003', '1.08317')]],
  [bitcoin, [marketOf('0.1234', '61234.56'), marketOf('0.11', '70000')]],
])

const percents = fc.oneof(
  fc.integer({ min: 83, max: 117 }).map(String),
  fc.constantFrom('85', '100', '115', '84.999999999', '115.000000001'),
  // Apart by less than a price's last place.
  fc.integer({ min: 0, max: 40 }).map((n) => `99.999999${String(n).padStart(3, '0')}`),
)
const addrs = fc.constantFrom(...'abcdefghijklmnopqrst')
const free = fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(101, 102, 100, 50.000001))
const option = fc.record({
  pair: fc.constantFrom(...pairs),
  percent: percents,
  isFixed: fc.boolean(),
  isTakable: fc.integer({ min: 0, max: 7 }).map((n) => n > 0),
})
const step = fc.record({
  what: fc.constantFrom('set', 'set', 'set', 'remove', 'capacity', 'capacity', 'rating', 'time'),
  addr: addrs,
  options: fc.uniqueArray(option, { maxLength: 2, selector: ({ pair }) => pair }),
  free,
  shift: fc.constantFrom(...shifts),
  rating: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 3 })),
  since: fc.constantFrom('2026-01-01T00:00:00.18Z', '2026-01-01T00:00:00.180001Z', '2026-01-01T00:00:00.000Z'),
  hour: fc.integer({ min: 0, max: 47 }),
})
const questions = fc.record({
  pair: fc.constantFrom(...pairs),
  rate: fc.integer({ min: 0, max: 1 }),
  side: fc.constantFrom('send' as const, 'receive' as const),
  usd: fc.oneof(fc.integer({ min: 1, max: 3300 }), fc.constantFrom(100, 101, 102)),
  notAddr: fc.option(addrs),
  without: fc.uniqueArray(addrs, { maxLength: 3 }),
  fee: fc.constantFrom('0', '0.005', '0.1'),
})

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Question = typeof questions extends fc.Arbitrary<infer Q> ? Q : never

const midnight = Date.parse('2026-11-21T00:00:00Z')
const maxOff = decimal('0.15')

function optionsOf({ options }: Step): BookOption[] {
  return options.map(({ pair, percent, isFixed, isTakable }) => {
    const price = markets.get(pair)?.[0]?.price.times(percent).dividedBy(100).decimalPlaces(22) ?? null
    const priceTypeUse = isFixed ? priceType.fixed : priceType.market
    return { pair, isTakable, pricing: { priceTypeUse, fixPrice: price, marketPrice: decimal(percent) } }
  })
}

function take(books: readonly (Book | PlainBook)[], each: Step): void {
  const { addr, shift, since, rating } = each
  const record = { ...newRecord, ratings: rating[0], ratingSum: rating[0] * rating[1] }
  const known = { capacity: capacity(decimal(3000), decimal(3000).minus(each.free)) }
  for (const book of books) {
    if (each.what === 'set')
      book.setAgent({ addr, username: addr, workTime: shift, since, record, ...known }, optionsOf(each))
    if (each.what === 'remove') book.removeAgent(addr)
    if (each.what === 'capacity') book.update(addr, known)
    if (each.what === 'rating') book.update(addr, { record })
  }
}

function plainOf(taken: Found | null) {
  return taken && { addr: taken.quote.agent.addr, price: plain(taken.quote.price), amount: plain(taken.amount) }
}

function plainListed(listed: Listed) {
  return { ...plainOf(listed), total: plain(listed.calculation.total), most: plain(listed.most) }
}

function compare(book: Book, model: PlainBook, question: Question, now: number): void {
  const market = markets.get(question.pair)?.[question.rate] as MarketRate
  const query: BookQuery = {
    pair: question.pair,
    market,
    fee: decimal(question.fee),
    maxOff,
    now,
    notAddr: question.notAddr,
    without: new Set(question.without),
  }
  const places = question.pair === euro ? 2 : 6
  const amount = decimal(question.usd)
    .dividedBy(question.side === 'send' ? market.fromUsd : market.toUsd)
    .decimalPlaces(places)
  if (amount.gt(0)) {
    const wanted = { side: question.side, amount }
    const listed = model.list(query, wanted, 7)
    if (question.side === 'send') expect(book.quote(query, amount)?.agent.addr).toBe(listed[0]?.quote.agent.addr)
    expect(plainOf(book.best(query, wanted))).toEqual(plainOf(listed[0] ?? null))
    expect(book.list(query, wanted, 7).map(plainListed)).toEqual(listed.map(plainListed))
    expect(book.asleep(query, wanted, 7, Number.POSITIVE_INFINITY).map(plainListed)).toEqual(
      model.asleep(query, wanted, 7).map(plainListed),
    )
  }
  expect(plain(book.maxAmount(query))).toBe(plain(model.maxAmount(query)))
  const price = round(market.price, pricePlaces(question.pair), 'down')
  const all = { ...query, without: new Set<string>() }
  const { open, notWorse } = book.standing(all, price)
  expect(open).toBe(model.standing(all, price).open)
  // Prices beside each other may count as one.
  const unit = new Decimal(10).pow(-pricePlaces(question.pair))
  expect(notWorse).toBeGreaterThanOrEqual(model.standing(all, price.plus(unit)).notWorse)
  expect(notWorse).toBeLessThanOrEqual(model.standing(all, price.minus(unit)).notWorse)
  book.advance(now, Number.POSITIVE_INFINITY)
  expect(book.liveAgents(now)).toBe(model.liveAgents(now))
}

test('after any history the book answers everything as a plain list would', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(step, questions), { maxLength: 60 }), (history) => {
      const [book, model] = [new Book(), new PlainBook()]
      let now = midnight
      for (const [each, question] of history) {
        if (each.what === 'time') now = midnight + each.hour * 1_800_000
        else take([book, model], each)
        compare(book, model, question, now)
      }
    }),
    { numRuns: 300 },
  )
})

test('a version is another as soon as an answer is, also while those whose hours have ended are still being carried out', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(step, questions), { minLength: 20, maxLength: 60 }), (history) => {
      const book = new Book()
      const answers = new Map<string, string>()
      let now = midnight
      // So many that a query cannot carry out all of them.
      const crowd = Array.from({ length: 300 }, (_, n) => `crowd ${n}`)
      for (const addr of crowd) {
        const workTime = shifts[1] as BookAgent['workTime']
        const known = { addr, username: addr, workTime, since: '2026-01-01T00:00:00Z', record: newRecord }
        const pricing = { priceTypeUse: priceType.market, fixPrice: null, marketPrice: decimal(100) }
        book.setAgent({ ...known, capacity: capacity(decimal(100), decimal(0)) }, [
          { pair: euro, pricing, isTakable: true },
        ])
      }
      for (const [each] of history) {
        if (each.what === 'time') now = midnight + each.hour * 1_800_000
        else take([book], each)
        for (const pair of pairs) {
          const market = markets.get(pair)?.[0] as MarketRate
          const query = { pair, market, fee: decimal('0.005'), maxOff, now, notAddr: null, without: new Set<string>() }
          const version = `${pairKey(pair)} ${book.version(pair, now)}`
          const quote = book.quote(query, decimal(10))
          const answer = `${quote?.agent.addr} ${quote?.price} ${book.maxAmount(query)}`
          if (book.version(pair, now) !== Number(version.split(' ').at(-1))) continue
          expect(answers.get(version) ?? answer).toBe(answer)
          answers.set(version, answer)
        }
      }
    }),
    { numRuns: 30 },
  )
}, 60_000)

test('also when there are many of one pair', () => {
  fc.assert(
    fc.property(fc.infiniteStream(step), fc.infiniteStream(questions), (history, asking) => {
      const [book, model] = [new Book(), new PlainBook()]
      let n = 0
      for (const each of history) {
        const addr = `${each.addr}${n % 400}`
        take([book, model], { ...each, addr })
        if (++n % 100 > 0) continue
        // So many begin and end their work at once that a query leaves some of them to this.
        expect(book.advance(midnight + n * 60_000, Number.POSITIVE_INFINITY)).toBe(0)
        compare(book, model, asking.next().value, midnight + n * 60_000)
        if (n === 3_000) break
      }
    }),
    { numRuns: 4 },
  )
})
