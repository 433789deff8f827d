import { sql } from 'kysely'
import { decide } from './decide.ts'
import type { Db } from './pool.ts'
import { retried } from './retry.ts'
import type { Row } from './rows.ts'

export type NotificationRow = Row<'notifications'>

/** A person's notifications, newest first; `before` is the id of the last one known. */
export async function listNotifications(
  db: Db,
  ask: { addr: string; before: number | null; limit: number },
): Promise<NotificationRow[]> {
  const older = ask.before === null ? sql`true` : sql`n.id < ${ask.before}`
  const { rows } = await sql<NotificationRow>`
    select n.*, words_of(n.data, o) as data from notifications n left join orders o on o.id = n.order_id
    where n.addr = ${ask.addr} and ${older} order by n.id desc limit ${ask.limit}
  `.execute(db)
  return rows
}

/** How many of a person's notifications are unread, counted up to `most`. */
export async function countUnread(db: Db, addr: string, most: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread
    from (select 1 from notifications where addr = ${addr} and read_at is null limit ${most}) few
  `.execute(db)
  return rows[0]?.unread ?? 0
}

/** Marks these, or all up to `upTo`, as read; the person's other pages are told. */
export async function markRead(
  db: Db,
  addr: string,
  which: { ids: readonly number[] } | { upTo: number },
): Promise<void> {
  const chosen = 'ids' in which ? sql`id = any(${[...which.ids]}::bigint[])` : sql`id <= ${which.upTo}`
  // In order of id, as they are written, so that a writer of chat notifications cannot deadlock with this.
  await retried(() =>
    sql`
      with mine as (
        select id from notifications where addr = ${addr} and read_at is null and ${chosen} order by id for update
      ), read as (
        update notifications n set read_at = clock_timestamp() from mine where n.id = mine.id and n.read_at is null returning 1
      )
      select emit('notified', ${JSON.stringify({ to: [addr] })}::jsonb) where exists (select from read)
    `.execute(db),
  )
}

/** Writes the test message that a person asked for; returns false when their last one is younger than `pauseSeconds`. */
export async function askForTest(db: Db, addr: string, pauseSeconds: number): Promise<boolean> {
  const { answer } = await decide(db, 'ask_for_test', { addr, pauseSeconds })
  return answer.wrote
}

/** Writes events that no action causes: overdue payouts, collateral near its end. Returns their number. */
export async function noteDue(db: Db): Promise<number> {
  const overdue = await decide(db, 'notify_overdue')
  const collateral = await decide(db, 'notify_collateral')
  return overdue.answer.told + collateral.answer.told
}

/** Forgets what is older than 90 days, and updates of the bot that can come no more. */
export async function forgetOldNotifications(db: Db): Promise<void> {
  await sql`delete from notifications where created_at < now() - interval '90 days'`.execute(db)
  await sql`delete from mail_codes where at < now() - interval '1 day'`.execute(db)
  await sql`delete from bot_updates where at < now() - interval '7 days'`.execute(db)
}
