import { z } from 'zod'
import { assetTypes } from '#domain/collateral/codes.ts'
import { publicAward } from './dispute-shapes.ts'
import { endpoint } from './endpoint.ts'
import { addr, decimalText, moment } from './shapes.ts'

const assetType = z.enum(assetTypes)

const item = z.object({
  assetType,
  /** Zero for the native coin. */
  contractAddress: z.string(),
  tokenId: z.string(),
  /** In the asset's smallest unit, a whole number as text. */
  amount: decimalText,
  /** How many digits of `amount` stand behind the dot; 0 for NFTs and for tokens that the market does not know. */
  decimals: z.number().int(),
  /** Null for assets that the market has no name for. */
  ticker: z.string().nullable(),
  /** Whether the settlement could take it in a dispute. */
  isRemovable: z.boolean(),
})

/** A wrapped token and what is inside, as it was read at a block of the final depth. */
export const wnftCollateral = z.object({
  chainId: z.number().int(),
  contractAddress: z.string(),
  tokenId: z.string(),
  /** What the wrapped token itself is. */
  assetType,
  owner: z.string(),
  collaterals: z.array(item),
  /** `param` of a time lock (0x00) is a moment in Unix seconds. */
  locks: z.array(z.object({ lockType: z.string(), param: z.string() })),
  rules: z.number().int(),
  /** Whether its owner has signed that it stands surety in this market; nothing of it backs new business before. */
  isRegistered: z.boolean(),
  /** When it stops backing new business: its unlock less the longest that an order can need it. Null without a time lock. */
  backsUntil: moment.nullable(),
  /** What is inside in USD, and how much of it can be enforced; null while there is no price for all of it. */
  declaredUsd: decimalText.nullable(),
  enforceableUsd: decimalText.nullable(),
  /** The block that it was read at. */
  blockNumber: z.number().int(),
})
export type WnftCollateral = z.output<typeof wnftCollateral>

export const list = endpoint({
  method: 'GET',
  path: '/api/envelop/wnfts',
  action: 'collateral.list',
  reply: z.object({ wnftCollaterals: z.array(wnftCollateral) }),
})

/** Chain ids are kept in 32 bits. */
const most32 = 2 ** 31 - 1

const evmAddress = z.string().regex(/^0x[0-9a-fA-F]{40}$/, 'is not an EVM address')

export const read = endpoint({
  method: 'GET',
  path: '/api/envelop/wnfts/collateral/{chainId}/{contractAddress}/{tokenId}',
  action: 'collateral.read',
  params: z.strictObject({
    chainId: z.coerce.number().int().positive().max(most32),
    contractAddress: evmAddress,
    tokenId: z.string().regex(/^\d{1,78}$/, 'is not a token id'),
  }),
  query: z.strictObject({ assetType: assetType.optional() }),
  reply: z.object({ wnftCollateral }),
})

const place = {
  chainId: z.number().int().positive().max(most32),
  contractAddress: evmAddress.transform((address) => address.toLowerCase()),
  tokenId: z.string().regex(/^\d{1,78}$/, 'is not a token id'),
}

export const register = endpoint({
  method: 'POST',
  path: '/api/envelop/wnfts/registration',
  action: 'collateral.register',
  /** `signature`: of the text that `registrationText` (domain/collateral/registration.ts) makes, as personal_sign makes it, by the person who asks. */
  body: z.strictObject({ ...place, signature: z.string().regex(/^0x([0-9a-fA-F]{2}){1,4096}$/, 'is not a signature') }),
  reply: z.object({ isRegistered: z.literal(true) }),
})

/** A token that backs nothing, now or soon, and since or from when. */
const notice = z.object({
  kind: z.enum(['unregistered', 'ending', 'ended', 'transferred', 'unwrapped']),
  chainId: z.number().int(),
  contractAddress: z.string(),
  tokenId: z.string(),
  at: moment,
})
export type CollateralNotice = z.output<typeof notice>

/** What an agent's collateral comes to. All figures but the tickers' amounts are in USD, to four decimals. */
const totals = z.object({
  tickers: z.array(z.object({ ticker: z.string(), amount: decimalText })),
  /** Those of them that have no price now and are not in the sums. */
  unpriced: z.array(z.string()),
  /** Of what has a price now; null while nothing inside has one, as is `enforceable` then. */
  total: decimalText.nullable(),
  enforceable: decimalText.nullable(),
  /** The smaller of both, minus 10 %. */
  allowed: decimalText,
  locked: decimalText,
  available: decimalText,
  /** Whether locked is within allowed, by the exact figures: these here are rounded, allowed down and locked up. */
  isWithin: z.boolean(),
})

export type CollateralTotals = z.output<typeof totals>

const ofAgent = z.strictObject({ addr })

export const readTotals = endpoint({
  method: 'GET',
  path: '/api/agents/{addr}/collateral',
  action: 'collateral.readTotals',
  params: ofAgent,
  reply: z.object({ totals, notices: z.array(notice), updatedAt: moment }),
})

export const refresh = endpoint({
  method: 'POST',
  path: '/api/agents/{addr}/collateral',
  action: 'collateral.refresh',
  params: ofAgent,
  /** Clients send the agent along; it is ignored. */
  body: z
    .union([z.undefined(), z.null(), z.strictObject({ agent: z.unknown().optional() })])
    .transform(() => undefined),
  reply: z.object({ totals, notices: z.array(notice), updatedAt: moment }),
})

export const prove = endpoint({
  method: 'GET',
  path: '/api/agents/{addr}/proof',
  action: 'collateral.prove',
  params: ofAgent,
  reply: z.object({
    username: z.string(),
    wnftCollaterals: z.array(wnftCollateral),
    /** The newest final block that was read of each chain, and when it was made. Stale: nothing there backs new orders now. */
    blocks: z.array(
      z.object({
        chainId: z.number().int(),
        number: z.number().int(),
        hash: z.string(),
        at: moment,
        isStale: z.boolean(),
      }),
    ),
    /** What was awarded to users out of it, the newest first. */
    awards: z.array(publicAward),
    totals,
  }),
})
