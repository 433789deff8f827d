import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { mark as endpoint } from '#api/messages.ts'
import { refuse } from '#domain/refusal.ts'
import * as messages from '#outside/db/messages.ts'
import type { Context, SignedIn } from '../context.ts'
import { chatOf } from './chat.ts'

/** Notes up to which message the asker has received and read the chat. */
export async function markMessages(
  context: Context,
  asker: SignedIn,
  { params, body }: { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> },
): Promise<ReplyOf<typeof endpoint>> {
  if (!(await chatOf(context, asker, params.orderId, 'messages.mark'))) refuse('order.missing')
  const { fault } = await messages.markMessages(context.db, {
    orderId: params.orderId,
    by: asker.actor.addr,
    deliveredTo: body.deliveredTo ?? null,
    readTo: body.readTo ?? null,
  })
  context.eventsCommitted()
  if (fault) refuse(fault)
  return {}
}
