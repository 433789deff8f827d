import { z } from 'zod'
import { orderStatusCodes } from '#domain/orders/status.ts'
import { endpoint } from './endpoint.ts'
import { decimalText, moment } from './shapes.ts'

const waiting = z.object({
  count: z.number().int(),
  /** How long the oldest has waited, in seconds; null where none waits. */
  oldestSeconds: z.number().nullable(),
})

/** The market's figures at one moment. `/metrics` tells the same ones. */
export const figures = z.object({
  readAt: moment,
  /** How many days the figures about orders look back, today included. */
  days: z.number().int(),
  /** Orders placed in these days, and every one that is still open. */
  orders: z.array(z.object({ status: z.enum(orderStatusCodes), count: z.number().int() })),
  /** What was closed, by the day on which it was placed (UTC), oldest first: each day has its row. */
  volume: z.array(z.object({ day: z.string(), usd: decimalText, orders: z.number().int() })),
  /** Orders placed in these days, and how many of them were ever disputed. */
  disputes: z.object({ placed: z.number().int(), disputed: z.number().int() }),
  /** From the user's confirmation to the agent's, the middle of at most 1,000 orders; null without one. */
  release: z.object({ orders: z.number().int(), medianSeconds: z.number().nullable() }),
  /** Agents that may be matched now (at work, a requisite for what they take, capacity left), of those that are approved. */
  agents: z.object({ live: z.number().int(), approved: z.number().int() }),
  /** Symbols with a price that holds, those without one, and the age in seconds of the oldest price that holds. */
  prices: z.object({ fresh: z.number().int(), stale: z.number().int(), oldestSeconds: z.number().nullable() }),
  /** Chains that are followed, and how long ago each was last heard of. */
  chains: z.array(
    z.object({
      chainId: z.number().int(),
      block: z.number().int(),
      lagSeconds: z.number(),
      /** After so many seconds what lies on the chain backs nothing new. */
      staleSeconds: z.number(),
      /** Why an operator must look; null where none need. */
      stopped: z.string().nullable(),
    }),
  ),
  /** Committed events without a number, and due deliveries; at most 10,000 of each are counted. */
  outbox: waiting,
  deliveries: waiting,
})
export type Figures = z.output<typeof figures>

export const read = endpoint({
  method: 'GET',
  path: '/api/v2/dashboard',
  action: 'dashboard.read',
  reply: z.object({ figures }),
})
