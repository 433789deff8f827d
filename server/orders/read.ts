import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { read as endpoint } from '#api/orders.ts'
import { type Actor, may } from '#domain/access.ts'
import type { OrderActor } from '#domain/orders/transitions.ts'
import { refuse } from '#domain/refusal.ts'
import { noteLook } from '#outside/db/disputes.ts'
import { findOrder, type OrderRow, orderHistory } from '#outside/db/orders.ts'
import type { SignedIn, World } from '../context.ts'
import { presentTransactions } from '../order-payments.ts'
import { disputedPart } from './disputed.ts'
import { presentOrder } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** An order, for its parties and staff. For everybody else it does not exist. */
export async function readOrder(world: World, asker: SignedIn, { params }: Ask): Promise<ReplyOf<typeof endpoint>> {
  const order = await findOrder(world.db, params.id)
  if (!order || !may(asker.actor, 'orders.read', { party: isParty(order, asker.actor) })) refuse('order.missing')
  const actor = actorIn(order, asker.actor)
  if (actor === 'staff') await noteLookAt(world, asker, order)
  return viewOf(world, asker, order, actor)
}

/** An order as staff see it, also when they are a party to it. */
export async function readOrderAsStaff(world: World, asker: SignedIn, { params }: Ask) {
  const order = await findOrder(world.db, params.id)
  if (!order || !may(asker.actor, 'orders.readAsStaff', {})) refuse('order.missing')
  await noteLookAt(world, asker, order)
  return viewOf(world, asker, order, 'staff')
}

/** An order shows where its parties are paid: that staff looked is written down first. */
async function noteLookAt(world: World, asker: SignedIn, order: OrderRow): Promise<void> {
  await noteLook(world.db, { who: asker.actor.addr, action: 'orders.read', target: order.id, fromWhere: asker.ip })
}

/** Whether somebody is the user or the agent of an order. */
export function isParty(order: OrderRow, actor: Actor): boolean {
  return order.user_addr === actor.addr || order.agent_addr === actor.addr
}

/** As what somebody acts in an order; whoever is not a party acts as staff, which access has to allow first. */
export function actorIn(order: OrderRow, actor: Actor): OrderActor {
  if (order.user_addr === actor.addr) return 'user'
  return order.agent_addr === actor.addr ? 'agent' : 'staff'
}

/** The whole answer about an order. */
export async function viewOf(
  world: World,
  asker: SignedIn,
  order: OrderRow,
  actor: OrderActor,
): Promise<ReplyOf<typeof endpoint>> {
  const history = await orderHistory(world.db, order.id)
  const disputed = await disputedPart(world, asker, order, history, actor)
  const view = presentOrder(world, order, history, disputed, { actor, addr: asker.actor.addr })
  return { ...view, transactions: await presentTransactions(world, order) }
}
