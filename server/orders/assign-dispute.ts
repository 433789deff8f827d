import type { assignDispute as endpoint } from '#api/disputes.ts'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { refuse } from '#domain/refusal.ts'
import * as disputes from '#outside/db/disputes.ts'
import type { Context, SignedIn } from '../context.ts'
import { staffViewOf } from './view.ts'

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }

/** Takes a dispute, passes it on or gives it back, if it still is whose the asker saw. */
export async function assignDispute(
  context: Context,
  asker: SignedIn,
  { params, body }: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  const by = asker.actor.addr
  const ask = { orderId: params.id, by, to: body.assignee, seen: body.seen, fromWhere: asker.ip }
  const { fault } = await disputes.assignDispute(context.db, ask)
  context.eventsCommitted()
  if (fault) refuse(fault)
  return staffViewOf(context, asker, params.id)
}
