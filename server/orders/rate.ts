import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { rate as endpoint } from '#api/orders.ts'
import { refuse, refuseField } from '#domain/refusal.ts'
import * as orders from '#outside/db/orders.ts'
import type { Context, SignedIn } from '../context.ts'
import { ownViewOf } from './view.ts'

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }

/** Rates a closed order, once, by its user alone; 0 skips it. */
export async function rateOrder(
  context: Context,
  asker: SignedIn,
  { params, body }: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  if (body.orderId !== undefined && body.orderId !== params.id) {
    refuseField('request.invalid', 'body.orderId', 'is not the order of the path')
  }
  const ask = { orderId: params.id, by: asker.actor.addr, score: body.score }
  const { fault } = await orders.rateOrder(context.db, ask)
  context.eventsCommitted()
  if (fault) refuse(fault)
  return ownViewOf(context, asker, params.id)
}
