import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import type { readStats as endpoint } from '#api/swap-stats.ts'
import { assertMay } from '#domain/access.ts'
import { hoursOfDay, workHours } from '#domain/agents/work-hours.ts'
import { findNetwork } from '#domain/money/networks.ts'
import type { BookAgent } from '#domain/swap/book/book.ts'
import { type Asset, isPairOffered, type Pair, pairKey } from '#domain/swap/pair.ts'
import type { Context, SignedIn } from '../context.ts'

type Ask = { query: QueryOf<typeof endpoint> }
type Stats = ReplyOf<typeof endpoint>

/** How many agents of a pair are listed. */
const mostAgents = 500

/** Who takes which pair at which hours of the UTC day, from memory alone, for super users. */
export async function readStats(context: Context, asker: SignedIn, { query }: Ask): Promise<Stats> {
  assertMay(asker.actor, 'swap.stats', {})
  const { book, settings } = context
  const now = context.now()
  const pairs = book
    .pairs()
    .filter((pair) => isPairOffered(pair, settings.networkIds) && isCalled(pair, query.find ?? ''))
    .filter((pair) => book.isTaken(pair))
    .sort((a, b) => (pairKey(a) < pairKey(b) ? -1 : 1))
  const shown = pairs.slice(query.offset, query.offset + query.limit).map((pair) => {
    const takers = book.takers(pair)
    return { pair: { ...pair, agents: takers.length }, key: pairKey(pair), takers: takers.slice(0, mostAgents) }
  })
  const hours = new Map(shown.flatMap(({ takers }) => takers).map((agent) => [agent, workHours(agent.workTime, now)]))
  return {
    stats: {
      day: new Date(now).toISOString().slice(0, 10),
      buckets: Object.fromEntries(shown.map(({ key, takers }) => [key, bucketOf(takers, hours)])),
    },
    pairs: shown.map(({ pair }) => pair),
    agents: Object.fromEntries([...hours.keys()].map(({ addr, username, workTime }) => [addr, { username, workTime }])),
    total: pairs.length,
  }
}

/** Hour → the agents who work then. */
function bucketOf(
  takers: readonly BookAgent[],
  hours: ReadonlyMap<BookAgent, readonly number[]>,
): Record<string, string[]> {
  const bucket: string[][] = Array.from({ length: hoursOfDay }, () => [])
  for (const agent of takers) for (const hour of hours.get(agent) ?? []) bucket[hour]?.push(agent.addr)
  return Object.fromEntries(bucket.entries())
}

/** Whether each of these words stands in a pair's currencies or networks, or in how people call those. */
function isCalled(pair: Pair, words: string): boolean {
  const name = `${pairKey(pair)} ${networkName(pair.from)} ${networkName(pair.to)}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word))
}

function networkName({ network }: Asset): string {
  return findNetwork(network)?.name ?? ''
}
