import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { judgement } from './price-inputs.ts'
import { decimalText, moment, noBody, nothing } from './shapes.ts'

/** The last readings of one source. */
const tickerSet = z.object({
  source: z.string(),
  /** When it last answered; null when it never did. */
  time: moment.nullable(),
  tickers: z.array(
    z.object({ source: z.string(), symbol: z.string(), price: decimalText, quote: z.string(), time: moment }),
  ),
  /** What is wrong with its last answer; null when it was good. */
  fault: z.string().nullable(),
  /** Until when it is not asked. */
  restsUntil: moment.nullable(),
  /** How often it was asked this month, and how often it may be; null: as often as one likes. */
  calls: z.number().int(),
  callsAMonth: z.number().int().nullable(),
})
export type TickerSet = z.output<typeof tickerSet>

const prices = z.object({ tickerSets: z.array(tickerSet), judgements: z.array(judgement) })
export type Prices = z.output<typeof prices>

/** What came of an update. */
const updated = prices.extend({
  /** The sources that were asked; the others rest, were asked within 5 s, or have no calls left. */
  asked: z.array(z.string()),
  /** Whether another process does the asking: it does so within some seconds. */
  isElsewhere: z.boolean(),
})
export type Updated = z.output<typeof updated>

export const read = endpoint({
  method: 'GET',
  path: '/api/v2/prices/',
  action: 'prices.read',
  reply: prices,
})

export const update = endpoint({
  method: 'POST',
  path: '/api/v2/prices/',
  action: 'prices.update',
  body: z.union([noBody, nothing]),
  reply: updated,
})

const ticker = z.string().regex(/^[A-Z]{2,10}$/, 'is not a ticker')

const priceHistory = z.object({
  from: z.string(),
  to: z.string(),
  span: z.enum(['day', 'quarter']),
  /** Units of `to` for one `from`, the oldest first; at most 200. */
  points: z.array(z.object({ at: moment, price: decimalText })),
})
export type PriceHistory = z.output<typeof priceHistory>

export const readHistory = endpoint({
  method: 'GET',
  path: '/api/prices/history',
  action: 'prices.readHistory',
  query: z.strictObject({ from: ticker, to: ticker.default('USD'), span: z.enum(['day', 'quarter']).default('day') }),
  reply: priceHistory,
})
