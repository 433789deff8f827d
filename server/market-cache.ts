import type { Halt } from '#api/halt.ts'
import { capacity } from '#domain/collateral/capacity.ts'
import { decimal } from '#domain/money/decimal.ts'
import { networks } from '#domain/money/networks.ts'
import type { Rate, Rates } from '#domain/prices/rate.ts'
import type { Book, BookAgent, BookOption } from '#domain/swap/book/book.ts'
import { stops } from '#domain/swap/halt.ts'
import { assetKey, type Pair } from '#domain/swap/pair.ts'
import {
  agentRecords,
  agentsBehind,
  capacities,
  type MatchableAgent,
  type MatchableOption,
  matchableAgents,
} from '#outside/db/agents.ts'
import { standingHalts } from '#outside/db/halts.ts'
import type { Db } from '#outside/db/pool.ts'
import { allRates } from '#outside/db/prices.ts'
import { presentHalt } from './halted.ts'
import { agentRecord } from './standing.ts'

/** How many agents are read in one query. */
const agentsAtATime = 5_000

/** What a process keeps of the database to answer estimates without asking it: the book and the market rates. */
export class MarketCache {
  readonly #db: Db
  readonly #book: Book
  #rates: Rates = new Map()
  #halts: readonly Halt[] = []
  #last: Promise<unknown> = Promise.resolve()

  constructor(db: Db, book: Book) {
    this.#db = db
    this.#book = book
  }

  get rates(): Rates {
    return this.#rates
  }

  get halts(): readonly Halt[] {
    return this.#halts
  }

  /** Loads everything; agents who may not be matched any more leave the book. */
  async start(): Promise<void> {
    await this.loadRates()
    await this.loadHalts()
    const gone = new Set(this.#book.agents())
    let after = ''
    for (;;) {
      const addrs = await agentsBehind(this.#db, after, agentsAtATime)
      for (const agent of await matchableAgents(this.#db, addrs)) {
        gone.delete(agent.addr)
        this.#put(agent)
      }
      const last = addrs.at(-1)
      if (last === undefined || addrs.length < agentsAtATime) break
      after = last
    }
    for (const addr of gone) this.#book.removeAgent(addr)
  }

  /** Loads the rates anew. Overlapping calls run one after the other, so that no older answer wins. */
  loadRates(): Promise<void> {
    return this.#afterThose(() => this.#readRates())
  }

  /** Loads the halts anew, one call after the other. Returns the pairs of agents whose halt has changed. */
  loadHalts(): Promise<Pair[]> {
    return this.#afterThose(() => this.#readHalts())
  }

  #afterThose<T>(read: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(read)
    this.#last = mine.catch(() => undefined)
    return mine
  }

  async #readRates(): Promise<void> {
    const rates = new Map<string, Rate>()
    for (const row of await allRates(this.#db)) {
      const usd = decimal(row.usd)
      rates.set(row.symbol, {
        symbol: row.symbol,
        usd,
        at: Date.parse(row.taken_at),
        validUntil: Date.parse(row.valid_until),
        sources: row.sources,
        inputs: row.inputs,
      })
    }
    this.#rates = rates
  }

  async #readHalts(): Promise<Pair[]> {
    const [before, now] = [this.#halts, (await standingHalts(this.#db)).map(presentHalt)]
    this.#halts = now
    const changed = [...before, ...now].filter(
      ({ id }) => !(before.some((halt) => halt.id === id) && now.some((halt) => halt.id === id)),
    )
    return this.#book.pairs().filter((pair) => changed.some(({ what }) => stops(what, pair)))
  }

  /** Loads these agents anew, one call after the other; those who may not be matched any more leave the book. */
  loadAgents(addrs: readonly string[]): Promise<void> {
    return this.#afterThose(async () => {
      const agents = await matchableAgents(this.#db, addrs)
      for (const addr of addrs) this.#book.removeAgent(addr)
      for (const agent of agents) this.#put(agent)
    })
  }

  /** Loads these agents' capacity anew, one call after the other. Returns the pairs concerned. */
  loadCapacities(addrs: readonly string[]): Promise<Pair[]> {
    return this.#afterThose(async () => {
      const rows = await capacities(this.#db, addrs)
      return rows.flatMap(({ addr, allowed, used }) =>
        this.#book.update(addr, { capacity: capacity(decimal(allowed), decimal(used)) }),
      )
    })
  }

  /** Loads these agents' records anew, one call after the other. Returns the pairs concerned. */
  loadRecords(addrs: readonly string[]): Promise<Pair[]> {
    return this.#afterThose(async () => {
      const rows = await agentRecords(this.#db, addrs)
      return rows.flatMap(({ addr, record }) => this.#book.update(addr, { record: agentRecord(record) }))
    })
  }

  #put(row: MatchableAgent): void {
    const { agent, options } = readAgent(row)
    this.#book.setAgent(agent, options)
  }
}

/** An agent as the book has it. */
export function readAgent(row: MatchableAgent): { agent: BookAgent; options: BookOption[] } {
  const receives = receivable(row.requisites)
  return {
    agent: {
      addr: row.addr,
      username: row.username,
      workTime: { start: row.work_start, end: row.work_end, timezone: row.timezone },
      since: row.created_at,
      capacity: capacity(decimal(row.allowed), decimal(row.used)),
      record: agentRecord(row.record),
    },
    options: row.options.map((option) => optionOf(option, receives)),
  }
}

function optionOf(row: MatchableOption, receives: ReadonlySet<string>): BookOption {
  const from = { network: row.from_network, currency: row.from_currency }
  return {
    pair: { from, to: { network: row.to_network, currency: row.to_currency } },
    isTakable: receives.has(assetKey(from)),
    pricing: {
      priceTypeUse: row.price_type_use,
      fixPrice: row.fix_price === null ? null : decimal(row.fix_price),
      marketPrice: row.market_price === null ? null : decimal(row.market_price),
    },
  }
}

/** The assets that can be paid to these requisites: all of a chain, one currency at a bank, the cash of a cash network. */
function receivable(requisites: MatchableAgent['requisites']): Set<string> {
  const keys = new Set<string>()
  for (const requisite of requisites) {
    for (const network of networks) {
      const isFit = requisite.kind === 'bank' ? network.isFiat : network.id === requisite.network
      if (!isFit) continue
      for (const ticker of network.currencies) {
        if (requisite.kind !== 'bank' || ticker === requisite.currency) keys.add(`${network.id}/${ticker}`)
      }
    }
  }
  return keys
}
