import type { readTotals as endpoint } from '#api/collateral.ts'
import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { assertMay } from '#domain/access.ts'
import type { Context, SignedIn } from '../context.ts'
import { totalsOf } from './totals.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** What an agent's collateral comes to: for the agent and for staff. */
export async function readTotals(
  context: Context,
  asker: SignedIn,
  { params }: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  assertMay(asker.actor, 'collateral.readTotals', { self: asker.actor.addr === params.addr })
  return totalsOf(context, params.addr)
}
