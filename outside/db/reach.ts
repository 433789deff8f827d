import { sql } from 'kysely'
import type { Choices } from '#domain/notifications/choices.ts'
import type { Db } from './pool.ts'

/** What a person has set up, as the settings show it. */
export interface SettingsRow {
  readonly addr: string
  readonly username: string | null
  readonly is_agent: boolean
  readonly tg_chat_enabled: boolean
  readonly dispute_notification: boolean
  readonly updated_at: string
  readonly choices: Choices | null
  readonly quiet_start: string | null
  readonly quiet_end: string | null
  readonly timezone: string | null
  readonly email_enc: Buffer | null
  readonly email_confirmed_at: string | null
  /** Whether a code was sent that can still be given back. */
  readonly email_waits: boolean | null
  /** The nonce of a connect code that is still good. */
  readonly connect_nonce: string | null
  readonly connect_until: string | null
  readonly has_activation_code: boolean | null
  readonly bot_activated_at: string | null
  readonly push_count: number
}

/** A person's settings, or undefined. */
export async function findSettings(db: Db, addr: string): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`
    select u.addr, coalesce(a.username, u.username) as username, a.addr is not null as is_agent, u.tg_chat_enabled,
      u.dispute_notification, u.updated_at, c.choices, c.quiet_start, c.quiet_end, c.timezone,
      m.email_enc, m.confirmed_at as email_confirmed_at,
      m.code_hash is not null and m.code_until > clock_timestamp() as email_waits,
      case when b.connect_until > clock_timestamp() then b.connect_nonce end as connect_nonce, b.connect_until,
      b.activation_hash is not null and b.activation_until > clock_timestamp() as has_activation_code,
      b.activated_at as bot_activated_at,
      (select count(*) from push_subscriptions p where p.addr = u.addr) as push_count
    from users u
    left join agents a on a.addr = u.addr
    left join notification_choices c on c.addr = u.addr
    left join mail_boxes m on m.addr = u.addr
    left join bot_bindings b on b.addr = u.addr
    where u.addr = ${addr}
  `.execute(db)
  return rows[0]
}

/** What a person saves of their settings; what is undefined stays as it is. */
export interface SaveSettings {
  readonly username?: string | undefined
  readonly tgChatEnabled?: boolean | undefined
  readonly disputeNotification?: boolean | undefined
  readonly notifications?:
    | { readonly choices: Choices; readonly quiet: { start: string; end: string } | null; readonly timezone: string }
    | undefined
}

/** Saves them, whole or not at all. */
export async function saveSettings(db: Db, addr: string, save: SaveSettings): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      update users set
        username = coalesce(${save.username ?? null}, username),
        tg_chat_enabled = coalesce(${save.tgChatEnabled ?? null}, tg_chat_enabled),
        dispute_notification = coalesce(${save.disputeNotification ?? null}, dispute_notification),
        updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')
      where addr = ${addr}
    `.execute(trx)
    if (save.notifications) {
      const { choices, quiet, timezone } = save.notifications
      await sql`
        insert into notification_choices (addr, choices, quiet_start, quiet_end, timezone)
        values (${addr}, ${JSON.stringify(choices)}::jsonb, ${quiet?.start ?? null}, ${quiet?.end ?? null}, ${timezone})
        on conflict (addr) do update set choices = excluded.choices, quiet_start = excluded.quiet_start,
          quiet_end = excluded.quiet_end, timezone = excluded.timezone, updated_at = clock_timestamp()
      `.execute(trx)
    }
    await sql`select tell('user', notifications_channel(${addr}), ${JSON.stringify({ addr })}::jsonb)`.execute(trx)
  })
}

const minutes = (count: number) => sql`clock_timestamp() + ${count} * interval '1 minute'`

/** How many mails with codes a person may ask for: one in so many seconds, and so many a day. */
const mailPauseSeconds = 30
const mailsADay = 10

/** Notes a mail address with the hash of a fresh code. Answers false when codes were asked for too often. */
export async function askMailCode(
  db: Db,
  addr: string,
  ask: { emailEnc: Buffer; codeHash: Buffer; minutes: number },
): Promise<boolean> {
  const { rows } = await sql<{ done: number }>`
    insert into mail_boxes as m (addr, email_enc, code_hash, code_until)
    values (${addr}, ${ask.emailEnc}, ${ask.codeHash}, ${minutes(ask.minutes)})
    on conflict (addr) do update set email_enc = excluded.email_enc, code_hash = excluded.code_hash,
      code_until = excluded.code_until, tries = 0, confirmed_at = null, asked_at = clock_timestamp(),
      asked_day = current_date, asked_times = case when m.asked_day = current_date then m.asked_times + 1 else 1 end
    where m.asked_at <= clock_timestamp() - ${mailPauseSeconds} * interval '1 second'
      and (m.asked_day < current_date or m.asked_times < ${mailsADay})
    returning 1 as done
  `.execute(db)
  return rows.length > 0
}

/** Compares the code that was given back. */
export async function confirmMail(db: Db, addr: string, hash: Buffer): Promise<{ fault?: 'mail.code'; left?: number }> {
  const { rows } = await sql<{ said: { fault?: 'mail.code'; left?: number } }>`
    select confirm_mail(${addr}, ${hash}) as said
  `.execute(db)
  return rows[0]?.said ?? { fault: 'mail.code', left: 0 }
}

/** Takes a person's mail address back; how often they have asked for codes stays known. */
export async function forgetMail(db: Db, addr: string): Promise<void> {
  await sql`
    with gone as (
      update mail_boxes set email_enc = '', code_hash = null, code_until = null, confirmed_at = null
      where addr = ${addr} returning 1
    )
    select tell('settings', notifications_channel(${addr}), '{}') from gone
  `.execute(db)
}

/** The most browsers that one person is reached in; the oldest gives way. */
const mostBrowsers = 10

/** Notes a browser's subscription; one that was another person's in the same browser is theirs no more. */
export async function savePush(
  db: Db,
  addr: string,
  ask: { id: string; endpointHash: Buffer; dataEnc: Buffer },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into push_subscriptions (id, addr, endpoint_hash, data_enc)
      values (${ask.id}, ${addr}, ${ask.endpointHash}, ${ask.dataEnc})
      on conflict (endpoint_hash) do update set addr = excluded.addr, data_enc = excluded.data_enc
    `.execute(trx)
    await sql`
      delete from push_subscriptions where id in (
        select id from push_subscriptions where addr = ${addr} order by created_at desc offset ${mostBrowsers}
      )
    `.execute(trx)
    await sql`select tell('settings', notifications_channel(${addr}), '{}')`.execute(trx)
  })
}

/** Forgets a person's subscription, by its endpoint, or one that its push service says is gone, by its id. */
export async function forgetPush(
  db: Db,
  which: { addr: string; endpointHash: Buffer } | { id: string },
): Promise<void> {
  const chosen =
    'id' in which ? sql`id = ${which.id}::uuid` : sql`addr = ${which.addr} and endpoint_hash = ${which.endpointHash}`
  await sql`
    with gone as (delete from push_subscriptions where ${chosen} returning addr)
    select tell('settings', notifications_channel(addr), '{}') from gone
  `.execute(db)
}
