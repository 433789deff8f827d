import { z } from 'zod'
import { agentCollateral, agentRecord } from './agent-standing.ts'
import { endpoint } from './endpoint.ts'
import { priceInputs } from './price-inputs.ts'
import { amount, decimalText, line, moment, pair, uuid } from './shapes.ts'

/** Where the person wants the target currency: an address, or transfer details as one line. */
const transferTo = line(200)

/** The agent behind a price, with record and collateral. */
const behind = z.object({
  agent: z.object({
    addr: z.string(),
    username: z.string(),
    /** Wall-clock times `HH:MM` in an IANA zone. */
    workTime: z.object({ start: z.string(), end: z.string(), timezone: z.string() }),
  }),
  record: agentRecord,
  collateral: agentCollateral,
})
export type Behind = z.output<typeof behind>

/** What the amount of a request is: what the person sends, or what is to be received at least. */
const amountSide = z.enum(['send', 'receive']).default('send')

export const readPairs = endpoint({
  method: 'GET',
  path: '/api/swap/pairs',
  action: 'swap.readPairs',
  reply: z.object({ pairs: z.array(pair) }),
})

/** The estimate of a pair. */
const estimation = z.object({
  /** In the `from` currency; "0" when no agent can take anything. */
  maxAmount: decimalText,
  minAmount: decimalText,
  /** Units of `to` for one `from`; null when there is no price. */
  nextPrice: decimalText.nullable(),
  /** Fraction of the price that is the fee, e.g. "0.005". */
  fee: decimalText,
  /** Market rate, units of `to` for one `from`; null without fresh prices. */
  marketPrice: decimalText.nullable(),
  /** When the older of the two market prices was taken. */
  priceTime: moment.nullable(),
  /** How many sources agree on the market price, of the currency that has fewer. */
  priceSources: z.number().int().nullable(),
  /** What the market price is made of; null when there is none. */
  inputs: priceInputs.nullable(),
  /** Of the best price for the smallest amount; null when there is no price. */
  behind: behind.nullable(),
})
export type Estimate = z.output<typeof estimation>

export const estimate = endpoint({
  method: 'POST',
  path: '/api/orders/estimate',
  action: 'swap.estimate',
  body: z.strictObject({ pair }),
  reply: estimation,
})

export const calculation = z.object({
  price: decimalText,
  priceFee: decimalText,
  totalPrice: decimalText,
  totalFee: decimalText,
  total: decimalText,
  fromMarketPrice: decimalText,
  toMarketPrice: decimalText,
})
export type Calculation = z.output<typeof calculation>

export const calc = endpoint({
  method: 'POST',
  path: '/api/orders/calc',
  action: 'swap.calc',
  body: z.strictObject({
    pair,
    amount,
    side: amountSide,
    transferTo: transferTo.optional(),
  }),
  reply: z.object({
    /** In the `from` currency: what to match with. */
    amount: decimalText,
    calculation,
    behind,
  }),
})

export const match = endpoint({
  method: 'POST',
  path: '/api/orders/match',
  action: 'swap.match',
  body: z.strictObject({ pair, amount, side: amountSide, transferTo: transferTo.optional() }),
  reply: z.object({ offer: z.object({ id: uuid }) }),
})

export const side = z.object({ network: z.string(), currency: z.string(), amount: decimalText })

/** A firm offer, for its owner. */
export const offer = z.object({
  id: uuid,
  from: side,
  to: side,
  price: decimalText,
  fee: decimalText,
  transferTo: z.string(),
  /** From when and until when it stands. */
  createdAt: moment,
  expiredAt: moment,
  /** live, or what became of it. */
  state: z.enum(['live', 'placed', 'released', 'expired']),
  /** The order it became, once placed. */
  orderId: uuid.nullable(),
  calculation,
  /** What it was priced with; null for one older than such records. */
  inputs: priceInputs.nullable(),
  agent: z.object({ addr: z.string(), username: z.string() }),
  transferMinutes: z.number().int(),
  /** The server's clock at the answer, for countdowns. */
  serverTime: moment,
})
export type Offer = z.output<typeof offer>

export const readOffer = endpoint({
  method: 'GET',
  path: '/api/offers/{offerId}',
  action: 'offers.read',
  params: z.strictObject({ offerId: uuid }),
  reply: z.object({ offer }),
})
