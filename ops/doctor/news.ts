import { sql } from 'kysely'
import { outboxState } from '#outside/db/outbox.ts'
import type { Db } from '#outside/db/pool.ts'
import { type Finding, well, worthALook } from './finding.ts'

/** How long committed events may wait for their number before somebody should look, in seconds. */
const longSeconds = 5
/** How far a reader may be behind before somebody should look, in seconds. */
const longBehindSeconds = 30

/** Whether events get their numbers at once: they wait for every transaction open anywhere in the PostgreSQL cluster. */
export async function examineNews(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from clock_timestamp() - (
      select at from outbox where xid >= (select to_xid from outbox_ticks order by seq desc limit 1) order by xid, id limit 1
    )), 0)::float8 as seconds
  `.execute(db)
  const seconds = rows[0]?.seconds ?? 0
  if (seconds <= longSeconds) return [well('news', 'go out at once')]
  return [
    worthALook(
      'news',
      `the oldest that is committed has waited ${Math.round(seconds)} s${await holding(db)}`,
      'Is the server running? If it is, a transaction is open in some database of this PostgreSQL (a backup, a forgotten psql): ' +
        'see pg_stat_activity by xact_start, pg_prepared_xacts too, and end it.',
    ),
  ]
}

/** Whether the outbox readers keep up: notifications, payment legs and Centrifugo depend on them. */
export async function examineReaders(db: Db): Promise<Finding> {
  const { readers } = await outboxState(db)
  const late = (readers ?? []).filter(({ seconds }) => seconds > longBehindSeconds)
  if (late.length === 0) return well('readers', 'whoever works through the events comes on')
  return worthALook(
    'readers',
    late.map(({ name, seconds }) => `${name} is ${Math.round(seconds)} s behind`).join(', '),
    'Is the server running? If it is, its log says why; events are kept until every reader is past them.',
  )
}

async function holding(db: Db): Promise<string> {
  const { oldest } = await outboxState(db)
  if (!oldest) return ''
  const { pid, database, application, seconds } = oldest
  const since = seconds === null ? 'for how long this role may not see' : `for ${Math.round(seconds)} s`
  return `; open ${since}: pid ${pid}, database ${database}, application ${application || 'without a name'}`
}
