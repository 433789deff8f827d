import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { givenMoment, line, moment } from './shapes.ts'

/** What staff acted on; the first part of an action's name. */
export const auditNouns = [
  'affiliates',
  'agents',
  'awards',
  'collateral',
  'disputes',
  'dues',
  'files',
  'halts',
  'messages',
  'orders',
  'posts',
  'prices',
  'users',
] as const

/** One action of staff. `before` and `after` have the fields that the action is about, as they were and as they were wanted. */
const record = z.object({
  id: z.string(),
  /** Unique, so that it is the record's place in the list as well. */
  createdAt: moment,
  /** The address of whoever did it; `command` is the operator, on the market's own machine. */
  who: z.string(),
  whoName: z.string().nullable(),
  /** `noun.verb`, like `users.save`. */
  action: z.string(),
  /** What it was done to: an address, an order's id, or the name of the thing. */
  target: z.string(),
  before: z.json().nullable(),
  after: z.json().nullable(),
  /** The network address that it was asked from. */
  fromWhere: z.string(),
})
export type AuditRecord = z.output<typeof record>

export const read = endpoint({
  method: 'GET',
  path: '/api/v2/audit',
  action: 'audit.read',
  query: z.strictObject({
    pagingTime: givenMoment.optional(),
    pagingDirection: z.enum(['next', 'prev']).default('next'),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    /** What the address or name of who did it, or the name of what it was done to, begins with, in any case. */
    find: line(64).optional(),
    noun: z.enum(auditNouns).optional(),
    /** Only changes, or only looks at what is somebody's own. */
    kind: z.enum(['changes', 'looks']).optional(),
  }),
  reply: z.object({ records: z.array(record) }),
})
