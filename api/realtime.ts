import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const connectionToken = endpoint({
  method: 'POST',
  path: '/api/realtime/connection-token',
  action: 'realtime.subscribe',
  reply: z.object({ token: z.string() }),
})

export const subscriptionToken = endpoint({
  method: 'POST',
  path: '/api/realtime/subscription-token',
  action: 'realtime.subscribe',
  body: z.strictObject({ channel: z.string().max(120) }),
  reply: z.object({ token: z.string() }),
})
