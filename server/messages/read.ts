import type { ParamsOf, QueryOf, ReplyOf } from '#api/endpoint.ts'
import type { read as endpoint } from '#api/messages.ts'
import { refuse } from '#domain/refusal.ts'
import { chatMembers, listMessages, lookIntoChat } from '#outside/db/messages.ts'
import type { Context, SignedIn } from '../context.ts'
import { chatOf, roleIn } from './chat.ts'
import { presentCounterparties, presentMessage } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint>; query: QueryOf<typeof endpoint> }

/** A page of an order's chat and who takes part in it. Each look of staff is written to the audit first. */
export async function readMessages(context: Context, asker: SignedIn, ask: Ask): Promise<ReplyOf<typeof endpoint>> {
  const { orderId } = ask.params
  const { addr } = asker.actor
  const order = (await chatOf(context, asker, orderId, 'messages.read')) ?? refuse('order.missing')
  if (roleIn(order, addr) === 'staff') {
    const look = { orderId, by: addr, action: 'messages.read', target: orderId, fromWhere: asker.ip } as const
    const { fault } = await lookIntoChat(context.db, look)
    context.eventsCommitted()
    if (fault) refuse(fault)
  }
  const { pagingTime, pagingDirection: direction, limit } = ask.query
  // One more than asked for tells whether there is more.
  const wanted = { orderId, time: pagingTime ?? null, direction, limit: limit + 1 }
  const rows = await listMessages(context.db, wanted)
  const members = await chatMembers(context.db, orderId)
  const page = direction === 'prev' && pagingTime ? rows.slice(0, limit) : rows.slice(-limit)
  return {
    messages: page.map((row) => presentMessage(context, row, addr)),
    counterparties: presentCounterparties(order, members, addr),
    hasMore: rows.length > limit,
  }
}
