import type { BodyOf, QueryOf, ReplyOf } from '#api/endpoint.ts'
import {
  type listNotifications as listEndpoint,
  type markRead as markEndpoint,
  mostUnread,
  type Notification,
} from '#api/notifications.ts'
import {
  countUnread,
  listNotifications as list,
  markRead as mark,
  type NotificationRow,
} from '#outside/db/notifications.ts'
import type { Context, SignedIn } from '../context.ts'

type Reply = ReplyOf<typeof listEndpoint>
type Ask = QueryOf<typeof listEndpoint>

/** What the asker was told. */
export async function listNotifications(context: Context, asker: SignedIn, { query }: { query: Ask }): Promise<Reply> {
  const { addr } = asker.actor
  const rows = await list(context.db, { addr, before: query.before ?? null, limit: query.limit })
  return { notifications: rows.map(present), unread: await countUnread(context.db, addr, mostUnread) }
}

/** Marks what the asker has seen; what is another's is not touched. */
export async function markRead(
  context: Context,
  asker: SignedIn,
  { body }: { body: BodyOf<typeof markEndpoint> },
): Promise<Reply> {
  await mark(context.db, asker.actor.addr, body)
  context.tell()
  return listNotifications(context, asker, { query: { limit: 20 } })
}

function present(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    role: row.role,
    orderId: row.order_id,
    facts: row.data as Notification['facts'],
    createdAt: row.created_at,
    readAt: row.read_at,
  }
}
