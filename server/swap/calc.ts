import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import type { calc as endpoint } from '#api/swap.ts'
import { refuse } from '#domain/refusal.ts'
import type { Asker, World } from '../world.ts'
import { assertOffered, bookQuery, readAmount, refuseAmount } from './ask.ts'
import { presentCalculation } from './present.ts'

type Ask = { body: BodyOf<typeof endpoint> }

/** What this amount comes to with the best agent that can take it, from memory alone. Promises nothing. */
export async function calc(world: World, asker: Asker, { body }: Ask): Promise<ReplyOf<typeof endpoint>> {
  assertOffered(world, body.pair)
  const amount = readAmount(body.pair, body.amount)
  const query = bookQuery(world, asker, body.pair) ?? refuse('price.unavailable')
  const best = world.book.best(query, amount) ?? refuseAmount(world, query)
  return { calculation: presentCalculation(best.calculation) }
}
