import type { refresh as endpoint } from '#api/collateral.ts'
import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { assertMay } from '#domain/access.ts'
import { allowedShare } from '#domain/collateral/share.ts'
import { plain } from '#domain/money/decimal.ts'
import { refuse } from '#domain/refusal.ts'
import * as agents from '#outside/db/agents.ts'
import type { Context, SignedIn } from '../context.ts'
import { totalsOf } from './totals.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** Values an agent's collateral anew. Nothing is read from chains: they are followed all the time. */
export async function refreshCollateral(
  context: Context,
  asker: SignedIn,
  { params }: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  assertMay(asker.actor, 'collateral.refresh', { self: asker.actor.addr === params.addr })
  if (!(await agents.findOwnAgent(context.db, params.addr))) refuse('agent.missing')
  const outcome = await agents.refreshCollateral(context.db, {
    addr: params.addr,
    share: plain(allowedShare),
    by: asker.actor.addr === params.addr ? null : asker.actor.addr,
    fromWhere: asker.ip,
  })
  if (outcome.fault) refuse(outcome.fault, { action: 'collateral.refresh' })
  if (outcome.answer.changed > 0) context.eventsCommitted()
  return totalsOf(context, params.addr)
}
