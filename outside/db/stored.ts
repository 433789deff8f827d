import type { Choices } from '#domain/notifications/choices.ts'
import type { NotificationKind } from '#domain/notifications/kinds.ts'
import type { ToldFacts } from '#domain/notifications/words.ts'
import type { RateInput } from '#domain/prices/rate.ts'

// What columns hold that the database has no closed type for: their comments name these (see checks/rows.ts).

export type { Choices, NotificationKind, ToldFacts }

export type RateInputs = RateInput[]

/** What one side of an offer was priced with. */
interface StoredInputs {
  symbol: string
  usd: string
  takenAt: string
  inputs: RateInput[]
}

/** What an offer was priced with. */
export interface PriceInputs {
  from: StoredInputs
  to: StoredInputs
}

/** A lone source's price that is not accepted yet; `at` in ISO 8601. */
export interface Doubted {
  usd: string
  at: string
}

/** A calculation as it is kept: every figure as text. */
export interface StoredCalculation {
  price: string
  priceFee: string
  totalPrice: string
  totalFee: string
  total: string
  fromMarketPrice: string
  toMarketPrice: string
}

export type OrderStatus = 'userTransfer' | 'agentTransfer' | 'closed' | 'cancelled' | 'rejected' | 'expired' | 'dispute'

/** The data of an event. */
export type News = Record<string, unknown>

/** How something was or is, as the audit keeps it, and what a lease's holder says. */
export type Anything = unknown

export type WnftLocks = readonly { lockType: string; param: string }[]
export type WnftRoyalties = readonly { beneficiary: string; percent: number }[]
export type WnftFees = readonly { feeType: string; param: string; token: string }[]
export interface WnftOriginal {
  assetType: number
  contractAddress: string
  tokenId: string
  amount: string
}

/** An amount of one asset in its smallest unit. */
export interface AwardItemRow {
  readonly token: string
  readonly ticker: string
  readonly decimals: number
  readonly amount: string
}

export type AwardItems = readonly AwardItemRow[]
export type PaidItems = readonly { readonly token: string; readonly amount: string }[]
