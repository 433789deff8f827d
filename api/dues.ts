import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { addr, amount, decimalText, givenMoment, line, moment, uuid } from './shapes.ts'

/** What an agent owes the market, USD. */
const standing = z.object({
  /** What is owed, and how much of it the capacity ledger locks. */
  owedUsd: decimalText,
  lockedUsd: decimalText,
  /** What was booked in all, less what was taken back. */
  paidUsd: decimalText,
  /** What was paid beyond all fees, after one was withdrawn: it pays the next ones. */
  creditUsd: decimalText,
  /** How many fees are not wholly paid, and since when the oldest is owed; null where none is. */
  unpaidFees: z.number().int(),
  owedSince: moment.nullable(),
})

/** The fee of a closed order. */
export const fee = z.object({
  /** Grows with each fee: the oldest is paid first. */
  place: z.number().int(),
  orderId: z.string(),
  amountUsd: decimalText,
  paidUsd: decimalText,
  lockedUsd: decimalText,
  bookedAt: moment,
  /** Since when it is wholly paid; null while it is not. */
  paidAt: moment.nullable(),
  /** When it was withdrawn, since its order was disputed and not closed again; null while it stands. */
  withdrawnAt: moment.nullable(),
})
export type Fee = z.output<typeof fee>

/** A payment that staff booked, or one that they took back. */
export const payment = z.object({
  id: z.string(),
  place: z.number().int(),
  /** Below zero where a payment was taken back. */
  amountUsd: decimalText,
  /** By what it is found in the books; of what was taken back, why. */
  reference: z.string(),
  /** The payment that this one takes back. */
  takesBack: z.string().nullable(),
  isTakenBack: z.boolean(),
  bookedBy: z.string(),
  bookedAt: moment,
})
export type Payment = z.output<typeof payment>

export const dues = z.object({
  addr: z.string(),
  username: z.string(),
  ...standing.shape,
  /** The newest first; `hasMore…` says whether there are older ones. */
  fees: z.array(fee),
  hasMoreFees: z.boolean(),
  payments: z.array(payment),
  hasMorePayments: z.boolean(),
})
export type Dues = z.output<typeof dues>

/** An agent among others, as staff find who owes what. */
export const debtor = z.object({
  addr: z.string(),
  username: z.string(),
  ...standing.shape,
  lastPaidAt: moment.nullable(),
  createdAt: moment,
})
export type Debtor = z.output<typeof debtor>

const params = z.strictObject({ addr })
const place = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional()
const pages = z.strictObject({
  /** Older ones than the fee or the payment of this place. */
  feesBefore: place,
  paymentsBefore: place,
  limit: z.coerce.number().int().min(1).max(100).default(10),
})

export const read = endpoint({
  method: 'GET',
  path: '/api/agents/{addr}/dues',
  action: 'dues.read',
  params,
  query: pages,
  reply: z.object({ dues }),
})

export const readAsStaff = endpoint({
  method: 'GET',
  path: '/api/v2/agents/{addr}/dues',
  action: 'dues.readAsStaff',
  params,
  query: pages,
  reply: z.object({ dues }),
})

export const listAll = endpoint({
  method: 'GET',
  path: '/api/v2/dues',
  action: 'dues.listAll',
  query: z.strictObject({
    pagingTime: givenMoment.optional(),
    pagingDirection: z.enum(['next', 'prev']).default('next'),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    /** `owing`: those who owe something. */
    kind: z.enum(['owing', 'all']).default('owing'),
    /** What an address or a username begins with, in any case. */
    find: line(64).optional(),
  }),
  reply: z.object({ debtors: z.array(debtor) }),
})

/** USD that the ledger can hold: six digits after the dot at most. */
const usd = amount.refine((text) => /^\d{1,18}(?:\.\d{1,6})?$/.test(text), 'has more digits than the ledger holds')

export const book = endpoint({
  method: 'POST',
  path: '/api/v2/agents/{addr}/payments',
  action: 'dues.book',
  params,
  body: z.strictObject({ amountUsd: usd, reference: line(140).refine((text) => text !== '', 'is empty') }),
  reply: z.object({ dues }),
})

export const takeBack = endpoint({
  method: 'POST',
  path: '/api/v2/agents/{addr}/payments/{paymentId}/take-back',
  action: 'dues.takeBack',
  params: z.strictObject({ addr, paymentId: uuid }),
  body: z.strictObject({ reason: line(140).refine((text) => text !== '', 'is empty') }),
  reply: z.object({ dues }),
})
