import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { addr, amount, decimalText, givenMoment, line, moment, text, uuid } from './shapes.ts'

/** A program: its `id` is the referral code. */
const affiliate = z.object({
  id: z.string(),
  description: z.string(),
  flags: z.object({ isActive: z.boolean(), isSuspend: z.boolean() }),
  /** Why staff have suspended it; null while they have not. */
  suspendReason: z.string().nullable(),
  /** The people who came by it, their closed orders that count, and what was earned by those; null for whoever is no partner. */
  figures: z.object({ people: z.number().int(), closedOrders: z.number().int(), earnedUsd: decimalText }).nullable(),
  createdAt: moment,
})
export type Affiliate = z.output<typeof affiliate>

/** What a partner earned: pending until agents have paid the fees, then payable until it is paid out. */
const earnings = z.object({
  earnedUsd: decimalText,
  pendingUsd: decimalText,
  /** Below zero where a payment of fees was taken back after its share had been paid out. */
  payableUsd: decimalText,
  paidOutUsd: decimalText,
})
export type Earnings = z.output<typeof earnings>

export const list = endpoint({
  method: 'GET',
  path: '/api/affiliates/',
  action: 'affiliates.list',
  reply: z.object({
    affiliates: z.array(affiliate),
    /** null for whoever is no partner and never earned anything. */
    earnings: earnings.nullable(),
    /** How much of the market's fee is shared now. */
    percent: z.number().int(),
    isPartner: z.boolean(),
  }),
})

/** The owner's description of a program: some lines. */
const description = text(300).refine((given) => given !== '', 'is needed')

export const create = endpoint({
  method: 'POST',
  path: '/api/affiliates/',
  action: 'affiliates.create',
  body: z.strictObject({ description }),
  /** Without figures: it has brought nobody yet. */
  reply: z.object({ affiliate }),
})

const code = z.string().regex(/^[a-z0-9]{10}$/, 'is not a referral code')

export const setActive = endpoint({
  method: 'PUT',
  path: '/api/affiliates/{id}',
  action: 'affiliates.setActive',
  params: z.strictObject({ id: code }),
  body: z.strictObject({ isActive: z.boolean() }),
  reply: z.object({ affiliate }),
})

const standing = z.object({
  addr: z.string(),
  username: z.string().nullable(),
  /** Whether their programs earn now. */
  isPartner: z.boolean(),
  programs: z.number().int(),
  people: z.number().int(),
  ...earnings.shape,
  createdAt: moment,
})
export type Standing = z.output<typeof standing>

const payout = z.object({
  id: uuid,
  amountUsd: decimalText,
  reference: z.string(),
  bookedBy: z.string(),
  bookedAt: moment,
})

/** A person with their programs and the last 50 payouts, for super users. */
const partner = standing.extend({ affiliates: z.array(affiliate), payouts: z.array(payout) })
export type Partner = z.output<typeof partner>

export const partnerKinds = ['owed', 'partners', 'all'] as const

export const listAll = endpoint({
  method: 'GET',
  path: '/api/v2/affiliates',
  action: 'affiliates.listAll',
  query: z.strictObject({
    pagingTime: givenMoment.optional(),
    pagingDirection: z.enum(['next', 'prev']).default('next'),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    /** `owed`: to whom something is payable; `partners`: whose programs earn. */
    kind: z.enum(partnerKinds).default('all'),
    /** What an address or a username begins with, in any case. */
    find: line(64).optional(),
  }),
  reply: z.object({ partners: z.array(standing) }),
})

const params = z.strictObject({ addr })

export const readAsStaff = endpoint({
  method: 'GET',
  path: '/api/v2/affiliates/{addr}',
  action: 'affiliates.readAsStaff',
  params,
  reply: z.object({ partner }),
})

const filledLine = (max: number) => line(max).refine((given) => given !== '', 'is empty')

export const suspend = endpoint({
  method: 'PUT',
  path: '/api/v2/affiliates/{addr}/programs/{id}',
  action: 'affiliates.suspend',
  params: z.strictObject({ addr, id: code }),
  body: z.strictObject({ isSuspend: z.boolean(), reason: filledLine(140) }),
  reply: z.object({ partner }),
})

/** USD that the ledger can hold: six digits after the dot at most. */
const usd = amount.refine((given) => /^\d{1,18}(?:\.\d{1,6})?$/.test(given), 'has more digits than the ledger holds')

export const payOut = endpoint({
  method: 'POST',
  path: '/api/v2/affiliates/{addr}/payouts',
  action: 'affiliates.payOut',
  params,
  body: z.strictObject({
    amountUsd: usd,
    reference: filledLine(140),
    /** What the asker saw to be payable. */
    seenUsd: z.string().regex(/^-?\d{1,18}\.\d{6}$/, 'is not as the ledger says it'),
  }),
  reply: z.object({ partner }),
})
