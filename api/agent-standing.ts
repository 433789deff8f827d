import { z } from 'zod'
import { decimalText } from './shapes.ts'

/** What is known of an agent from the orders that ended with it. */
export const agentRecord = z.object({
  /** Orders that were closed, and those that were rejected. */
  completed: z.number().int(),
  failed: z.number().int(),
  /** Median, from the user's "paid" to the agent's "paid out"; null without any. */
  payoutSeconds: z.number().int().nullable(),
  /** Mean of the ratings, 1 to 5, one decimal; null without any. */
  rating: decimalText.nullable(),
  ratings: z.number().int(),
})

/** An agent's collateral in USD. `free` is what may still be promised; `total` is what the collateral is worth. */
export const agentCollateral = z.object({ free: decimalText, used: decimalText, total: decimalText })

export type AgentRecord = z.output<typeof agentRecord>
export type AgentCollateral = z.output<typeof agentCollateral>
