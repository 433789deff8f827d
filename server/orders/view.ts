import type { ReplyOf } from '#api/endpoint.ts'
import type { read } from '#api/orders.ts'
import type { Actor } from '#domain/access.ts'
import type { OrderActor } from '#domain/orders/transitions.ts'
import { refuse } from '#domain/refusal.ts'
import { noteLook } from '#outside/db/disputes.ts'
import { findOrder, type OrderRow, orderHistory } from '#outside/db/orders.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentTransactions } from '../order-payments.ts'
import { partyIn } from '../party.ts'
import { disputedPart } from './disputed.ts'
import { presentOrder } from './present.ts'

type View = ReplyOf<typeof read>

/** Whether somebody is the user or the agent of an order. */
export function isParty(order: OrderRow, actor: Actor): boolean {
  return partyIn(order, actor.addr) !== null
}

/** A person's role in an order: whoever is no party acts as staff, so check their rights first. */
export function actorIn(order: OrderRow, actor: Actor): OrderActor {
  return partyIn(order, actor.addr) ?? 'staff'
}

/** The whole answer about an order. */
export async function viewOf(context: Context, asker: SignedIn, order: OrderRow, actor: OrderActor): Promise<View> {
  const history = await orderHistory(context.db, order.id)
  const disputed = await disputedPart(context, asker, order, history, actor)
  const view = presentOrder(context, order, history, disputed, { actor, addr: asker.actor.addr })
  return { ...view, transactions: await presentTransactions(context, order) }
}

/** The answer about an order as it is after a step of its user, its agent or staff. */
export async function ownViewOf(context: Context, asker: SignedIn, orderId: string): Promise<View> {
  const order = (await findOrder(context.db, orderId)) ?? refuse('order.missing')
  return viewOf(context, asker, order, actorIn(order, asker.actor))
}

/** The answer about an order as it is after a step of staff, also where they are a party to it. */
export async function staffViewOf(context: Context, asker: SignedIn, orderId: string): Promise<View> {
  const order = (await findOrder(context.db, orderId)) ?? refuse('order.missing')
  return viewOf(context, asker, order, 'staff')
}

/** Writes into the audit that staff look at an order: it shows how its parties are paid. */
export async function noteLookAt(context: Context, asker: SignedIn, order: OrderRow): Promise<void> {
  await noteLook(context.db, { who: asker.actor.addr, action: 'orders.read', target: order.id, fromWhere: asker.ip })
}
