import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { readFile as endpoint } from '#api/messages.ts'
import { refuse } from '#domain/refusal.ts'
import { findFile, lookIntoChat } from '#outside/db/messages.ts'
import type { Context, SignedIn } from '../context.ts'
import { chatOf, roleIn } from './chat.ts'

/** An image of a chat, for its order's parties and staff; a look of staff is written to the audit first. */
export async function readFile(
  context: Context,
  asker: SignedIn,
  { params }: { params: ParamsOf<typeof endpoint> },
): Promise<ReplyOf<typeof endpoint>> {
  const file = (await findFile(context.db, params.fileId)) ?? refuse('file.missing')
  const order = (await chatOf(context, asker, file.order_id, 'files.read')) ?? refuse('file.missing')
  if (roleIn(order, asker.actor.addr) === 'staff') {
    const by = asker.actor.addr
    const look = { orderId: order.id, by, action: 'files.read', target: file.id, fromWhere: asker.ip } as const
    const { fault } = await lookIntoChat(context.db, look)
    context.eventsCommitted()
    if (fault) refuse('file.missing')
  }
  const bytes = await context.files.read(file.id)
  return new File([new Uint8Array(bytes)], `${file.id}.${file.mime.slice('image/'.length)}`, { type: file.mime })
}
