import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import { type list as endpoint, mostUnread } from '#api/notifications.ts'
import * as notifications from '#outside/db/notifications.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentNotification } from './present.ts'

/** The asker's notifications. */
export async function listNotifications(
  context: Context,
  asker: SignedIn,
  { query }: { query: QueryOf<typeof endpoint> },
): Promise<ReplyOf<typeof endpoint>> {
  const { addr } = asker.actor
  const rows = await notifications.listNotifications(context.db, {
    addr,
    before: query.before ?? null,
    limit: query.limit,
  })
  return {
    notifications: rows.map(presentNotification),
    unread: await notifications.countUnread(context.db, addr, mostUnread),
  }
}
