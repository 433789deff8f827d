import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const giveConnectionToken = endpoint({
  method: 'POST',
  path: '/api/realtime/connection-token',
  action: 'realtime.giveConnectionToken',
  reply: z.object({ token: z.string() }),
})

export const giveSubscriptionToken = endpoint({
  method: 'POST',
  path: '/api/realtime/subscription-token',
  action: 'realtime.giveSubscriptionToken',
  body: z.strictObject({ channel: z.string().max(120) }),
  reply: z.object({ token: z.string() }),
})
