import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { noBody, nothing } from './shapes.ts'

export const giveConnectionToken = endpoint({
  method: 'POST',
  path: '/api/realtime/connection-token',
  action: 'realtime.giveConnectionToken',
  summary: 'A fresh token for the realtime connection.',
  params: nothing,
  query: nothing,
  body: noBody,
  reply: z.object({ token: z.string() }),
})

export const giveSubscriptionToken = endpoint({
  method: 'POST',
  path: '/api/realtime/subscription-token',
  action: 'realtime.giveSubscriptionToken',
  summary: 'A token for one channel, if the person may hear it.',
  params: nothing,
  query: nothing,
  body: z.strictObject({ channel: z.string().max(120) }),
  reply: z.object({ token: z.string() }),
})
