import { z } from 'zod'
import { agentRecord } from './agent-standing.ts'
import { endpoint } from './endpoint.ts'
import { halt } from './halt.ts'
import { amount, decimalText, moment } from './shapes.ts'

/** A side of a pair as links write it: `LOCAL.USDT`, in any case. */
const side = z
  .string()
  .max(41)
  .regex(/^\w{2,20}\.\w{2,20}$/, 'is not a network and a currency, like LOCAL.USDT')
  .transform((text) => {
    const [network = '', currency = ''] = text.toUpperCase().split('.')
    return { network, currency }
  })

/** What one agent offers in the pair. */
const option = z.object({
  agent: z.object({
    addr: z.string(),
    username: z.string(),
    /** Wall-clock times `HH:MM` in an IANA zone. */
    workTime: z.object({ start: z.string(), end: z.string(), timezone: z.string() }),
  }),
  record: agentRecord.extend({
    /** Of how many orders `payoutSeconds` is the median. */
    payouts: z.number().int(),
  }),
  /** Units of `to` for one `from`, before the fee and after it. */
  price: decimalText,
  netPrice: decimalText,
  /** What is received for the amount that was asked for, after the fee; null where none was. */
  total: decimalText.nullable(),
  /** The most that this agent could take, in `from`. */
  maxAmount: decimalText,
})
export type MarketOption = z.output<typeof option>

export const readBook = endpoint({
  method: 'GET',
  path: '/api/swap/book',
  action: 'market.readBook',
  query: z.strictObject({
    from: side,
    to: side,
    /** What would be sent; without it, options are told for one unit. */
    amount: amount.optional(),
  }),
  reply: z.object({
    /** What stops the pair now; then nothing is listed. */
    halt: halt.nullable(),
    /** Market rate, units of `to` for one `from`; null without fresh prices, and then nothing is listed. */
    marketPrice: decimalText.nullable(),
    /** A fraction. */
    fee: decimalText,
    /** The least that can be sent, in `from`. */
    minAmount: decimalText,
    /** At most 50. */
    options: z.array(option),
    hasMore: z.boolean(),
    /** Of agents who do not work now, at most 20. */
    resting: z.array(option),
    /** How much of `from` the best 50 agents could take in all at no less than a price after the fee, whatever amount was asked for. */
    depth: z.array(z.object({ netPrice: decimalText, amount: decimalText })),
    /** Whether there are more agents than those of the depth. */
    depthHasMore: z.boolean(),
  }),
})

export const readTrades = endpoint({
  method: 'GET',
  path: '/api/swap/trades',
  action: 'market.readTrades',
  query: z.strictObject({ from: side, to: side }),
  reply: z.object({
    trades: z.array(
      z.object({
        closedAt: moment,
        /** Units of `to` for one `from`, before the fee. */
        price: decimalText,
        /** In `from`. */
        amount: decimalText,
      }),
    ),
  }),
})
