import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { changeStatus as endpoint } from '#api/orders.ts'
import { may } from '#domain/access.ts'
import { networkOf } from '#domain/money/networks.ts'
import { isEnded, stepOf } from '#domain/orders/transitions.ts'
import { Refusal, refuse, refuseField } from '#domain/refusal.ts'
import type { ChangeAsk } from '#outside/db/asks.ts'
import { decideDispute } from '#outside/db/disputes.ts'
import * as orders from '#outside/db/orders.ts'
import type { Context, SignedIn } from '../context.ts'
import { newAward } from './new-award.ts'
import { sealStatement } from './statement.ts'
import { actorIn, isParty, viewOf } from './view.ts'

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }

/** Moves an order one step of its life: only from the state that the asker saw, only as its table allows. */
export async function changeOrderStatus(
  context: Context,
  asker: SignedIn,
  ask: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  const { params, body } = ask
  if (body.orderId !== undefined && body.orderId !== params.id) {
    refuseField('request.invalid', 'body.orderId', 'is not the order of the path')
  }
  const order = await orders.findOrder(context.db, params.id)
  if (!order || !may(asker.actor, 'orders.changeStatus', { party: isParty(order, asker.actor) }))
    refuse('order.missing')
  const actor = actorIn(order, asker.actor)
  const isDecision = actor === 'staff' && body.oldStatus === 'dispute'
  if (body.statement && body.newStatus !== 'dispute' && !isDecision) {
    refuseField('request.invalid', 'body.statement', 'belongs to a dispute')
  }
  if (body.awardUsd !== undefined && !isDecision) {
    refuseField('request.invalid', 'body.awardUsd', 'belongs to the decision of a dispute')
  }
  if (order.status !== body.oldStatus) await refuseChanged(context, asker, order)
  const step = stepOf(order.status, actor, body.newStatus)

  const wish: ChangeAsk = {
    orderId: order.id,
    oldStatus: body.oldStatus,
    newStatus: body.newStatus,
    updatedAt: body.updatedAt,
    by: asker.actor.addr,
    asStaff: actor === 'staff',
    fromWhere: asker.ip,
    effect: isLongOver(context, order) ? 'leave' : step.capacity,
    holdSeconds: holdSeconds(context, order),
    payoutSeconds: context.settings.payoutSeconds,
    statement: body.statement ? sealStatement(context, order.id, body.statement) : null,
  }
  const { fault } = isDecision
    ? await decideDispute(context.db, { ...wish, award: await newAward(context, order, body.awardUsd) })
    : await orders.changeOrderStatus(context.db, wish)
  context.eventsCommitted()
  const now = (await orders.findOrder(context.db, order.id)) ?? refuse('order.missing')
  if (fault === 'order.changed') await refuseChanged(context, asker, now)
  if (fault) refuse(fault)
  return viewOf(context, asker, now, actor)
}

/** Whether an order ended so long ago that a dispute of it locks no capacity any more. */
function isLongOver(context: Context, order: orders.OrderRow): boolean {
  return isEnded(order.status) && Date.parse(order.now) - Date.parse(order.updated_at) > context.settings.disputeMs
}

/** How long capacity waits for the user's last word, by how the payout travels. */
function holdSeconds(context: Context, order: orders.OrderRow): number {
  const { crypto, fiat } = context.settings.holdSeconds
  return networkOf(order.to_network).isFiat ? fiat : crypto
}

/** 409 with the order as it is now, so that the asker can look before trying again. */
async function refuseChanged(context: Context, asker: SignedIn, order: orders.OrderRow): Promise<never> {
  const current = await viewOf(context, asker, order, actorIn(order, asker.actor))
  throw new Refusal('order.changed', { status: order.status }, { current })
}
