import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { settle as endpoint } from '#api/orders.ts'
import { refuse } from '#domain/refusal.ts'
import * as orders from '#outside/db/orders.ts'
import type { Context, SignedIn } from '../context.ts'
import { ownViewOf } from './view.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** Settles an ended order by its user's word; the capacity held for it is free again. */
export async function settleOrder(
  context: Context,
  asker: SignedIn,
  { params }: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  const { fault } = await orders.settleOrder(context.db, { orderId: params.id, by: asker.actor.addr })
  context.eventsCommitted()
  if (fault) refuse(fault)
  return ownViewOf(context, asker, params.id)
}
