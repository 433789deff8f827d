import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { readAsStaff as endpoint } from '#api/orders.ts'
import { may } from '#domain/access.ts'
import { refuse } from '#domain/refusal.ts'
import { findOrder } from '#outside/db/orders.ts'
import type { Context, SignedIn } from '../context.ts'
import { noteLookAt, viewOf } from './view.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** An order as staff see it, also when they are a party to it. */
export async function readOrderAsStaff(
  context: Context,
  asker: SignedIn,
  { params }: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  const order = await findOrder(context.db, params.id)
  if (!order || !may(asker.actor, 'orders.readAsStaff', {})) refuse('order.missing')
  await noteLookAt(context, asker, order)
  return viewOf(context, asker, order, 'staff')
}
