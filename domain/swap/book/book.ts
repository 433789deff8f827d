import type { AgentRecord } from '../../agents/record.ts'
import type { WorkTime } from '../../agents/work-time.ts'
import type { Capacity } from '../../collateral/capacity.ts'
import { Decimal, round } from '../../money/decimal.ts'
import { amountFor, amountWithin, type Calculation, calculate, exposureUsd, optionCostPerUnit } from '../calculation.ts'
import { type Pair, pairKey } from '../pair.ts'
import { type MarketRate, optionPrice, type Pricing, pricePlaces, priceType } from '../price.ts'
import { Ladder, type LadderOrder, type Measure } from './ladder.ts'
import { noRow, OptionTable } from './option-table.ts'
import { anyFree, type Band, type Bands, bandsAround, soughtFor, type Wanted } from './search.ts'
import { type Shift, Shifts } from './shifts.ts'
import { type Candidate, Stream } from './stream.ts'

/** An agent who may be matched now, as the book knows it. */
export interface BookAgent {
  readonly addr: string
  readonly username: string
  readonly workTime: WorkTime
  /** When it became an agent, ISO 8601 to the microsecond; of two equal offers the longer-waiting agent's wins. */
  readonly since: string
  readonly capacity: Capacity
  readonly record: AgentRecord
}

/** One priced pair of an agent. */
export interface BookOption {
  readonly pair: Pair
  readonly pricing: Pricing
  /** Whether a requisite of the agent can receive what is sent; nobody is matched with an option where none can. */
  readonly isTakable: boolean
}

/** What a query is about: the pair at its market rate, now, for somebody who is never matched with themself. */
export interface BookQuery {
  readonly pair: Pair
  readonly market: MarketRate
  /** Fraction, e.g. 0.005. */
  readonly fee: Decimal
  /** How far a fixed price may be from the market, as a fraction. */
  readonly maxOff: Decimal
  /** Unix ms. */
  readonly now: number
  readonly notAddr: string | null
  /** Agents that are left out besides. */
  readonly without: ReadonlySet<string>
}

/** An agent's price for the queried pair. */
export interface Quote {
  readonly agent: BookAgent
  readonly pricing: Pricing
  readonly price: Decimal
}

/** The best quote for what is wanted. */
export interface Found {
  readonly quote: Quote
  /** What is sent, in `from`. */
  readonly amount: Decimal
  readonly calculation: Calculation
}

/** An option of a pair as the public market lists it: what is wanted, and the most of `from` that could be taken. */
export interface Listed extends Found {
  readonly most: Decimal
}

/** An agent with what decides the order and the free capacity of its options. */
interface Entry {
  agent: BookAgent
  readonly slot: number
  readonly shift: Shift
  /** Microseconds since 1970. */
  readonly since: number
  /** The sum and number of its ratings; without any its mean is 0, below every other. */
  ratingSum: number
  ratings: number
  /** Its first row; the others follow. */
  rows: number
  /** How many of them stand in a ladder. */
  takable: number
  /** What it has free, in USD, as the nearest double. */
  free: number
  /** Whether its free capacity stands in the ladders: while it sleeps they have zero. */
  isAwake: boolean
}

/** The two orders of a pair's options, merged at each query: a price tick sorts nothing anew. */
interface Side {
  readonly pair: Pair
  readonly number: number
  readonly fixed: Ladder
  readonly percent: Ladder
  /** Options of the pair, also those that nobody can be matched with. */
  priced: number
  /** Grows with every change of what a query of the pair may answer. */
  version: number
}

/** How many agents that begin or end their work a query carries out itself; the rest is for `advance`. */
const turnsAtQuery = 256

/**
 * All options in memory: a query costs the logarithm of the number of its pair's options. It is a copy: the database decides a match
 * again, so that a stale book costs a retry and never correctness.
 */
export class Book {
  readonly #entries: (Entry | null)[] = []
  readonly #freeSlots: number[] = []
  readonly #slots = new Map<string, number>()
  readonly #options = new OptionTable()
  readonly #sides = new Map<string, Side>()
  readonly #sideList: Side[] = []
  readonly #shifts = new Shifts()
  /** Agents whose shift has begun or ended and whose options are not updated yet. */
  readonly #turning: number[] = []
  readonly #bands = new WeakMap<MarketRate, { readonly maxOff: Decimal; readonly bands: Bands }>()
  #live = 0
  /** How often shifts have begun or ended. */
  #turns = 0

  readonly #order: LadderOrder = {
    key: (id) => this.#options.key(id),
    isBefore: (a, b) => this.#isBefore(a, b),
  }

  /** Puts an agent with all its active options in, in place of what the book had of it. */
  setAgent(agent: BookAgent, options: readonly BookOption[]): void {
    this.removeAgent(agent.addr)
    const slot = this.#freeSlots.pop() ?? this.#entries.length
    const shift = this.#shifts.join(agent.workTime, slot)
    const since = microseconds(agent.since)
    const rated = ratingOf(agent.record)
    const free = agent.capacity.free.toNumber()
    const entry: Entry = { agent, slot, shift, since, ...rated, rows: noRow, takable: 0, free, isAwake: shift.isLive }
    this.#entries[slot] = entry
    this.#slots.set(agent.addr, slot)
    for (const option of options) this.#addOption(entry, option)
    this.#countLive(entry, 1)
  }

  /** Takes an agent out. */
  removeAgent(addr: string): void {
    const entry = this.#entryOf(addr)
    if (!entry) return
    this.#countLive(entry, -1)
    for (let row = entry.rows; row !== noRow; ) {
      const next = this.#options.next(row)
      const side = this.#sideOf(row)
      if (this.#options.isIn(row)) this.#ladderOf(row).remove(row)
      this.#options.remove(row)
      side.priced--
      side.version++
      row = next
    }
    this.#shifts.leave(entry.shift, entry.slot)
    this.#slots.delete(addr)
    this.#entries[entry.slot] = null
    this.#freeSlots.push(entry.slot)
  }

  /** Changes an agent's data besides its options. Returns its pairs, none where the book does not have it. */
  update(addr: string, known: Partial<Pick<BookAgent, 'capacity' | 'record'>>): Pair[] {
    const entry = this.#entryOf(addr)
    if (!entry) return []
    this.#countLive(entry, -1)
    const changed = { ...entry.agent, ...known }
    const rated = ratingOf(changed.record)
    const isRanked = compareRatings(rated, entry) !== 0
    const rows = [...this.#rowsOf(entry)]
    const standing = rows.filter((row) => this.#options.isIn(row))
    if (isRanked) for (const row of standing) this.#ladderOf(row).remove(row)
    Object.assign(entry, { agent: changed, free: changed.capacity.free.toNumber(), ...rated })
    for (const row of standing) {
      if (isRanked) this.#ladderOf(row).add(row, freeOf(entry))
      else this.#ladderOf(row).setFree(row, freeOf(entry))
    }
    for (const row of rows) this.#sideOf(row).version++
    this.#countLive(entry, 1)
    return rows.map((row) => this.#sideOf(row).pair)
  }

  /** What the book has of an agent, as it was put in; null when it does not have it. */
  read(addr: string): { readonly agent: BookAgent; readonly options: readonly BookOption[] } | null {
    const entry = this.#entryOf(addr)
    if (!entry) return null
    const options = [...this.#rowsOf(entry)].map((row) => ({
      pair: this.#sideOf(row).pair,
      pricing: this.#options.pricing(row),
      isTakable: this.#options.isIn(row),
    }))
    return { agent: entry.agent, options }
  }

  /** The addresses of its agents. */
  agents(): string[] {
    return [...this.#slots.keys()]
  }

  /** Whether the book has an agent. */
  has(addr: string): boolean {
    return this.#slots.has(addr)
  }

  /** The pairs of an agent. */
  pairsOf(addr: string): Pair[] {
    const entry = this.#entryOf(addr)
    return entry ? [...this.#rowsOf(entry)].map((row) => this.#sideOf(row).pair) : []
  }

  /** How many agents and options there are. */
  get size(): { readonly agents: number; readonly options: number } {
    return { agents: this.#slots.size, options: this.#sideList.reduce((sum, { priced }) => sum + priced, 0) }
  }

  /** A number that changes as soon as the book may answer differently for a pair at the same rates. `now` in Unix ms. */
  version(pair: Pair, now: number): number {
    this.advance(now, turnsAtQuery)
    return (this.#sides.get(pairKey(pair))?.version ?? 0) + this.#turns
  }

  /**
   * Moves the time to `now` (Unix ms): at most `most` agents begin or end their work. Returns how many are left; until then a query
   * never quotes an agent who has ended, and may miss one who has just begun.
   */
  advance(now: number, most: number): number {
    for (const shift of this.#shifts.turn(now)) {
      this.#turns++
      for (const slot of shift.members) this.#turning.push(slot)
    }
    for (let turned = 0; turned < most && this.#turning.length > 0; turned++) {
      const entry = this.#entries[this.#turning.pop() as number]
      if (entry) this.#turn(entry)
    }
    return this.#turning.length
  }

  /** How many agents may be matched at `now` (Unix ms) in some pair, as far as its market has a price and they have begun or ended. */
  liveAgents(now: number): number {
    this.advance(now, turnsAtQuery)
    return this.#live
  }

  /** The pairs that some agent prices, whether or not it can be matched now. */
  pairs(): Pair[] {
    return this.#sideList.filter(({ priced }) => priced > 0).map(({ pair }) => pair)
  }

  /** The agents who take this pair when they work, by name: they price it and can receive what is sent. */
  takers(pair: Pair): BookAgent[] {
    const side = this.#sides.get(pairKey(pair))
    if (!side) return []
    return [...side.fixed.ids(), ...side.percent.ids()]
      .map((row) => this.#ownerOf(row).agent)
      .sort((a, b) => (a.username < b.username || (a.username === b.username && a.addr < b.addr) ? -1 : 1))
  }

  /** Whether anybody takes this pair when they work. */
  isTaken(pair: Pair): boolean {
    const side = this.#sides.get(pairKey(pair))
    return side !== undefined && side.fixed.size + side.percent.size > 0
  }

  /** Whether anybody takes this pair now. */
  isOpen(query: BookQuery): boolean {
    const stream = this.#stream(query, null)
    return stream !== null && stream.next() !== null
  }

  /** The best quote that can take so much of `from` whole: price, then rating, then the longer wait. */
  quote(query: BookQuery, amount: Decimal): Quote | null {
    const wanted = { side: 'send' as const, amount }
    const { fromUsd, toUsd } = this.#bandsFor(query)
    const stream = this.#stream(query, wanted)
    for (let next = stream?.next(); next; next = stream?.next()) {
      const quote = this.#quoteOf(next)
      // Where free capacity clearly suffices, nothing needs to be calculated.
      const most = amount.toNumber() * Math.max(fromUsd, next.price.toNumber() * toUsd)
      if (freeOf(this.#ownerOf(next.id)) > most * (1 + 1e-9) + 1e-5 || fitting(query, quote, wanted)) return quote
    }
    return null
  }

  /** The best quote that can take what is wanted whole, with what it comes to. */
  best(query: BookQuery, wanted: Wanted): Found | null {
    const stream = this.#stream(query, wanted)
    for (let next = stream?.next(); next; next = stream?.next()) {
      const fit = fitting(query, this.#quoteOf(next), wanted)
      if (fit) return fit
    }
    return null
  }

  /** The options that can take what is wanted whole, in the order in which they are matched, so many at most. */
  list(query: BookQuery, wanted: Wanted, most: number): Listed[] {
    const listed: Listed[] = []
    const stream = this.#stream(query, wanted)
    for (let next = stream?.next(); next && listed.length < most; next = stream?.next()) {
      const fit = fitting(query, this.#quoteOf(next), wanted)
      if (fit) listed.push({ ...fit, most: mostFor(query, fit.quote) })
    }
    return listed
  }

  /**
   * The same of agents who do not work now: what they could take if they did. It is looked for among the first `looked` of each of
   * the pair's two orders only, whoever they are.
   */
  asleep(query: BookQuery, wanted: Wanted, most: number, looked: number): Listed[] {
    const side = this.#sideFor(query)
    const rows = [side?.fixed, side?.percent].flatMap((ladder) => (ladder ? first(ladder.ids(), looked) : []))
    const quoted = rows.flatMap((id) => {
      const { agent, shift } = this.#ownerOf(id)
      const isOut = shift.isLive || agent.addr === query.notAddr || query.without.has(agent.addr)
      const price = isOut ? null : this.#priceOf(query, id)
      const fit = price && fitting(query, this.#quoteOf({ id, price }), wanted)
      return fit ? [{ id, listed: { ...fit, most: mostFor(query, fit.quote) } }] : []
    })
    return quoted
      .sort((a, b) => (b.listed.quote.price.comparedTo(a.listed.quote.price) ?? 0) || this.#compareOwners(a.id, b.id))
      .slice(0, most)
      .map(({ listed }) => listed)
  }

  /**
   * The largest amount (in `from`) that one agent can take now; zero when there is none. Among limits that differ by less than a
   * part in 10^15 it may return the lesser.
   */
  maxAmount(query: BookQuery): Decimal {
    const side = this.#sideFor(query)
    if (!side) return new Decimal(0)
    const { fixed, percent, market } = this.#bandsFor(query)
    return Decimal.max(
      // Up to the market's price what is sent counts: the most free capacity decides. Above it, the most for each unit of the price.
      this.#mostOf(query, side.fixed, 'free', { low: fixed.low, high: market }),
      this.#mostOf(query, side.fixed, 'reach', { low: market, high: fixed.high }),
      this.#mostOf(query, side.percent, 'reach', percent),
    )
  }

  /**
   * How many others (whoever is `without`) have an open option of the pair, and of how many the price is not worse than this one.
   * Prices that differ by one in the last place may count as one; who has just begun or ended may be counted as before.
   */
  standing(query: BookQuery, price: Decimal | null): { readonly open: number; readonly notWorse: number } {
    const side = this.#sideFor(query)
    if (!side) return { open: 0, notWorse: 0 }
    const { fixed, percent } = this.#bandsFor(query)
    const own = query.notAddr === null ? undefined : this.#entryOf(query.notAddr)
    const ownRows = own ? [...this.#rowsOf(own)].filter((row) => this.#sideOf(row) === side && this.#hasFree(row)) : []
    const count = (from: Band, to: Band) => {
      const isWithin = (row: number) => isIn(this.#options.isFixed(row) ? from : to, this.#options.key(row))
      return side.fixed.open(from.low, from.high) + side.percent.open(to.low, to.high) - ownRows.filter(isWithin).length
    }
    const open = count(fixed, percent)
    if (!price) return { open, notWorse: 0 }
    const least = price.times(100).dividedBy(query.market.price).toNumber()
    return { open, notWorse: count(above(fixed, price.toNumber()), above(percent, least)) }
  }

  #addOption(entry: Entry, { pair, pricing, isTakable }: BookOption): void {
    const side = this.#side(pair)
    const key = exactKey(pair, pricing).toNumber()
    const isIn = isTakable && key > 0
    const row = this.#options.add({ owner: entry.slot, next: entry.rows, pair: side.number, isIn, key, pricing })
    entry.rows = row
    if (isIn) {
      entry.takable++
      this.#ladderOf(row).add(row, freeOf(entry))
    }
    side.priced++
    side.version++
  }

  /** Sets the free capacity of an agent's options in the ladders: all of it in its hours, else zero. */
  #turn(entry: Entry): void {
    if (entry.isAwake === entry.shift.isLive) return
    this.#countLive(entry, -1)
    entry.isAwake = entry.shift.isLive
    for (const row of this.#rowsOf(entry)) {
      if (!this.#options.isIn(row)) continue
      this.#ladderOf(row).setFree(row, freeOf(entry))
      this.#sideOf(row).version++
    }
    this.#countLive(entry, 1)
  }

  #countLive(entry: Entry, by: 1 | -1): void {
    if (entry.takable > 0 && freeOf(entry) > 0) this.#live += by
  }

  #quoteOf({ id, price }: Candidate): Quote {
    return { agent: this.#ownerOf(id).agent, pricing: this.#options.pricing(id), price }
  }

  #stream(query: BookQuery, wanted: Wanted | null): Stream | null {
    const side = this.#sideFor(query)
    if (!side) return null
    const bands = this.#bandsFor(query)
    const sought = wanted
      ? soughtFor(query.pair, wanted, query.fee, bands)
      : { fixed: anyFree(bands.fixed), percent: anyFree(bands.percent) }
    return new Stream(side, sought, {
      isOut: (row) => this.#isOut(query, row),
      priceOf: (row) => this.#priceOf(query, row),
      isAtEdge: (row) => this.#isAtEdge(row, bands),
      key: (row) => this.#options.key(row),
      isBefore: (a, b) => this.#compareOwners(a, b) < 0,
      places: pricePlaces(query.pair),
      market: bands.market,
    })
  }

  /** The pair's side once it is `now`; null where nobody ever priced it. */
  #sideFor(query: BookQuery): Side | null {
    this.advance(query.now, turnsAtQuery)
    return this.#sides.get(pairKey(query.pair)) ?? null
  }

  /** Whether a row is not for this query: its agent asks, is left out, or has ended its work. */
  #isOut({ notAddr, without }: BookQuery, row: number): boolean {
    const entry = this.#ownerOf(row)
    // Whoever is met asleep is set to zero at once: no other query meets them again.
    if (!entry.shift.isLive) this.#turn(entry)
    const { addr } = entry.agent
    return !entry.isAwake || addr === notAddr || without.has(addr)
  }

  #priceOf({ pair, market, maxOff }: BookQuery, row: number): Decimal | null {
    return optionPrice(pair, this.#options.pricing(row), market, maxOff)
  }

  /** The largest amount that an option of a ladder can take within a band; zero when there is none. */
  #mostOf(query: BookQuery, ladder: Ladder, measure: Measure, { low, high }: Band): Decimal {
    const { market, pair } = query
    // At the edge of a band an option may turn out to have no usable price.
    const unusable = new Set<number>()
    const isOut = (row: number) => unusable.has(row) || this.#isOut(query, row)
    for (;;) {
      const row = ladder.most(measure, low, high, isOut)
      if (row < 0) return new Decimal(0)
      const price = this.#priceOf(query, row)
      if (!price) {
        unusable.add(row)
        continue
      }
      const perUnit = optionCostPerUnit(this.#options.pricing(row), price, market)
      return amountWithin(this.#ownerOf(row).agent.capacity.free, pair, perUnit)
    }
  }

  /** Whether only its exact price tells that an option is near enough to the market. */
  #isAtEdge(row: number, { fixed, percent }: Bands): boolean {
    const { low, high } = this.#options.isFixed(row) ? fixed : percent
    const key = this.#options.key(row)
    return key < low * (1 + 1e-11) || key > high * (1 - 1e-11)
  }

  #bandsFor({ pair, market, maxOff }: BookQuery): Bands {
    const known = this.#bands.get(market)
    if (known?.maxOff === maxOff) return known.bands
    const bands = bandsAround(pair, market, maxOff)
    this.#bands.set(market, { maxOff, bands })
    return bands
  }

  #side(pair: Pair): Side {
    const key = pairKey(pair)
    const known = this.#sides.get(key)
    if (known) return known
    const ladders = { fixed: new Ladder(this.#order, 0), percent: new Ladder(this.#order, 100) }
    const side: Side = { pair, number: this.#sideList.length, ...ladders, priced: 0, version: 0 }
    this.#sides.set(key, side)
    this.#sideList.push(side)
    return side
  }

  #entryOf(addr: string): Entry | null {
    const slot = this.#slots.get(addr)
    return slot === undefined ? null : (this.#entries[slot] ?? null)
  }

  #ownerOf(row: number): Entry {
    return this.#entries[this.#options.owner(row)] as Entry
  }

  #sideOf(row: number): Side {
    return this.#sideList[this.#options.pair(row)] as Side
  }

  #ladderOf(row: number): Ladder {
    const { fixed, percent } = this.#sideOf(row)
    return this.#options.isFixed(row) ? fixed : percent
  }

  #hasFree(row: number): boolean {
    return this.#options.isIn(row) && freeOf(this.#ownerOf(row)) > 0
  }

  *#rowsOf(entry: Entry): Generator<number, void> {
    for (let row = entry.rows; row !== noRow; row = this.#options.next(row)) yield row
  }

  #isBefore(a: number, b: number): boolean {
    const [keyA, keyB] = [this.#options.key(a), this.#options.key(b)]
    if (keyA !== keyB) return keyA > keyB
    if (this.#options.isInexact(a, b)) {
      const { pair } = this.#sideOf(a)
      const [exactA, exactB] = [a, b].map((row) => exactKey(pair, this.#options.pricing(row))) as [Decimal, Decimal]
      if (!exactA.isEqualTo(exactB)) return exactA.isGreaterThan(exactB)
    }
    return this.#compareOwners(a, b) < 0
  }

  /** Of two equal prices: the better rating, then the longer-waiting agent, then the address. */
  #compareOwners(a: number, b: number): number {
    const [one, other] = [this.#ownerOf(a), this.#ownerOf(b)]
    return compareRatings(other, one) || one.since - other.since || (one.agent.addr < other.agent.addr ? -1 : 1)
  }
}

/** What an option is ordered by: its price as it is quoted where that is fixed, else its percentage. */
function exactKey(pair: Pair, { priceTypeUse, fixPrice, marketPrice }: Pricing): Decimal {
  if (priceTypeUse === priceType.fixed) return round(fixPrice ?? new Decimal(0), pricePlaces(pair), 'down')
  return marketPrice ?? new Decimal(0)
}

/** The free capacity (USD) that counts now: none outside of the agent's hours. */
function freeOf({ free, isAwake }: Entry): number {
  return isAwake ? free : 0
}

function ratingOf({ ratingSum, ratings }: AgentRecord): Pick<Entry, 'ratingSum' | 'ratings'> {
  return { ratingSum, ratings: Math.max(ratings, 1) }
}

/** Compares two means without dividing. */
function compareRatings(a: Pick<Entry, 'ratingSum' | 'ratings'>, b: Pick<Entry, 'ratingSum' | 'ratings'>): number {
  return a.ratingSum * b.ratings - b.ratingSum * a.ratings
}

/** `2026-01-01T00:00:00.180001Z` in microseconds since 1970, which a double holds exactly. */
function microseconds(moment: string): number {
  const [seconds = '', parts = ''] = moment.replace('Z', '').split('.')
  return Date.parse(`${seconds}Z`) * 1_000 + Number(parts.padEnd(6, '0').slice(0, 6))
}

function isIn({ low, high }: Band, key: number): boolean {
  return key >= low && key <= high
}

/** The part of a band from a key on, or a little below. */
function above({ low, high }: Band, key: number): Band {
  return { low: Math.max(low, key * (1 - 1e-13)), high }
}

/** What a quote comes to; null when its agent has too little free capacity. */
function fitting({ pair, fee, market }: BookQuery, quote: Quote, wanted: Wanted): Found | null {
  const { price, agent } = quote
  const amount = wanted.side === 'send' ? wanted.amount : amountFor(pair, wanted.amount, price, fee, market)
  if (!amount) return null
  const calculation = calculate(pair, amount, price, fee, market)
  const isEnough = exposureUsd(amount, calculation).isLessThanOrEqualTo(agent.capacity.free)
  return isEnough ? { quote, amount, calculation } : null
}

/** The largest amount of `from` that a quote's agent can take at it. */
function mostFor({ pair, market }: BookQuery, { agent, pricing, price }: Quote): Decimal {
  return amountWithin(agent.capacity.free, pair, optionCostPerUnit(pricing, price, market))
}

/** The first of what comes one by one, so many at most. */
function first<T>(values: Iterable<T>, most: number): T[] {
  const taken: T[] = []
  for (const value of values) {
    if (taken.length >= most) break
    taken.push(value)
  }
  return taken
}
