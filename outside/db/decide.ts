import { sql } from 'kysely'
import type { RefusalValues } from '#domain/refusal.ts'
import type * as asks from './asks.ts'
import type { Db } from './pool.ts'
import { retried } from './retry.ts'

/** The answer of a decision that has nothing to tell. */
type Done = Readonly<Record<never, never>>

/** The types of a decision's ask, answer and faults, and the fields that an answer is checked against. */
interface Decision<Ask, Answer, Fault extends string> {
  readonly faults: readonly Fault[]
  readonly fields: readonly string[]
  /** Types only. */
  readonly of?: (ask: Ask) => Answer
}

/** A decision by its types; `fields` names every field of its answer. */
function decision<Ask, Answer = Done>() {
  return <const Fault extends string = never, const Field extends keyof Answer & string = never>(
    faults: readonly Fault[] = [],
    fields: readonly Field[] & ([keyof Answer] extends [Field] ? unknown : 'a field is missing') = [] as never,
  ): Decision<Ask, Answer, Fault> => ({ faults, fields })
}

/** Every decision of `decisions/`, by name. Without an ask, `null`. */
export const decisions = {
  match_offer: decision<asks.MatchAsk, { readonly offerId: string }>()(
    [
      'user.banned',
      'user.terms',
      'limit.open-orders',
      'limit.newcomer-orders',
      'limit.newcomer-amount',
      'limit.newcomers',
      'limit.pause',
      'option.changed',
      'rate.changed',
      'capacity',
      'market.halted',
    ],
    ['offerId'],
  ),
  release_due_offers: decision<{ agent: string }>()(),
  redact_offers: decision<{ days: number }, { readonly redacted: number; readonly isLast: boolean }>()(
    [],
    ['redacted', 'isLast'],
  ),
  place_order: decision<asks.PlaceAsk, { readonly orderId: string }>()(
    [
      'offer.missing',
      'offer.expired',
      'offer.released',
      'offer.agent',
      'user.banned',
      'requisite',
      'idempotency',
      'market.halted',
    ],
    ['orderId'],
  ),
  change_order_status: decision<asks.ChangeAsk>()([
    'order.missing',
    'order.changed',
    'order.expired',
    'order.uncovered',
  ]),
  expire_order: decision<{ orderId: string; holdSeconds: number }>()(),
  free_hold: decision<{ orderId: string }>()(),
  rate_order: decision<{ orderId: string; by: string; score: number }>()([
    'order.missing',
    'order.not-closed',
    'order.rated',
  ]),
  settle_order: decision<{ orderId: string; by: string }>()(['order.missing', 'order.not-held', 'award.made']),
  redact_order: decision<{ orderId: string; days: number }, { readonly files: readonly string[] | null }>()(
    [],
    ['files'],
  ),

  note_legs: decision<{
    orders: readonly { orderId: string; legs: readonly asks.Leg[] }[]
    place: asks.Place | null
  }>()(),
  save_payment_step: decision<asks.Held<asks.PaymentStep>, { readonly orders: readonly string[] }>()(
    ['payments.moved', 'payments.behind', 'payments.implausible', 'lease.lost'],
    ['orders'],
  ),
  end_paid_hold: decision<{ network: string }, { readonly isEnded: boolean }>()([], ['isEnded']),
  retire_order_legs: decision<null>()(),
  forget_stray_payments: decision<null>()(),

  assign_dispute: decision<asks.AssignAsk>()([
    'order.missing',
    'dispute.missing',
    'dispute.changed',
    'dispute.assignee',
    'access.denied',
  ]),
  decide_dispute: decision<asks.ChangeAsk & { readonly award: asks.NewAward | null }>()([
    'order.missing',
    'order.changed',
    'order.expired',
    'order.uncovered',
    'dispute.not-yours',
    'dispute.reason',
    'award.settled',
    'award.made',
    'award.too-much',
    'award.uncovered',
    'award.outcome',
  ]),
  sign_award: decision<asks.SignAsk>()(['award.missing', 'award.over', 'dispute.not-yours']),

  write_message: decision<asks.WriteAsk, { readonly messageId: string }>()(
    ['order.missing', 'chat.full', 'chat.too-fast'],
    ['messageId'],
  ),
  mark_messages: decision<asks.MarkAsk>()(['order.missing']),
  look_into_chat: decision<asks.LookAsk>()(['order.missing']),
  note_look: decision<{ by: string; action: string; target: string; fromWhere: string }>()(),

  save_agent: decision<asks.SaveAgentAsk>()(['agent.changed']),
  change_agent: decision<asks.ChangeAgentAsk>()(['agent.changed', 'access.denied']),
  revalue_capacity: decision<{ share: string; only: readonly string[] | null }, { readonly changed: number }>()(
    [],
    ['changed'],
  ),
  refresh_collateral: decision<asks.RefreshAsk, { readonly changed: number }>()(['access.denied'], ['changed']),
  change_user: decision<asks.ChangeUserAsk>()(['user.missing', 'user.changed', 'user.self', 'access.denied']),
  grant_right: decision<asks.GrantAsk>()(['user.missing']),
  end_session: decision<{ id: string }>()(),

  book_payment: decision<asks.BookPaymentAsk, { readonly id: string }>()(
    ['access.denied', 'agent.missing', 'idempotency', 'dues.too-much'],
    ['id'],
  ),
  take_payment_back: decision<asks.TakeBackAsk, { readonly id: string }>()(
    ['access.denied', 'agent.missing', 'payment.missing', 'payment.taken-back'],
    ['id'],
  ),
  create_affiliate: decision<{ id: string; owner: string; description: string; most: number }>()([
    'user.missing',
    'affiliate.too-many',
    'taken',
  ]),
  suspend_affiliate: decision<asks.SuspendProgramAsk>()(['access.denied', 'affiliate.missing', 'affiliate.changed']),
  book_payout: decision<asks.PayoutAsk>()(['access.denied', 'user.missing', 'affiliate.changed', 'affiliate.too-much']),
  note_affiliate_percent: decision<{ percent: number }>()(),

  make_halt: decision<asks.HaltAsk>()(['access.denied', 'halt.standing']),
  lift_halt: decision<asks.LiftAsk>()(['access.denied', 'halt.missing', 'halt.lifted']),
  write_post: decision<asks.WritePostAsk>()(['access.denied', 'post.missing', 'post.changed', 'post.alias-taken']),
  note_post_picture: decision<asks.NotePictureAsk>()(['access.denied']),

  register_wnft: decision<asks.RegisterAsk>()(['wnft.too-many']),
  save_chain_step: decision<asks.Held<asks.ChainStep>, { readonly agents: readonly string[] }>()(
    ['chain.moved', 'lease.lost'],
    ['agents'],
  ),
  set_chain_terms: decision<{ chainId: number; marginSeconds: number; staleSeconds: number }>()(),

  tick: decision<null, { readonly newest: number }>()([], ['newest']),
  note_place: decision<asks.Held<{ place: asks.Place & { readonly name: string } }>>()(['lease.lost']),
  make_outbox_partitions: decision<null, { readonly made: number }>()([], ['made']),
  drop_outbox_partitions: decision<null, { readonly dropped: number }>()([], ['dropped']),
  forget_ticks: decision<null, { readonly forgotten: number }>()([], ['forgotten']),

  take_lease: decision<{ lease: string; holder: string; seconds: number }, { readonly fence: number | null }>()(
    [],
    ['fence'],
  ),
  keep_leases: decision<asks.KeepLeasesAsk, { readonly leases: asks.LeaseState[] }>()([], ['leases']),

  ask_for_test: decision<{ addr: string; pauseSeconds: number }, { readonly wrote: boolean }>()([], ['wrote']),
  notify_overdue: decision<null, { readonly told: number }>()([], ['told']),
  notify_collateral: decision<null, { readonly told: number }>()([], ['told']),
  plan_deliveries: decision<asks.PlanAsk>()(),
  tell_people: decision<asks.TellAsk, { readonly told: number }>()(['lease.lost'], ['told']),
  activate_bot: decision<{ addr: string; hash: string }>()(['bot.activation', 'bot.taken']),
  revoke_bot: decision<asks.RevokeBotAsk, { readonly isRevoked: boolean }>()([], ['isRevoked']),
  ask_mail_code: decision<asks.MailCodeAsk, { readonly asked: asks.MailAsked }>()([], ['asked']),
  confirm_mail: decision<{ addr: string; hash: string }>()(['mail.code']),

  begin_asking: decision<asks.AskingPace & { readonly source: string }, { readonly may: boolean }>()([], ['may']),
  end_asking: decision<{ source: string; fault: string | null; restSeconds: number }>()(),
  save_prices: decision<asks.SavePricesAsk, { readonly isSaved: boolean }>()([], ['isSaved']),
  want_prices: decision<{ by: string; fromWhere: string }>()(['access.denied']),
  thin_price_points: decision<null>()(),
  thin_snapshots: decision<null, { readonly gone: number }>()([], ['gone']),
  leave_off_market: decision<
    { symbols: Readonly<Record<string, string>>; share: string },
    { readonly agents: number }
  >()([], ['agents']),
}

export type Decisions = typeof decisions

type AskOf<Name extends keyof Decisions> = Decisions[Name] extends Decision<infer Ask, infer _, string> ? Ask : never
type AnswerOf<Name extends keyof Decisions> =
  Decisions[Name] extends Decision<infer _, infer Answer, string> ? Answer : never

/** A reason for which a decision refuses. */
export type FaultOf<Name extends keyof Decisions> = Decisions[Name]['faults'][number]

interface Answered<Answer> {
  readonly answer: Answer
  readonly fault?: never
  readonly values?: never
}

interface Refused<Fault> {
  readonly fault: Fault
  readonly values: RefusalValues
  readonly answer?: never
}

/** What came of a decision: its answer, or the fault for which it refused, with its values. */
export type Decided<Name extends keyof Decisions> = [FaultOf<Name>] extends [never]
  ? Answered<AnswerOf<Name>>
  : Answered<AnswerOf<Name>> | Refused<FaultOf<Name>>

/** A decision returned nothing: its outcome is unknown. */
export class DecisionSilent extends Error {
  override readonly name = 'DecisionSilent'

  constructor(decision: string) {
    super(`${decision} said nothing`)
  }
}

/** A decision returned an unknown fault or too few fields. */
export class DecisionUnknown extends Error {
  override readonly name = 'DecisionUnknown'

  constructor(decision: string, what: string) {
    super(`${decision} said what is not known of it: ${what}`)
  }
}

/**
 * Calls a decision, in one round trip. One that lost a race inside the database is called again, but not within a transaction, which
 * is over then. Throws DecisionSilent and DecisionUnknown, both bugs of ours.
 */
export async function decide<Name extends keyof Decisions>(
  db: Db,
  name: Name,
  ...[ask]: AskOf<Name> extends null ? [] : [ask: AskOf<Name>]
): Promise<Decided<Name>> {
  const { faults, fields }: Decision<never, unknown, string> = decisions[name]
  const call = ask === undefined ? sql`` : sql`${JSON.stringify(ask)}::jsonb`
  const query = sql<{ answer: unknown }>`select ${sql.raw(name)}(${call}) as answer`
  const { rows } = await retried(() => query.execute(db), db.isTransaction ? 1 : undefined)
  const answer = rows[0]?.answer
  if (typeof answer !== 'object' || answer === null) throw new DecisionSilent(name)
  if ('fault' in answer) {
    const { fault } = answer
    if (typeof fault !== 'string' || !faults.includes(fault)) throw new DecisionUnknown(name, `fault ${slug(fault)}`)
    return { fault, values: valuesOf(answer) } as Decided<Name>
  }
  const missing = fields.find((field) => !(field in answer))
  if (missing) throw new DecisionUnknown(name, `no ${missing}`)
  return { answer } as Decided<Name>
}

/** A fault as it may be logged: a code of the list, never what somebody asked. */
function slug(fault: unknown): string {
  return typeof fault === 'string' && /^[a-z.-]{1,60}$/.test(fault) ? fault : 'that is none'
}

function valuesOf(answer: object): RefusalValues {
  return 'values' in answer && typeof answer.values === 'object' && answer.values !== null
    ? (answer.values as RefusalValues)
    : {}
}
