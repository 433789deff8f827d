import { setTimeout as wait } from 'node:timers/promises'
import type { BookAgent, BookOption } from '#domain/swap/book/book.ts'
import { pairKey } from '#domain/swap/pair.ts'
import { agentsBehind, type MatchableAgent, matchableAgents } from '#outside/db/agents.ts'
import type { Context } from '../context.ts'
import type { Loop } from '../loop.ts'
import { type MarketCache, readAgent } from '../market-cache.ts'
import { loopOf } from '../periodic.ts'

/** How many agents are compared at one look. */
const agentsAtLook = 200

/** How often (ms) and how many times it is checked whether all events have been applied. */
const calmEveryMs = 100
const looksForCalm = 50

/**
 * Compares the book with the database, some agents at a time, in rounds. A difference without an event on its way is a bug: it is
 * logged, counted and mended.
 */
export class SelfCheck {
  readonly #context: Context
  readonly #cache: MarketCache
  readonly #isCaughtUp: () => Promise<boolean>
  #after = ''
  readonly loop: Loop
  #drifts = 0

  constructor(context: Context, cache: MarketCache, isCaughtUp: () => Promise<boolean>) {
    this.#context = context
    this.#cache = cache
    this.#isCaughtUp = isCaughtUp
    this.loop = loopOf('self-check', context.log, async () => void (await this.look(agentsAtLook)))
  }

  /** How many agents had to be mended since the start. */
  get drifts(): number {
    return this.#drifts
  }

  /** Compares the next agents; returns those that had to be mended. */
  async look(most: number): Promise<string[]> {
    const { db } = this.#context
    const addrs = await agentsBehind(db, this.#after, most)
    this.#after = addrs.length < most ? '' : (addrs.at(-1) ?? '')
    const first = await this.#inDatabase(addrs)
    const suspects = addrs.filter((addr) => this.#inBook(addr) !== first.get(addr))
    // An event that is not applied yet may be why they differ.
    if (suspects.length === 0 || !(await this.#isSettled())) return []
    const second = await this.#inDatabase(suspects)
    const steady = suspects.filter((addr) => first.get(addr) === second.get(addr))
    return this.#mend(steady.filter((addr) => this.#inBook(addr) !== second.get(addr)))
  }

  /** Waits until all events have been applied; false after some seconds: the next round looks again. */
  async #isSettled(): Promise<boolean> {
    for (let look = 0; look < looksForCalm; look++) {
      if (await this.#isCaughtUp()) return true
      await wait(calmEveryMs)
    }
    return false
  }

  async #mend(addrs: readonly string[]): Promise<string[]> {
    const mended: string[] = []
    for (const addr of addrs) {
      const before = this.#inBook(addr)
      await this.#cache.loadAgents([addr])
      if (this.#inBook(addr) === before) continue
      this.#context.log.error(
        { addr, before, after: this.#inBook(addr) },
        'self-check: the book differed from the database, the agent was loaded anew',
      )
      this.#drifts++
      mended.push(addr)
    }
    return mended
  }

  async #inDatabase(addrs: readonly string[]): Promise<Map<string, string>> {
    const rows = await matchableAgents(this.#context.db, addrs)
    return new Map(rows.map((row: MatchableAgent) => [row.addr, textOf(readAgent(row))]))
  }

  #inBook(addr: string): string | undefined {
    const known = this.#context.book.read(addr)
    return known ? textOf(known) : undefined
  }
}

/** All that the book knows of an agent, to be compared. */
function textOf({ agent, options }: { agent: BookAgent; options: readonly BookOption[] }): string {
  const { username, workTime, since, capacity, record } = agent
  const priced = options.map(({ pair, pricing, isTakable }) => [
    pairKey(pair),
    pricing.priceTypeUse,
    pricing.fixPrice?.toFixed() ?? null,
    pricing.marketPrice?.toFixed() ?? null,
    isTakable,
  ])
  const { allowed, used } = capacity
  return JSON.stringify([username, workTime, since, allowed.toFixed(), used.toFixed(), record, priced.toSorted()])
}
