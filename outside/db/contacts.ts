import { sql } from 'kysely'
import type { Choices } from '#domain/notifications/choices.ts'
import type { MailAsked, MailBounds } from './asks.ts'
import { type Decided, decide } from './decide.ts'
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
  /** The address that a code was sent to which can still be given back. */
  readonly email_asked_enc: Buffer | null
  /** The nonce of a connect code that is still good. */
  readonly connect_nonce: string | null
  readonly connect_until: string | null
  readonly has_activation_code: boolean | null
  /** The name of the chat that asks to be bound. */
  readonly asking_name_enc: Buffer | null
  readonly bot_activated_at: string | null
  readonly push_encs: readonly Buffer[]
}

/** A person's settings, or undefined. */
export async function findSettings(db: Db, addr: string): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`
    select u.addr, coalesce(a.username, u.username) as username, a.addr is not null as is_agent, u.tg_chat_enabled,
      u.dispute_notification, u.updated_at, c.choices, c.quiet_start, c.quiet_end, c.timezone,
      m.email_enc, m.confirmed_at as email_confirmed_at,
      case when m.code_hash is not null and m.code_until > clock_timestamp() then m.asked_enc end as email_asked_enc,
      case when b.connect_until > clock_timestamp() then b.connect_nonce end as connect_nonce, b.connect_until,
      b.activation_hash is not null and b.activation_until > clock_timestamp() as has_activation_code,
      case when b.activation_until > clock_timestamp() then b.asking_name_enc end as asking_name_enc,
      b.activated_at as bot_activated_at,
      array(select p.data_enc from push_subscriptions p where p.addr = u.addr) as push_encs
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
    await sql`select emit('user', ${JSON.stringify({ addr, own: true })}::jsonb)`.execute(trx)
  })
}

/** Notes a mail address with the hash of a fresh code, in the place of an earlier one that waits; a confirmed one stays. */
export async function askMailCode(
  db: Db,
  addr: string,
  { emailEnc, emailHash, codeHash }: { emailEnc: Buffer; emailHash: Buffer; codeHash: Buffer },
  bounds: MailBounds,
): Promise<MailAsked> {
  const { answer } = await decide(db, 'ask_mail_code', {
    addr,
    emailEnc: emailEnc.toString('base64'),
    emailHash: emailHash.toString('base64'),
    codeHash: codeHash.toString('base64'),
    bounds,
  })
  return answer.asked
}

/** Uncounts a code that was surely not sent. */
export async function uncountMailCode(db: Db, emailHash: Buffer): Promise<void> {
  await sql`
    delete from mail_codes where ctid = (
      select ctid from mail_codes where address_hash = ${emailHash} order by at desc limit 1
    )
  `.execute(db)
}

/** Compares the code that was given back. */
export async function confirmMail(db: Db, addr: string, hash: Buffer): Promise<Decided<'confirm_mail'>> {
  return decide(db, 'confirm_mail', { addr, hash: hash.toString('base64') })
}

/** Takes a person's mail address back; how often they have asked for codes stays known. */
export async function removeMail(db: Db, addr: string): Promise<void> {
  await sql`
    with gone as (
      update mail_boxes set email_enc = null, confirmed_at = null, gone_on = null, asked_enc = null, asked_hash = null,
        code_hash = null, code_until = null
      where addr = ${addr} returning 1
    )
    select emit('settings', jsonb_build_object('addr', ${addr}::text)) from gone
  `.execute(db)
}

/**
 * Notes that a mail server said there is no such mailbox. It may be wrong for an hour: the address is removed when the same is said
 * on another day and nothing arrived in between. An address confirmed since stays.
 */
export async function noteMailGone(db: Db, addr: string, emailEnc: Buffer): Promise<void> {
  await sql`
    with gone as (
      update mail_boxes set
        email_enc = case when gone_on < current_date then null else email_enc end,
        confirmed_at = case when gone_on < current_date then null else confirmed_at end,
        gone_on = case when gone_on < current_date then null else current_date end
      where addr = ${addr} and email_enc = ${emailEnc} returning email_enc
    )
    select emit('settings', jsonb_build_object('addr', ${addr}::text)) from gone where email_enc is null
  `.execute(db)
}

/** Notes that mail arrives. */
export async function noteMailArrives(db: Db, addr: string): Promise<void> {
  await sql`update mail_boxes set gone_on = null where addr = ${addr} and gone_on is not null`.execute(db)
}

/** The most browsers that one person is reached in. */
const mostBrowsers = 10

/**
 * Notes a browser's subscription, as long as the session lasts that asks; one that was another person's in the same browser is theirs
 * no more. Returns false when the person is reached in too many browsers already.
 */
export async function addPush(
  db: Db,
  addr: string,
  ask: { id: string; sessionId: string; endpointHash: Buffer; dataEnc: Buffer },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('addr').where('addr', '=', addr).forNoKeyUpdate().execute()
    const others = await sql<{ count: number }>`
      select count(*) from push_subscriptions where addr = ${addr} and endpoint_hash <> ${ask.endpointHash}
    `.execute(trx)
    if ((others.rows[0]?.count ?? 0) >= mostBrowsers) return false
    // Locked: a session that is being ended just now ends before this, or after it and with it.
    await sql`
      with mine as (
        select id from session_families where id = ${ask.sessionId} and addr = ${addr} and revoked_at is null for share
      )
      insert into push_subscriptions (id, addr, endpoint_hash, data_enc, session_id)
      select ${ask.id}::uuid, ${addr}, ${ask.endpointHash}, ${ask.dataEnc}, mine.id from mine
      on conflict (endpoint_hash) do update set addr = excluded.addr, data_enc = excluded.data_enc,
        session_id = excluded.session_id
    `.execute(trx)
    await sql`select emit('settings', jsonb_build_object('addr', ${addr}::text))`.execute(trx)
    return true
  })
}

/** Forgets a person's subscriptions, or one of them by its endpoint, or one that its push service says is gone, by its id. */
export async function forgetPush(
  db: Db,
  which: { addr: string; endpointHash: Buffer | 'all' } | { id: string },
): Promise<void> {
  const chosen =
    'id' in which
      ? sql`id = ${which.id}::uuid`
      : sql`addr = ${which.addr} and ${which.endpointHash === 'all' ? sql`true` : sql`endpoint_hash = ${which.endpointHash}`}`
  await sql`
    with gone as (delete from push_subscriptions where ${chosen} returning addr)
    select emit('settings', jsonb_build_object('addr', addr)) from (select distinct addr from gone) whose
  `.execute(db)
}
