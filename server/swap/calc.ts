import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import type { calc as endpoint } from '#api/swap.ts'
import { plain } from '#domain/money/decimal.ts'
import { refuse } from '#domain/refusal.ts'
import type { Asker, Context } from '../context.ts'
import { assertNotHalted } from '../halted.ts'
import { assertOffered, bestFor, bookQuery, personalMax, readWanted, refuseAbove } from './ask.ts'
import { presentBehind, presentCalculation } from './present.ts'

type Ask = { body: BodyOf<typeof endpoint> }

/** Estimates an amount with the best agent that can take it, from memory alone. Promises nothing. */
export async function calc(context: Context, asker: Asker, { body }: Ask): Promise<ReplyOf<typeof endpoint>> {
  const { pair } = body
  assertOffered(context, pair)
  assertNotHalted(context, pair)
  const wanted = readWanted(pair, body)
  const query = bookQuery(context, asker, pair) ?? refuse('price.unavailable')
  const best = bestFor(context, query, wanted)
  const own = await personalMax(context, asker, query, best.quote.price)
  if (own?.isLessThan(best.amount)) refuseAbove(pair, own)
  return {
    amount: plain(best.amount),
    calculation: presentCalculation(best.calculation),
    behind: presentBehind(best.quote.agent),
  }
}
