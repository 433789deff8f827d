import { z } from 'zod'
import { decimalText, moment } from './shapes.ts'

/** What one source said of a symbol, and whether it counted. */
const input = z.object({
  source: z.string(),
  /** US dollars for one unit; null where it told none that could be read. */
  usd: decimalText.nullable(),
  at: moment.nullable(),
  state: z.enum(['used', 'outlier', 'unpriced', 'invalid', 'future', 'stale']),
})

/** The market price of one side, in US dollars, and what it was made of. */
const side = z.object({ symbol: z.string(), usd: decimalText, takenAt: moment, inputs: z.array(input) })
export type PriceSide = z.output<typeof side>

/** What a pair was priced with. */
export const priceInputs = z.object({ from: side, to: side })
export type PriceInputs = z.output<typeof priceInputs>

/** The last judgement of a symbol's price. */
export const judgement = z.object({
  symbol: z.string(),
  /** The price in use in US dollars; null when there is none. */
  usd: decimalText.nullable(),
  /** Why the last readings gave no price; null when they did. */
  fault: z.enum(['none', 'too-few', 'disagree', 'jump']).nullable(),
  judgedAt: moment,
  inputs: z.array(input),
})
export type Judgement = z.output<typeof judgement>
