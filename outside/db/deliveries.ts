import { sql } from 'kysely'
import type { Choices } from '#domain/notifications/choices.ts'
import type { OuterChannel } from '#domain/notifications/kinds.ts'
import type { Bounds, Place, PlannedDelivery, TellAsk } from './asks.ts'
import { decide } from './decide.ts'
import type { NotificationRow } from './notifications.ts'
import type { OutboxEvent } from './outbox.ts'
import type { Db } from './pool.ts'
import type { Row } from './rows.ts'

/** The lease of the one process that sends notifications. */
export const dispatcherLease = 'notifications'

/** The outbox reader that writes notifications. */
export const notifierReader = 'notifier'

/** A person's contacts and choices, for planning. */
export interface Reach {
  readonly addr: string
  readonly has_bot: boolean
  readonly has_mail: boolean
  readonly push_ids: readonly string[]
  /** null: the defaults. */
  readonly choices: Choices | null
  readonly quiet_start: string | null
  readonly quiet_end: string | null
  readonly timezone: string | null
}

export type ToPlan = NotificationRow & { readonly reach: Reach }

const reachOf = sql<Reach>`(
  select json_build_object(
    'addr', u.addr,
    'has_bot', u.tg_chat_enabled and exists (select from bot_bindings b where b.addr = u.addr and b.activated_at is not null),
    'has_mail', exists (select from mail_boxes m where m.addr = u.addr and m.confirmed_at is not null),
    'push_ids', coalesce((select json_agg(p.id) from push_subscriptions p where p.addr = u.addr), '[]'),
    'choices', c.choices, 'quiet_start', c.quiet_start, 'quiet_end', c.quiet_end, 'timezone', c.timezone
  ) from users u left join notification_choices c on c.addr = u.addr where u.addr = notifications.addr
)`

/** Notifications without planned deliveries: of each person the oldest few, everybody's first ones first. */
export async function toPlan(db: Db, { limit, each }: { limit: number; each: number }): Promise<ToPlan[]> {
  const { rows } = await sql<ToPlan>`
    select notifications.*, ${reachOf} as reach
    from (
      select n.*, row_number() over (partition by addr order by id) as nth from notifications n where planned_at is null
    ) notifications
    where nth <= ${each}
    order by nth, id
    limit ${limit}
  `.execute(db)
  return rows
}

/** Plans no deliveries for people without any channel: their notifications are shown in the app only; at most `limit` at once. */
export async function planUnreachable(
  db: Db,
  fence: number,
  { hasBot, hasMail, limit }: { hasBot: boolean; hasMail: boolean; limit: number },
): Promise<void> {
  await sql`
    update notifications set planned_at = now() where id in (
      select n.id from notifications n join users u on u.addr = n.addr
      where n.planned_at is null and has_lease(${dispatcherLease}, ${fence})
        and not exists (select from push_subscriptions p where p.addr = n.addr)
        and not (${hasBot} and u.tg_chat_enabled
          and exists (select from bot_bindings b where b.addr = n.addr and b.activated_at is not null))
        and not (${hasMail} and exists (select from mail_boxes m where m.addr = n.addr and m.confirmed_at is not null))
      limit ${limit}
    )
  `.execute(db)
}

/** Saves the deliveries of a notification, once, and only under the lease. */
export async function planDeliveries(
  db: Db,
  fence: number,
  id: number,
  deliveries: readonly PlannedDelivery[],
  bounds: Bounds,
): Promise<void> {
  await decide(db, 'plan_deliveries', { id, fence, ways: deliveries, bounds })
}

/** A notification to be written, with the contacts of its person. */
export interface ToTell {
  /** The index of its event in the batch. */
  readonly place: number
  readonly addr: string
  readonly event: string
  readonly kind: NotificationRow['kind']
  readonly role: NotificationRow['role']
  readonly order_id: string | null
  readonly data: NotificationRow['data']
  readonly created_at: string
  readonly reach: Reach
}

/** The notifications that these events cause, in their order. */
export async function peopleToTell(db: Db, batch: readonly OutboxEvent[]): Promise<ToTell[]> {
  const events = batch.map(({ topic, data, at }, place) => ({ place, topic, data, at }))
  const { rows } = await sql<ToTell>`
    select notifications.*, ${reachOf} as reach from people_to_tell(${JSON.stringify(events)}::jsonb) notifications
  `.execute(db)
  return rows
}

/** The notifications of a batch of events with their deliveries, and the reader's place after it. */
export type Telling = Omit<TellAsk, 'fence' | 'place'> & { readonly place: Place }

/** Writes a batch, everything or nothing, once for each person and event; false without the lease. */
export async function tellPeople(db: Db, fence: number, { rows, bounds, place }: Telling): Promise<boolean> {
  const { fault } = await decide(db, 'tell_people', { fence, rows, bounds, place: { name: notifierReader, ...place } })
  return fault === undefined
}

/** A claimed delivery: what to say, and to whom. Sealed columns are null where the contact is gone. */
export type Claimed = Row<'deliveries'> &
  Pick<NotificationRow, 'event' | 'kind' | 'role' | 'order_id' | 'data' | 'created_at' | 'read_at'> & {
    readonly email_enc: Buffer | null
    readonly chat_enc: Buffer | null
    readonly push_enc: Buffer | null
    readonly timezone: string | null
  }

/**
 * Claims due deliveries of one channel under the lease: one of each person at a time, so that nobody's many delay another's one.
 * Nobody else claims them until they are settled. Nothing is claimed for the people in `except`.
 */
export async function claim(
  db: Db,
  fence: number,
  { channel, limit, except }: { channel: OuterChannel; limit: number; except: readonly string[] },
): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with first as (
      select distinct on (d.addr) d.notification_id, d.channel, d.target, d.due_at from deliveries d
      where d.channel = ${channel} and d.state = 'due' and d.due_at <= clock_timestamp() and d.addr <> all(${[...except]}::text[])
        and not exists (select from deliveries s where s.channel = d.channel and s.addr = d.addr and s.state = 'sending')
      order by d.addr, d.due_at
    ), due as (
      select * from first where has_lease(${dispatcherLease}, ${fence}) order by due_at limit ${limit}
    ), mine as (
      update deliveries d set state = 'sending', fence = ${fence}, tries = d.tries + 1
      from due where (d.notification_id, d.channel, d.target) = (due.notification_id, due.channel, due.target)
        and d.state = 'due'
      returning d.*
    )
    select mine.*, n.event, n.kind, n.role, n.order_id, words_of(n.data, o) as data, n.created_at, n.read_at, c.timezone,
      m.email_enc, case when u.tg_chat_enabled then b.chat_enc end as chat_enc, p.data_enc as push_enc
    from mine
    join notifications n on n.id = mine.notification_id
    left join orders o on o.id = n.order_id
    join users u on u.addr = n.addr
    left join notification_choices c on c.addr = n.addr
    left join mail_boxes m on m.addr = n.addr
    left join bot_bindings b on b.addr = n.addr
    left join push_subscriptions p on p.addr = n.addr and p.id::text = mine.target
    order by mine.notification_id
  `.execute(db)
  return rows
}

/** The outcome of a delivery. `againMs`: how long it is put off; 0 for all states but `due`. */
export interface Settled {
  readonly state: 'sent' | 'dropped' | 'unknown' | 'due'
  readonly fault: string | null
  readonly againMs: number
  /** Whether it was put off without having been tried. */
  readonly isUntried?: boolean
}

/** Saves the outcome of a delivery. Without the lease nothing changes: the next holder has settled it. */
export async function settle(
  db: Db,
  fence: number,
  of: Pick<Claimed, 'notification_id' | 'channel' | 'target'>,
  { state, fault, againMs, isUntried = false }: Settled,
): Promise<void> {
  await sql`
    update deliveries set state = ${state}, fault = ${fault}, due_at = clock_timestamp() + ${againMs} * interval '1 millisecond',
      tries = tries - ${isUntried ? 1 : 0}
    where notification_id = ${of.notification_id} and channel = ${of.channel} and target = ${of.target}
      and state = 'sending' and fence = ${fence}
  `.execute(db)
}

/**
 * Settles what an earlier holder had claimed when its lease ended. It may have arrived, so it is not sent again, except pushes, where
 * a second copy replaces the first.
 */
export async function takeOver(db: Db, fence: number): Promise<void> {
  await sql`
    update deliveries set state = case channel when 'push' then 'due' else 'unknown' end, fault = 'the sender was interrupted'
    where state = 'sending' and fence < ${fence} and has_lease(${dispatcherLease}, ${fence})
  `.execute(db)
}
