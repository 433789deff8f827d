import type { ReplyOf } from '#api/endpoint.ts'
import type { readPairs as endpoint } from '#api/swap.ts'
import { haltOf } from '#domain/swap/halt.ts'
import { isPairOffered, type Pair } from '#domain/swap/pair.ts'
import type { Asker, World } from '../context.ts'
import { bookQuery } from './ask.ts'

/** The pairs that an agent takes now, from memory alone. */
export async function readPairs(world: World, asker: Asker): Promise<ReplyOf<typeof endpoint>> {
  const isOpen = (pair: Pair) => {
    const query = isPairOffered(pair, world.settings.networkIds) ? bookQuery(world, asker, pair) : null
    return query !== null && !haltOf(world.halts(), pair) && world.book.isOpen(query)
  }
  return { pairs: world.book.pairs().filter(isOpen) }
}
