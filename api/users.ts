import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { addr, givenMoment, line, moment } from './shapes.ts'

/** A user as the person themself and staff see it. */
export const user = z.object({
  addr: z.string(),
  username: z.string().nullable(),
  details: z.object({
    locale: z.string(),
    affiliateId: z.string().nullable(),
    tgChatEnabled: z.boolean(),
  }),
  permissions: z.object({ isSuper: z.boolean(), isModerator: z.boolean(), isAffiliated: z.boolean() }),
  flags: z.object({
    isBanned: z.boolean(),
    disputeNotification: z.boolean(),
    isTermsOfServiceAccepted: z.boolean(),
  }),
  /** When the chat with the messaging bot was activated; null while none is. */
  botActivatedAt: moment.nullable(),
  /** Whether the bot has shown this person an activation code that can be entered now. The code itself is in the chat only. */
  hasBotActivationCode: z.boolean(),
  moderationStatus: z.enum(['pending', 'approved', 'declined']).nullable(),
  createdAt: moment,
  updatedAt: moment,
})
export type User = z.output<typeof user>

/** The tokens of a session; the moments are when each token ends. */
export const tokens = z.object({
  accessToken: z.string(),
  accessTokenExpireAt: moment,
  refreshToken: z.string(),
  refreshTokenExpireAt: moment,
})
export type Tokens = z.output<typeof tokens>

const addrParams = z.strictObject({ addr })

export const nonce = endpoint({
  method: 'GET',
  path: '/api/users/{addr}/nonce',
  action: 'users.nonce',
  params: addrParams,
  query: z.strictObject({
    chainId: z.coerce
      .number()
      .int()
      .min(1)
      .max(2 ** 31)
      .optional(),
  }),
  reply: z.object({ nonce: z.string() }),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  action: 'users.login',
  body: z.strictObject({
    addr,
    sign: z
      .string()
      .max(20_000)
      .regex(/^0x(?:[0-9a-fA-F]{2})+$/, 'is not a signature in hex (0x…)'),
    /** The referral code of the link that brought a person who signs in for the first time; junk is as good as none. */
    affiliateId: z.string().max(64).optional().catch(undefined),
  }),
  reply: tokens,
})

export const refreshToken = endpoint({
  method: 'POST',
  path: '/api/refresh-token',
  action: 'users.refreshToken',
  body: z.strictObject({ refreshToken: z.string().min(1).max(300) }),
  reply: tokens,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  action: 'users.logout',
  reply: z.object({}),
})

export const acceptTerms = endpoint({
  method: 'PUT',
  path: '/api/users/{addr}/terms-of-service',
  action: 'users.acceptTerms',
  params: addrParams,
  reply: z.object({ user }),
})

export const read = endpoint({
  method: 'GET',
  path: '/api/users/{addr}',
  action: 'users.read',
  params: addrParams,
  reply: z.object({ user }),
})

export const userKinds = ['super', 'moderator', 'affiliated', 'banned'] as const

export const listAll = endpoint({
  method: 'GET',
  path: '/api/v2/users',
  action: 'users.listAll',
  query: z.strictObject({
    pagingTime: givenMoment.optional(),
    pagingDirection: z.enum(['next', 'prev']).default('next'),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    /** What an address or a username begins with, in any case. */
    find: line(64).optional(),
    kind: z.enum(userKinds).optional(),
  }),
  reply: z.object({ users: z.array(user) }),
})

export const readAsStaff = endpoint({
  method: 'GET',
  path: '/api/v2/users/{addr}',
  action: 'users.readAsStaff',
  params: addrParams,
  reply: z.object({ user }),
})

export const save = endpoint({
  method: 'PUT',
  path: '/api/v2/users/{addr}',
  action: 'users.save',
  params: addrParams,
  body: z.strictObject({
    permissions: z
      .strictObject({
        isSuper: z.boolean().optional(),
        isModerator: z.boolean().optional(),
        isAffiliated: z.boolean().optional(),
      })
      .optional(),
    flags: z.strictObject({ isBanned: z.boolean().optional() }).optional(),
    updatedAt: givenMoment,
  }),
  reply: z.object({ user }),
})
