import { type Action, may } from '#domain/access.ts'
import { refuseField } from '#domain/refusal.ts'
import { findOrder, type OrderRow } from '#outside/db/orders.ts'
import type { Context, SignedIn } from '../context.ts'
import { partyIn } from '../party.ts'

/** The order, for those who may read or write its chat; undefined for everybody else. */
export async function chatOf(
  context: Context,
  { actor }: SignedIn,
  orderId: string,
  action: Action,
): Promise<OrderRow | undefined> {
  const order = await findOrder(context.db, orderId)
  return order && may(actor, action, { party: partyIn(order, actor.addr) !== null }) ? order : undefined
}

/** A person's role in an order's chat: whoever is no party counts as staff, so check their rights first. */
export function roleIn(order: OrderRow, addr: string): 'user' | 'agent' | 'staff' {
  return partyIn(order, addr) ?? 'staff'
}

/** Refuses a body that names another sender or order than the request. */
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
