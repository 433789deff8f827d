import { type AgentRecord, averageRating } from '../agents/record.ts'
import { isLive, type WorkTime } from '../agents/work-time.ts'
import type { Capacity } from '../collateral/capacity.ts'
import { Decimal } from '../money/decimal.ts'
import { amountFor, amountWithin, type Calculation, calculate, exposureUsd } from './calculation.ts'
import { assetKey, type Pair, pairKey } from './pair.ts'
import { type MarketRate, optionPrice, type Pricing } from './price.ts'

/** An agent who may be matched now, as the book knows it. Whether it is within its work time is asked at each query. */
export interface BookAgent {
  readonly addr: string
  readonly username: string
  readonly workTime: WorkTime
  /** When it became an agent; of two equal offers the longer-waiting agent's wins. */
  readonly since: string
  /** Asset keys (`NETWORK/CURRENCY`) that its requisites can receive. */
  readonly receives: ReadonlySet<string>
  readonly capacity: Capacity
  readonly record: AgentRecord
}

/** One priced pair of an agent. */
export interface BookOption {
  readonly pair: Pair
  readonly pricing: Pricing
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
  readonly option: BookOption
  readonly price: Decimal
}

/** How much a person wants to swap: so much of `from` to send, or so much of `to` to receive. */
export interface Wanted {
  readonly side: 'send' | 'receive'
  readonly amount: Decimal
}

/** The best quote for what is wanted. */
export interface Found {
  readonly quote: Quote
  /** What is sent, in `from`. */
  readonly amount: Decimal
  readonly calculation: Calculation
}

interface Entry {
  readonly agent: BookAgent
  readonly options: readonly BookOption[]
}

/**
 * Who offers what, in memory. It is a copy: a match decided on it is decided again by the database, so that a stale book costs
 * a retry and never correctness (DESIGN §4.2). This first form looks at every option of the pair.
 */
export class Book {
  readonly #agents = new Map<string, Entry>()
  readonly #pairs = new Map<string, Map<string, BookOption>>()

  /** Puts an agent with all its active options in, in place of what the book had of it. */
  setAgent(agent: BookAgent, options: readonly BookOption[]): void {
    this.removeAgent(agent.addr)
    this.#agents.set(agent.addr, { agent, options })
    for (const option of options) {
      const key = pairKey(option.pair)
      const byAgent = this.#pairs.get(key) ?? new Map<string, BookOption>()
      byAgent.set(agent.addr, option)
      this.#pairs.set(key, byAgent)
    }
  }

  /** Takes an agent out. */
  removeAgent(addr: string): void {
    const entry = this.#agents.get(addr)
    if (!entry) return
    this.#agents.delete(addr)
    for (const option of entry.options) this.#pairs.get(pairKey(option.pair))?.delete(addr)
  }

  /** Changes what is known of an agent besides its options; answers its pairs, none when the book does not have it. */
  update(addr: string, known: Partial<Pick<BookAgent, 'capacity' | 'record'>>): Pair[] {
    const entry = this.#agents.get(addr)
    if (!entry) return []
    this.#agents.set(addr, { ...entry, agent: { ...entry.agent, ...known } })
    return entry.options.map((option) => option.pair)
  }

  /** The pairs of an agent. */
  pairsOf(addr: string): Pair[] {
    return this.#agents.get(addr)?.options.map((option) => option.pair) ?? []
  }

  /** How many agents may be matched at `now` (Unix ms) in some pair, as far as its market has a price. */
  liveAgents(now: number): number {
    const isLiveNow = ({ agent, options }: Entry) => options.some(({ pair }) => canTake(agent, pair, now))
    return [...this.#agents.values()].filter(isLiveNow).length
  }

  /** The pairs that some agent prices, whether or not it can be matched now. */
  pairs(): Pair[] {
    return [...this.#pairs.values()].flatMap((byAgent) =>
      byAgent
        .values()
        .take(1)
        .toArray()
        .map(({ pair }) => pair),
    )
  }

  /** The agents who take this pair when they work, by name: they price it and can receive what is sent. */
  takers(pair: Pair): BookAgent[] {
    const addrs = this.#pairs.get(pairKey(pair))?.keys() ?? []
    return [...addrs]
      .flatMap((addr) => this.#agents.get(addr)?.agent ?? [])
      .filter(({ receives }) => receives.has(assetKey(pair.from)))
      .sort((a, b) => (a.username < b.username || (a.username === b.username && a.addr < b.addr) ? -1 : 1))
  }

  /** Whether anybody takes this pair when they work. */
  isTaken(pair: Pair): boolean {
    const addrs = [...(this.#pairs.get(pairKey(pair))?.keys() ?? [])]
    return addrs.some((addr) => this.#agents.get(addr)?.agent.receives.has(assetKey(pair.from)))
  }

  /** Whether anybody takes this pair now. */
  isOpen(query: BookQuery): boolean {
    return this.#usable(query).next().done === false
  }

  /** Every usable quote for the pair, best first: price, then the better rating, then the longer-waiting agent. */
  quotes(query: BookQuery): Quote[] {
    return [...this.#usable(query)].sort(better)
  }

  *#usable(query: BookQuery): Generator<Quote, void> {
    for (const [addr, option] of this.#pairs.get(pairKey(query.pair)) ?? []) {
      const agent = this.#agents.get(addr)?.agent
      if (!agent || !isEligible(agent, query)) continue
      const price = optionPrice(query.pair, option.pricing, query.market, query.maxOff)
      if (price) yield { agent, option, price }
    }
  }

  /** The best quote that can take what is wanted whole, with what it comes to. */
  best(query: BookQuery, wanted: Wanted): Found | null {
    for (const quote of this.quotes(query)) {
      const found = comesTo(query, quote, wanted)
      if (!found) continue
      const exposure = exposureUsd(found.amount, found.calculation)
      if (exposure.isLessThanOrEqualTo(quote.agent.capacity.free)) return found
    }
    return null
  }

  /** The largest amount (in `from`) that one agent can take now; zero when there is none. */
  maxAmount(query: BookQuery): Decimal {
    const amounts = this.quotes(query).map(({ agent, price }) =>
      amountWithin(agent.capacity.free, query.pair, price, query.market),
    )
    return Decimal.max(0, ...amounts)
  }
}

function isEligible(agent: BookAgent, query: BookQuery): boolean {
  return agent.addr !== query.notAddr && !query.without.has(agent.addr) && canTake(agent, query.pair, query.now)
}

/** Whether an agent can receive what is sent in this pair, has capacity left and works at `now` (Unix ms). */
function canTake({ receives, capacity, workTime }: BookAgent, pair: Pair, now: number): boolean {
  return receives.has(assetKey(pair.from)) && capacity.free.isGreaterThan(0) && isLive(workTime, now)
}

function comesTo({ pair, fee, market }: BookQuery, quote: Quote, wanted: Wanted): Found | null {
  const { price } = quote
  const amount = wanted.side === 'send' ? wanted.amount : amountFor(pair, wanted.amount, price, fee, market)
  return amount && { quote, amount, calculation: calculate(pair, amount, price, fee, market) }
}

function better(a: Quote, b: Quote): number {
  return b.price.comparedTo(a.price) || ratingOf(b).comparedTo(ratingOf(a)) || (momentOf(a) < momentOf(b) ? -1 : 1)
}

/** Times end where their digits do: `.18Z` is before `.181Z`, which their texts are only without the Z. */
function momentOf({ agent }: Quote): string {
  return agent.since.replace('Z', '')
}

const unrated = new Decimal(0)

function ratingOf({ agent }: Quote): Decimal {
  return averageRating(agent.record) ?? unrated
}
