import { type Action, may } from '#domain/access.ts'
import { refuseField } from '#domain/refusal.ts'
import { findOrder, type OrderRow } from '#outside/db/orders.ts'
import type { Context, SignedIn } from '../context.ts'

/** An order into whose chat somebody may look or write; undefined for everybody else. */
export async function chatOf(
  context: Context,
  { actor }: SignedIn,
  orderId: string,
  action: Action,
): Promise<OrderRow | undefined> {
  const order = await findOrder(context.db, orderId)
  const isParty = order !== undefined && roleIn(order, actor.addr) !== 'staff'
  return order && may(actor, action, { party: isParty }) ? order : undefined
}

/** As what somebody takes part in an order's chat; whoever is not a party is staff, which access has to allow first. */
export function roleIn(order: OrderRow, addr: string): 'user' | 'agent' | 'staff' {
  if (order.user_addr === addr) return 'user'
  return order.agent_addr === addr ? 'agent' : 'staff'
}

/** A body may repeat who sends and where, and nothing else. */
export function refuseForeign(
  asker: SignedIn,
  orderId: string,
  body: { senderId?: string | undefined; orderId?: string | undefined },
): void {
  if (body.senderId !== undefined && body.senderId !== asker.actor.addr) {
    refuseField('request.invalid', 'body.senderId', 'is not the person of the session')
  }
  if (body.orderId !== undefined && body.orderId !== orderId) {
    refuseField('request.invalid', 'body.orderId', 'is not the order of the path')
  }
}
