import { z } from 'zod'
import { type Decimal, decimal, plain } from '#domain/money/decimal.ts'
import type { PersonLimits } from '#outside/db/asks.ts'
import { flag, fractionUpTo, hour, seconds } from './shapes.ts'

export interface OrderSettings {
  /** Whether the form for collateral offers ERC-721 and ERC-1155. */
  readonly nftCollateral: boolean
  /** The market's fee, a fraction. */
  readonly fee: Decimal
  /** The percent of the market's fee that a partner earns by whom they brought; 0: nothing is shared. */
  readonly affiliatePercent: number
  readonly offerSeconds: number
  /** For how long capacity waits for the user's last word, by how the payout travels. */
  readonly holdSeconds: { readonly crypto: number; readonly fiat: number }
  /** How far a fixed price may be from the market, a fraction. */
  readonly maxOffMarket: Decimal
  readonly limits: PersonLimits
  /** How long an agent has to pay out once it is its turn. */
  readonly payoutSeconds: number
  /** For how long after its end the dispute of an order may lock its agent's capacity again, in ms. */
  readonly disputeMs: number
  /** How long an award can be carried out once it has waited in the settlement, in seconds. */
  readonly awardSeconds: number
  /** After how many days from its end an order's bank details and files are forgotten. */
  readonly redactDays: number
  /** How long deciding a dispute may take, in seconds, from its last possible moment until the decision is on chain. */
  readonly decisionSeconds: number
}

const count = (most: number) => z.coerce.number().int().min(1).max(most)

export const orderEnvironment = {
  NFT_COLLATERAL: flag.default('off'),
  FEE: fractionUpTo('0.2').prefault('0.005'),
  AFFILIATE_PERCENT: z.coerce.number().int().min(0).max(100).default(20),
  MAX_OFF_MARKET: fractionUpTo('0.5').prefault('0.15'),
  OFFER_SECONDS: seconds.default(60),
  HOLD_CRYPTO_SECONDS: seconds.optional(),
  HOLD_FIAT_SECONDS: seconds.optional(),
  MAX_UNPAID_ORDERS: count(1000).optional(),
  MAX_OPEN_ORDERS: count(10_000).optional(),
  NEWCOMER_ORDERS: count(1000).optional(),
  NEWCOMER_USD: count(1_000_000_000).optional(),
  NEWCOMER_SHARE: fractionUpTo('1').optional(),
  PAUSE_AFTER_EXPIRED: count(1000).optional(),
  PAUSE_SECONDS: seconds.default(hour),
  PAYOUT_SECONDS: seconds.default(hour),
  DECISION_SECONDS: seconds.optional(),
  AWARD_SECONDS: seconds.optional(),
  REDACT_DAYS: count(3650).default(90),
  DISPUTE_DAYS: count(3650).default(30),
}

type Given = z.output<z.ZodObject<typeof orderEnvironment>>

export function orderSettings(given: Given, demo: boolean): OrderSettings {
  return {
    nftCollateral: given.NFT_COLLATERAL === 'on',
    fee: given.FEE,
    affiliatePercent: given.AFFILIATE_PERCENT,
    offerSeconds: given.OFFER_SECONDS,
    holdSeconds: {
      crypto: given.HOLD_CRYPTO_SECONDS ?? (demo ? 120 : 24 * hour),
      fiat: given.HOLD_FIAT_SECONDS ?? (demo ? 300 : 72 * hour),
    },
    maxOffMarket: given.MAX_OFF_MARKET,
    limits: limitsOf(given, demo),
    payoutSeconds: given.PAYOUT_SECONDS,
    disputeMs: given.DISPUTE_DAYS * 86_400_000,
    decisionSeconds: given.DECISION_SECONDS ?? (demo ? 300 : 72 * hour),
    awardSeconds: given.AWARD_SECONDS ?? (demo ? hour : 7 * 24 * hour),
    redactDays: given.REDACT_DAYS,
  }
}

export function wrongOrders(given: Given): string[] {
  return given.REDACT_DAYS < given.DISPUTE_DAYS
    ? ['REDACT_DAYS must not be less than DISPUTE_DAYS: a dispute needs what was shown and paid']
    : []
}

/** Against locking capacity for nothing; wide in a demo, where everybody is a newcomer. */
function limitsOf(given: Given, demo: boolean): PersonLimits {
  return {
    unpaid: given.MAX_UNPAID_ORDERS ?? (demo ? 20 : 3),
    open: given.MAX_OPEN_ORDERS ?? (demo ? 40 : 10),
    newcomerUnpaid: given.NEWCOMER_ORDERS ?? (demo ? 20 : 1),
    newcomerUsd: String(given.NEWCOMER_USD ?? (demo ? 1_000_000 : 2_000)),
    newcomerShare: plain(given.NEWCOMER_SHARE ?? decimal(demo ? '1' : '0.25')),
    expiries: given.PAUSE_AFTER_EXPIRED ?? (demo ? 100 : 3),
    pauseSeconds: given.PAUSE_SECONDS,
  }
}
