import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import type { markRead as endpoint } from '#api/notifications.ts'
import * as notifications from '#outside/db/notifications.ts'
import type { Context, SignedIn } from '../context.ts'
import { listNotifications } from './list.ts'

/** Marks notifications of the asker as read; those of others are left alone. */
export async function markRead(
  context: Context,
  asker: SignedIn,
  { body }: { body: BodyOf<typeof endpoint> },
): Promise<ReplyOf<typeof endpoint>> {
  await notifications.markRead(context.db, asker.actor.addr, body)
  context.eventsCommitted()
  return listNotifications(context, asker, { query: { limit: 20 } })
}
