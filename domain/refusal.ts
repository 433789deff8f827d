/**
 * Every "no" a person may meet, as one closed list of codes. The words for each code live in `web/`; the HTTP status of
 * each lives in `api/problem.ts`. Our own bugs are never refusals: they are plain errors and end as a 500.
 */
export const refusalCodes = [
  'request.invalid',
  'request.too-large',
  'request.unsupported-type',
  'request.too-many',
  'request.timeout',
  'route.missing',
  'route.method',
  'service.busy',
  'session.missing',
  'session.expired',
  'session.banned',
  'session.refresh-refused',
  'sign-in.refused',
  'terms.missing',
  'access.denied',
  'user.missing',
  'user.changed',
  'user.self',
  'agent.missing',
  'wnft.missing',
  'wnft.not-approved',
  'wnft.signature',
  'wnft.too-many',
  'agent.invalid',
  'agent.changed',
  'agent.moderation',
  'pair.unsupported',
  'amount.invalid',
  'amount.below-minimum',
  'amount.above-limit',
  'recipient.invalid',
  'recipient.missing',
  'price.unavailable',
  'market.halted',
  'halt.missing',
  'halt.standing',
  'halt.lifted',
  'match.none',
  'limit.open-orders',
  'limit.newcomer-orders',
  'limit.newcomer-amount',
  'limit.newcomers',
  'limit.pause',
  'offer.missing',
  'offer.expired',
  'offer.released',
  'offer.agent',
  'order.missing',
  'order.changed',
  'order.transition',
  'order.expired',
  'order.uncovered',
  'order.not-held',
  'order.not-closed',
  'order.rated',
  'dispute.missing',
  'dispute.changed',
  'dispute.assignee',
  'dispute.not-yours',
  'dispute.reason',
  'award.missing',
  'award.over',
  'award.settled',
  'award.made',
  'award.too-much',
  'award.uncovered',
  'award.outcome',
  'award.signature',
  'dues.too-much',
  'affiliate.missing',
  'affiliate.too-many',
  'affiliate.changed',
  'affiliate.too-much',
  'payment.missing',
  'payment.taken-back',
  'chat.full',
  'chat.too-fast',
  'file.missing',
  'file.too-large',
  'file.type',
  'file.damaged',
  'idempotency.mismatch',
  'channel.denied',
  'post.missing',
  'post.changed',
  'post.alias-taken',
  'post.too-complex',
  'settings.username',
  'settings.channel',
  'settings.too-often',
  'settings.browsers',
  'bot.activation',
  'bot.bound',
  'bot.taken',
  'mail.code',
] as const

/** A code of the closed list. */
export type RefusalCode = (typeof refusalCodes)[number]

/** What a refusal may tell besides its code: plain values, never prose (the words are chosen where they are shown). */
export type RefusalValues = Readonly<Record<string, string | number | boolean | null>>

/** A fault of one field of a request: where it is, and what is wrong with it, in a sentence for developers. */
export interface FieldFault {
  readonly path: string
  readonly message: string
}

/** A "no" with its values. Thrown by rules and verbs, turned into `application/problem+json` by server/http/errors.ts. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly values: RefusalValues
  readonly fields: readonly FieldFault[]
  /** What the caller should look at instead, e.g. the current order when a change was stale. */
  readonly current: unknown

  constructor(
    code: RefusalCode,
    values: RefusalValues = {},
    more: { fields?: readonly FieldFault[]; current?: unknown } = {},
  ) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.values = values
    this.fields = more.fields ?? []
    this.current = more.current
  }
}

/** Refuses: `const order = find(id) ?? refuse('order.missing')`. */
export function refuse(code: RefusalCode, values?: RefusalValues): never {
  throw new Refusal(code, values)
}

/** Refuses because of one field of the request. */
export function refuseField(code: RefusalCode, path: string, message: string, values?: RefusalValues): never {
  throw new Refusal(code, values, { fields: [{ path, message }] })
}
