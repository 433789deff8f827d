import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { read as endpoint } from '#api/orders.ts'
import { may } from '#domain/access.ts'
import { refuse } from '#domain/refusal.ts'
import { findOrder } from '#outside/db/orders.ts'
import type { Context, SignedIn } from '../context.ts'
import { actorIn, isParty, noteLookAt, viewOf } from './view.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** An order, for its parties and staff. For everybody else it does not exist. */
export async function readOrder(context: Context, asker: SignedIn, { params }: Ask): Promise<ReplyOf<typeof endpoint>> {
  const order = await findOrder(context.db, params.id)
  if (!order || !may(asker.actor, 'orders.read', { party: isParty(order, asker.actor) })) refuse('order.missing')
  const actor = actorIn(order, asker.actor)
  if (actor === 'staff') await noteLookAt(context, asker, order)
  return viewOf(context, asker, order, actor)
}
