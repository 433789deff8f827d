import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import type { calc as endpoint } from '#api/swap.ts'
import { plain } from '#domain/money/decimal.ts'
import { refuse } from '#domain/refusal.ts'
import type { Asker, World } from '../world.ts'
import { assertAboveMinimum, assertOffered, bookQuery, readAmount, readReceived, refuseAmount } from './ask.ts'
import { presentBehind, presentCalculation } from './present.ts'

type Ask = { body: BodyOf<typeof endpoint> }

/** What this amount comes to with the best agent that can take it, from memory alone. Promises nothing. */
export async function calc(world: World, asker: Asker, { body }: Ask): Promise<ReplyOf<typeof endpoint>> {
  const { pair, side } = body
  assertOffered(world, pair)
  const wanted = { side, amount: side === 'send' ? readAmount(pair, body.amount) : readReceived(pair, body.amount) }
  const query = bookQuery(world, asker, pair) ?? refuse('price.unavailable')
  const best = world.book.best(query, wanted) ?? refuseAmount(world, query)
  assertAboveMinimum(pair, best.amount)
  return {
    amount: plain(best.amount),
    calculation: presentCalculation(best.calculation),
    behind: presentBehind(best.quote.agent),
  }
}
