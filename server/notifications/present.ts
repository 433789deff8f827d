import type { Notification } from '#api/notifications.ts'
import type { NotificationRow } from '#outside/db/notifications.ts'

/** A notification for the wire. */
export function presentNotification(row: NotificationRow): Notification {
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
