import { readChannel } from '#api/channels.ts'
import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import type { giveSubscriptionToken as endpoint } from '#api/realtime.ts'
import { may } from '#domain/access.ts'
import { refuse } from '#domain/refusal.ts'
import { findOrder } from '#outside/db/orders.ts'
import type { Asker, Context } from '../context.ts'
import { partyIn } from '../party.ts'

/** A token for one channel: pairs are for everybody, an order for its parties and staff, the rest for its person. */
export async function giveSubscriptionToken(
  context: Context,
  asker: Asker,
  { body }: { body: BodyOf<typeof endpoint> },
): Promise<ReplyOf<typeof endpoint>> {
  const channel = readChannel(body.channel) ?? refuse('channel.denied')
  if (channel.kind === 'order' && !(await mayHearOrder(context, asker, channel.orderId))) refuse('channel.denied')
  if ('addr' in channel && asker.actor?.addr.toLowerCase() !== channel.addr) refuse('channel.denied')
  return { token: await context.realtime.subscriptionToken(asker, body.channel) }
}

async function mayHearOrder(context: Context, { actor }: Asker, orderId: string): Promise<boolean> {
  const order = actor && (await findOrder(context.db, orderId))
  if (!order) return false
  return may(actor, 'orders.read', { party: partyIn(order, actor.addr) !== null })
}
