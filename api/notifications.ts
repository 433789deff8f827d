import { z } from 'zod'
import { type NotificationKind, notificationKinds } from '#domain/notifications/kinds.ts'
import { endpoint } from './endpoint.ts'
import { moment, uuid } from './shapes.ts'

const side = z.object({ network: z.string(), currency: z.string(), amount: z.string() })

/** A notification. Its words are chosen where they are shown, from the table that all channels share. */
export const notification = z.object({
  id: z.number().int(),
  kind: z.enum([...notificationKinds] as [NotificationKind, ...NotificationKind[]]),
  role: z.enum(['user', 'agent', 'staff']),
  orderId: uuid.nullable(),
  facts: z.object({
    from: side.optional(),
    to: side.optional(),
    deadline: moment.nullable().optional(),
    isDecided: z.boolean().optional(),
    tokenId: z.string().optional(),
  }),
  createdAt: moment,
  readAt: moment.nullable(),
})
export type Notification = z.output<typeof notification>

/** Counted no further than this. */
export const mostUnread = 100

const reply = z.object({ notifications: z.array(notification), unread: z.number().int() })

export const list = endpoint({
  method: 'GET',
  path: '/api/notifications',
  action: 'notifications.list',
  query: z.strictObject({
    /** The id of the oldest one known. */
    before: z.coerce.number().int().positive().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply,
})

export const markRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  action: 'notifications.markRead',
  body: z.union([
    z.strictObject({ ids: z.array(z.number().int().positive()).min(1).max(100) }),
    z.strictObject({ upTo: z.number().int().positive() }),
  ]),
  reply,
})
