import { z } from 'zod'
import { maxTextLength } from '#domain/messages/bounds.ts'
import { endpoint } from './endpoint.ts'
import { addr, givenMoment, moment, nothing, text, uuid } from './shapes.ts'

const role = z.enum(['user', 'agent', 'staff'])

/** A message of an order's chat. */
export const message = z.object({
  id: uuid,
  senderId: z.string(),
  /** As what the sender wrote it. */
  role,
  createdAt: moment,
  type: z.enum(['text', 'file']),
  data: z.union([
    z.object({ text: z.string() }),
    z.object({
      fileId: uuid,
      mime: z.string(),
      /** In bytes. */
      size: z.number().int(),
      /** In pixels. */
      width: z.number().int(),
      height: z.number().int(),
    }),
  ]),
  /** The sender's own id for it, shown to the sender alone. */
  clientId: uuid.nullable(),
})
export type Message = z.output<typeof message>

/** Somebody else who takes part in a chat. */
export const counterparty = z.object({
  addr: z.string(),
  /** The address where there is none. */
  username: z.string(),
  role,
  /** The newest message that has reached them, and the newest that they have read, by creation time. */
  deliveredTo: moment.nullable(),
  readTo: moment.nullable(),
})
export type Counterparty = z.output<typeof counterparty>

const inOrder = z.strictObject({ orderId: uuid })

export const read = endpoint({
  method: 'GET',
  path: '/api/orders/{orderId}/messages',
  action: 'messages.read',
  params: inOrder,
  query: z.strictObject({
    pagingTime: givenMoment.optional(),
    pagingDirection: z.enum(['next', 'prev']).default('next'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({
    /** By creation time, the oldest of the page first. */
    messages: z.array(message),
    counterparties: z.array(counterparty),
    /** Whether there are more in the direction that was asked for. */
    hasMore: z.boolean(),
  }),
})

/** Session and path name the sender and the order; a body may repeat them, not differ. */
const sender = {
  senderId: addr.optional(),
  orderId: uuid.optional(),
  /** The sender's own name for the message: sent again with it, it is not written again. */
  clientId: uuid.optional(),
}

export const write = endpoint({
  method: 'POST',
  path: '/api/orders/{orderId}/messages',
  action: 'messages.write',
  params: inOrder,
  body: z.strictObject({
    text: text(maxTextLength).refine((given) => given.length > 0, 'must not be empty'),
    ...sender,
    attachment: z.null().optional(),
  }),
  reply: z.object({ message }),
})

export const attach = endpoint({
  method: 'POST',
  path: '/api/orders/{orderId}/attachment',
  action: 'messages.attach',
  params: inOrder,
  body: z.strictObject({ attachment: z.file(), ...sender }),
  isForm: true,
  reply: z.object({ message }),
})

export const mark = endpoint({
  method: 'PUT',
  path: '/api/orders/{orderId}/messages/marks',
  action: 'messages.mark',
  params: inOrder,
  body: z.strictObject({ deliveredTo: givenMoment.optional(), readTo: givenMoment.optional() }),
  reply: nothing,
})

export const readFile = endpoint({
  method: 'GET',
  path: '/api/files/{fileId}/blob',
  action: 'files.read',
  params: z.strictObject({ fileId: uuid }),
  reply: z.file(),
  isBlob: true,
})
