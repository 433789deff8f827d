import type { ReplyOf } from '#api/endpoint.ts'
import type { readPairs as endpoint } from '#api/swap.ts'
import { haltOf } from '#domain/swap/halt.ts'
import { isPairOffered, type Pair } from '#domain/swap/pair.ts'
import type { Asker, Context } from '../context.ts'
import { bookQuery } from './ask.ts'

/** The pairs that an agent takes now, from memory alone. */
export async function readPairs(context: Context, asker: Asker): Promise<ReplyOf<typeof endpoint>> {
  const isOpen = (pair: Pair) => {
    const query = isPairOffered(pair, context.settings.networkIds) ? bookQuery(context, asker, pair) : null
    return query !== null && !haltOf(context.halts(), pair) && context.book.isOpen(query)
  }
  return { pairs: context.book.pairs().filter(isOpen) }
}
