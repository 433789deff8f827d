import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { line, pair } from './shapes.ts'

const stats = z.object({
  /** The day of UTC that the hours are of, `YYYY-MM-DD`. */
  day: z.string(),
  /** Pair (`NETWORK/CURRENCY>NETWORK/CURRENCY`) → hour of UTC, `0` to `23` → addresses of the agents who work then. */
  buckets: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
})

/** Who takes which pair at which hours of the day. */
const swapStats = z.object({
  stats,
  /** The pairs of the buckets, by the names of their sides, and how many agents take each: a bucket has the first 500 by name. */
  pairs: z.array(pair.extend({ agents: z.number().int() })),
  /** The agents of the buckets by address; when they work by the wall clock of their zone. */
  agents: z.record(
    z.string(),
    z.object({
      username: z.string(),
      workTime: z.object({ start: z.string(), end: z.string(), timezone: z.string() }),
    }),
  ),
  /** How many pairs there are in all that were looked for. */
  total: z.number().int(),
})
export type SwapStats = z.output<typeof swapStats>

export const readStats = endpoint({
  method: 'GET',
  path: '/api/v2/swap/stats/',
  action: 'swap.stats',
  query: z.strictObject({
    /** Words, each of which a pair has in its currencies or networks. */
    find: line(64).optional(),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(100).default(100),
  }),
  reply: swapStats,
})
