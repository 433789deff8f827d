import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { rate, settle } from '#api/orders.ts'
import { refuse, refuseField } from '#domain/refusal.ts'
import type { Decided } from '#outside/db/decide.ts'
import { findOrder, rateOrder, settleOrder } from '#outside/db/orders.ts'
import type { Context, SignedIn } from '../context.ts'
import { actorIn, viewOf } from './read.ts'

/** Rates a closed order, once, by its user alone; 0 skips it. */
export async function rateClosedOrder(
  context: Context,
  asker: SignedIn,
  { params, body }: { params: ParamsOf<typeof rate>; body: BodyOf<typeof rate> },
): Promise<ReplyOf<typeof rate>> {
  if (body.orderId !== undefined && body.orderId !== params.id) {
    refuseField('request.invalid', 'body.orderId', 'is not the order of the path')
  }
  return said(context, asker, params.id, await rateOrder(context.db, ask(asker, params.id, { score: body.score })))
}

/** The user says that an ended order is settled; what was held for them is free again. */
export async function settleEndedOrder(
  context: Context,
  asker: SignedIn,
  { params }: { params: ParamsOf<typeof settle> },
): Promise<ReplyOf<typeof settle>> {
  return said(context, asker, params.id, await settleOrder(context.db, ask(asker, params.id, {})))
}

function ask<More extends object>(asker: SignedIn, orderId: string, more: More) {
  return { orderId, by: asker.actor.addr, ...more }
}

async function said(
  context: Context,
  asker: SignedIn,
  orderId: string,
  { fault }: Decided<'rate_order' | 'settle_order'>,
): Promise<ReplyOf<typeof rate>> {
  context.tell()
  if (fault) refuse(fault)
  const order = (await findOrder(context.db, orderId)) ?? refuse('order.missing')
  return viewOf(context, asker, order, actorIn(order, asker.actor))
}
