import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { orderView, staffRow } from './orders.ts'
import { addr, uuid } from './shapes.ts'

const ofOrder = z.strictObject({ id: uuid })

export const listDisputes = endpoint({
  method: 'GET',
  path: '/api/v2/disputes',
  action: 'disputes.list',
  reply: z.object({ orders: z.array(staffRow) }),
})

export const assignDispute = endpoint({
  method: 'PUT',
  path: '/api/v2/orders/{id}/dispute',
  action: 'disputes.assign',
  params: ofOrder,
  body: z.strictObject({ assignee: addr.nullable(), seen: addr.nullable() }),
  reply: orderView,
})

export const signAward = endpoint({
  method: 'POST',
  path: '/api/v2/orders/{id}/award/signature',
  action: 'awards.sign',
  params: ofOrder,
  body: z.strictObject({
    awardId: uuid,
    signature: z.string().regex(/^0x[0-9a-f]{130}$/i, 'is not a signature of 65 bytes'),
  }),
  reply: orderView,
})
