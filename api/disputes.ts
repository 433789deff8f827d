import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { orderView, staffRow } from './orders.ts'
import { addr, noBody, nothing, uuid } from './shapes.ts'

const ofOrder = z.strictObject({ id: uuid })

export const listDisputes = endpoint({
  method: 'GET',
  path: '/api/v2/disputes',
  action: 'disputes.list',
  summary: "The disputes that are nobody's or the asker's own to decide, longest waiting first, at most 100.",
  params: nothing,
  query: nothing,
  body: noBody,
  reply: z.object({ orders: z.array(staffRow) }),
})

export const assignDispute = endpoint({
  method: 'PUT',
  path: '/api/v2/orders/{id}/dispute',
  action: 'disputes.assign',
  summary: 'Gives the dispute of an order to somebody of the staff, or to nobody, if it still is whose the asker saw.',
  params: ofOrder,
  query: nothing,
  body: z.strictObject({ assignee: addr.nullable(), seen: addr.nullable() }),
  reply: orderView,
})

export const signAward = endpoint({
  method: 'POST',
  path: '/api/v2/orders/{id}/award/signature',
  action: 'awards.sign',
  summary: "Keeps a signer's signature (EIP-712) of the award of an order.",
  params: ofOrder,
  query: nothing,
  body: z.strictObject({
    awardId: uuid,
    signature: z.string().regex(/^0x[0-9a-f]{130}$/i, 'is not a signature of 65 bytes'),
  }),
  reply: orderView,
})
