import { z } from 'zod'
import { type RefusalCode, refusalCodes } from '#domain/refusal.ts'

/** The HTTP status of each refusal. */
export const statusOf: Readonly<Record<RefusalCode, number>> = {
  'request.invalid': 400,
  'request.too-large': 413,
  'request.unsupported-type': 415,
  'request.too-many': 429,
  'request.timeout': 408,
  'route.missing': 404,
  'route.method': 405,
  'service.busy': 503,
  'session.missing': 401,
  'session.expired': 401,
  'session.banned': 403,
  'session.refresh-refused': 401,
  'sign-in.refused': 401,
  'terms.missing': 403,
  'access.denied': 403,
  'user.missing': 404,
  'agent.missing': 404,
  'wnft.missing': 404,
  'wnft.not-approved': 403,
  'wnft.signature': 422,
  'wnft.too-many': 409,
  'agent.invalid': 422,
  'agent.changed': 409,
  'agent.moderation': 409,
  'pair.unsupported': 400,
  'amount.invalid': 400,
  'amount.below-minimum': 422,
  'amount.above-limit': 422,
  'recipient.invalid': 422,
  'recipient.missing': 422,
  'price.unavailable': 409,
  'match.none': 409,
  'limit.open-orders': 409,
  'limit.newcomer-orders': 409,
  'limit.newcomer-amount': 409,
  'limit.newcomers': 409,
  'limit.pause': 409,
  'offer.missing': 404,
  'offer.expired': 410,
  'offer.released': 410,
  'order.missing': 404,
  'order.changed': 409,
  'order.transition': 409,
  'order.expired': 409,
  'order.uncovered': 409,
  'order.not-held': 409,
  'order.not-closed': 409,
  'order.rated': 409,
  'chat.full': 409,
  'file.missing': 404,
  'file.too-large': 413,
  'file.type': 415,
  'file.damaged': 422,
  'idempotency.mismatch': 422,
  'channel.denied': 403,
}

/** The media type of every refusal and failure (RFC 9457). */
export const problemType = 'application/problem+json'

/** A refusal or failure on the wire. `code` is of the closed list, or `server.fault` for a bug of ours. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum([...refusalCodes, 'server.fault']),
  detail: z.string().optional(),
  instance: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** The thing as it is now, where a change was refused because it had changed. */
  current: z.unknown().optional(),
})
export type Problem = z.output<typeof problem>
