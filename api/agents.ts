import { z } from 'zod'
import { moderationStatuses } from '#domain/agents/moderation.ts'
import { most } from '#domain/agents/profile.ts'
import { mostAddresses } from '#domain/agents/requisite.ts'
import { agentCollateral, agentRecord } from './agent-standing.ts'
import { endpoint } from './endpoint.ts'
import { addr, decimalText, givenMoment, line, moment } from './shapes.ts'

const moderationStatus = z.enum(moderationStatuses)

/** Exactly one way to be paid. */
const requisite = z.union([
  z.strictObject({ crypto: z.strictObject({ network: line(20), addresses: z.array(line(120)).max(mostAddresses) }) }),
  z.strictObject({ bank: z.strictObject({ currency: line(20), number: line(60) }) }),
  z.strictObject({ cash: z.strictObject({ network: line(20) }) }),
])

const price = z
  .union([z.string().max(64), z.number()])
  .transform(String)
  .nullable()
  .default(null)

const option = z.strictObject({
  from: line(41),
  to: line(41),
  active: z.boolean(),
  priceTypeUse: z.union([z.literal(1), z.literal(2)]),
  fixPrice: price,
  marketPrice: price,
})

const workTime = z.strictObject({ start: line(10), end: line(10), timezone: line(64) })

/** Markdown of several lines. */
const markdown = z
  .string()
  .max(most.info)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'is not well-formed Unicode')

/**
 * A profile as an agent sends it. Fields that only the server sets may be sent along and are ignored, since clients send back what
 * they have read.
 */
const givenAgent = z.strictObject({
  email: line(most.email),
  username: line(most.name),
  profile: z.strictObject({ firstName: line(most.name), lastName: line(most.name) }),
  countryCodes: z.array(line(2)).max(260),
  workTime,
  info: markdown.default(''),
  swapRequisites: z.array(requisite).max(most.requisites),
  swapOptions: z.array(option).max(most.options),
  /** The version that was edited; needed once the agent exists. */
  updatedAt: givenMoment.optional(),
  addr: addr.optional(),
  isActive: z.unknown().optional(),
  isSuspend: z.unknown().optional(),
  moderationStatus: z.unknown().optional(),
  moderatedAt: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  wnfts: z.unknown().optional(),
  collaterals: z.unknown().optional(),
  isLive: z.unknown().optional(),
})
export type GivenAgent = z.output<typeof givenAgent>

const shownOption = z.object({
  from: z.string(),
  to: z.string(),
  active: z.boolean(),
  priceTypeUse: z.union([z.literal(1), z.literal(2)]),
  fixPrice: decimalText.nullable(),
  marketPrice: decimalText.nullable(),
})

const shownRequisite = z.union([
  z.object({ crypto: z.object({ network: z.string(), addresses: z.array(z.string()) }) }),
  z.object({ bank: z.object({ currency: z.string(), number: z.string() }) }),
  z.object({ cash: z.object({ network: z.string() }) }),
])

const collateral = z.object({ ticker: z.string(), amount: decimalText })

/** An agent whole, for themself. Staff see it with the numbers and addresses of its requisites masked. */
export const agent = z.object({
  addr: z.string(),
  email: z.string(),
  username: z.string(),
  profile: z.object({ firstName: z.string(), lastName: z.string() }),
  countryCodes: z.array(z.string()),
  workTime: z.object({ start: z.string(), end: z.string(), timezone: z.string() }),
  info: z.string(),
  isActive: z.boolean(),
  isSuspend: z.boolean(),
  /** Whether now is within the work time. */
  isLive: z.boolean(),
  moderationStatus,
  moderatedAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  swapRequisites: z.array(shownRequisite),
  swapOptions: z.array(shownOption),
  /** What backs new orders, and until when. */
  wnfts: z.array(
    z.object({
      chainId: z.number().int(),
      contractAddress: z.string(),
      tokenId: z.string(),
      expireAt: moment,
      collaterals: z.array(collateral),
    }),
  ),
  collaterals: z.array(collateral),
})
export type Agent = z.output<typeof agent>

/** An agent in a list for staff, without personal data: looks at those are audited. */
const listedAgent = agent.omit({ email: true, profile: true, swapRequisites: true })
export type ListedAgent = z.output<typeof listedAgent>

const addrParams = z.strictObject({ addr })

export const read = endpoint({
  method: 'GET',
  path: '/api/agents/{addr}',
  action: 'agents.read',
  params: addrParams,
  reply: z.object({ agent }),
})

/** What everybody may know of an approved agent: nothing of where it is paid. */
const publicAgent = z.object({
  addr: z.string(),
  username: z.string(),
  /** Markdown. */
  info: z.string(),
  countryCodes: z.array(z.string()),
  workTime: z.object({ start: z.string(), end: z.string(), timezone: z.string() }),
  isActive: z.boolean(),
  since: moment,
  record: agentRecord,
  collateral: agentCollateral,
})
export type PublicAgent = z.output<typeof publicAgent>

export const readPublic = endpoint({
  method: 'GET',
  path: '/api/agents/{addr}/public',
  action: 'agents.readPublic',
  params: addrParams,
  reply: z.object({ agent: publicAgent }),
})

export const save = endpoint({
  method: 'POST',
  path: '/api/agents/{addr}',
  action: 'agents.save',
  params: addrParams,
  body: z.strictObject({ agent: givenAgent }),
  reply: z.object({ agent }),
})

export const quoteOptions = endpoint({
  method: 'POST',
  path: '/api/agents/{addr}/quotes',
  action: 'agents.save',
  params: addrParams,
  body: z.strictObject({ options: z.array(option).max(50) }),
  reply: z.object({
    quotes: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        /** Units of `to` for one `from`; null without a usable price. */
        price: decimalText.nullable(),
        marketPrice: decimalText.nullable(),
        /** 1 is the best; null when it would not be in the book. */
        place: z.number().int().nullable(),
        /** How many quotes the book would have with it. */
        of: z.number().int(),
        /** Whether this very price left the book for being too far from the market: it is offered again once it is saved. */
        hasLeft: z.boolean(),
      }),
    ),
  }),
})

export const setFlags = endpoint({
  method: 'PUT',
  path: '/api/v2/agents/{addr}/flags',
  action: 'agents.setFlags',
  params: addrParams,
  body: z.strictObject({
    flags: z
      .strictObject({ isActive: z.boolean().optional(), isSuspend: z.boolean().optional() })
      .refine((flags) => Object.keys(flags).length > 0, 'needs isActive or isSuspend'),
    updatedAt: givenMoment,
  }),
  reply: z.object({ agent }),
})

export const listPending = endpoint({
  method: 'GET',
  path: '/api/v2/agents/moderate',
  action: 'agents.moderate',
  reply: z.object({ agents: z.array(listedAgent) }),
})

export const moderate = endpoint({
  method: 'POST',
  path: '/api/v2/agents/{addr}/moderate',
  action: 'agents.moderate',
  params: addrParams,
  body: z.strictObject({ status: z.enum(['approved', 'declined']) }),
  reply: z.object({ agent }),
})

const flagQuery = z.enum(['true', 'false']).transform((text) => text === 'true')

export const listAll = endpoint({
  method: 'GET',
  path: '/api/v2/agents',
  action: 'agents.listAll',
  query: z.strictObject({
    pagingTime: givenMoment.optional(),
    pagingDirection: z.enum(['next', 'prev']).default('next'),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    moderationStatus: moderationStatus.optional(),
    isActive: flagQuery.optional(),
    /** What an address or a username begins with, in any case. */
    find: line(64).optional(),
  }),
  reply: z.object({ agents: z.array(listedAgent) }),
})

export const readAsStaff = endpoint({
  method: 'GET',
  path: '/api/v2/agents/{addr}',
  action: 'agents.readAsStaff',
  params: addrParams,
  reply: z.object({ agent }),
})
