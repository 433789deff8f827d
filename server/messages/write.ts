import { randomUUIDv7 } from 'node:crypto'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { write as endpoint } from '#api/messages.ts'
import { mostMessages, mostPerMinute } from '#domain/messages/bounds.ts'
import { refuse } from '#domain/refusal.ts'
import * as messages from '#outside/db/messages.ts'
import { seal } from '#outside/db/sealed.ts'
import type { Context, SignedIn } from '../context.ts'
import { chatOf, refuseForeign } from './chat.ts'
import { presentMessage } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }

/** Writes a text into an order's chat. Sent again with its `clientId`, it is answered and not written again. */
export async function writeMessage(context: Context, asker: SignedIn, ask: Ask): Promise<ReplyOf<typeof endpoint>> {
  const { params, body } = ask
  if (!(await chatOf(context, asker, params.orderId, 'messages.write'))) refuse('order.missing')
  refuseForeign(asker, params.orderId, body)
  const messageId = randomUUIDv7()
  const outcome = await messages.writeMessage(context.db, {
    messageId,
    orderId: params.orderId,
    by: asker.actor.addr,
    clientId: body.clientId ?? null,
    textEnc: seal(context.settings.keys.data, `message ${messageId}`, body.text).toString('base64'),
    file: null,
    most: mostMessages.text,
    perMinute: mostPerMinute,
    fromWhere: asker.ip,
  })
  context.eventsCommitted()
  if (outcome.fault) refuse(outcome.fault)
  const row = (await messages.findMessage(context.db, outcome.answer.messageId)) ?? refuse('order.missing')
  const message = presentMessage(context, row, asker.actor.addr)
  if (!('text' in message.data) || message.data.text !== body.text) refuse('idempotency.mismatch')
  return { message }
}
