import { sql } from 'kysely'
import type { Hold, Place } from './asks.ts'
import { decide } from './decide.ts'
import { LeaseLost } from './leases.ts'
import type { Db } from './pool.ts'

/** One committed event. `seq` grows by one from event to event. */
export interface OutboxEvent {
  readonly seq: number
  readonly topic: string
  readonly data: Record<string, unknown>
  /** When the transaction that wrote it began, ISO. */
  readonly at: string
  readonly place: Place
}

/** Where the numbered events end now, and the epoch of all channels: as long as it lasts, a number means the same event. */
export async function outboxPosition(db: Db): Promise<{ epoch: string; place: Place }> {
  const { rows } = await sql<{ epoch: string; seq: number; xid: string }>`
    select epoch, t.seq + t.rows - 1 as seq, t.to_xid::text as xid
    from market, (select * from outbox_ticks order by seq desc limit 1) t
  `.execute(db)
  const row = rows[0]
  if (!row) throw new Error('the outbox has no ticks')
  return { epoch: row.epoch, place: { seq: row.seq, xid: row.xid, id: 0 } }
}

/** Where the outbox ends: the newest number given, whether any event has none yet, and whether one of those is about people. */
export interface OutboxEnd {
  /** The database's clock, Unix ms. */
  readonly at: number
  readonly newest: number
  readonly isUnnumbered: boolean
  readonly isEarly: boolean
}

/** Reads where the outbox ends, cheaply: one row and two looks at the end of an index. */
export async function glanceAtOutbox(db: Db): Promise<OutboxEnd> {
  const { rows } = await sql<OutboxEnd>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as at, t.seq + t.rows - 1 as newest, exists (select from outbox where xid >= t.to_xid) as "isUnnumbered",
      exists (select from outbox where xid >= t.to_xid and topic in ('user', 'session')) as "isEarly"
    from (select * from outbox_ticks order by seq desc limit 1) t
  `.execute(db)
  if (!rows[0]) throw new Error('the outbox has no ticks')
  return rows[0]
}

/** Numbers committed events; returns the newest number. */
export async function tick(db: Db): Promise<number> {
  const { answer } = await decide(db, 'tick')
  return answer.newest
}

/** The numbered events after a place, at most `most`, in order. */
export async function eventsAfter(db: Db, after: Place, most: number): Promise<OutboxEvent[]> {
  const { rows } = await sql<{
    xid: string
    id: number
    topic: string
    data: Record<string, unknown>
    at: string
  }>`
    select xid::text, id, topic, data, at from outbox
    where (xid, id) > (${after.xid}::xid8, ${after.id}::bigint)
      and xid < (select to_xid from outbox_ticks order by seq desc limit 1)
    order by outbox.xid, id limit ${most}
  `.execute(db)
  // Numbers have no gaps, in this very order.
  return rows.map(({ topic, data, at, xid, id }, index) => {
    const seq = after.seq + index + 1
    return { seq, topic, data, at, place: { seq, xid, id } }
  })
}

/** A committed event that has no number yet, by its row. */
export type UnnumberedEvent = Pick<OutboxEvent, 'topic' | 'data'> & { readonly id: number }

/**
 * The newest committed events of people and sessions without a number, at most 1,000. Numbers wait for every open transaction of the
 * whole PostgreSQL cluster; a ban must not.
 */
export async function unnumberedEvents(db: Db): Promise<UnnumberedEvent[]> {
  const { rows } = await sql<UnnumberedEvent>`
    select id, topic, data from outbox
    where topic in ('user', 'session') and xid >= (select to_xid from outbox_ticks order by seq desc limit 1)
    order by id desc limit 1000
  `.execute(db)
  return rows
}

/** The newest events up to a place, at most `most`, in order. */
export async function latestEvents(
  db: Db,
  upTo: Place,
  most: number,
): Promise<Pick<OutboxEvent, 'seq' | 'topic' | 'data'>[]> {
  const { rows } = await sql<Pick<OutboxEvent, 'topic' | 'data'>>`
    select topic, data from outbox where xid < ${upTo.xid}::xid8 order by xid desc, id desc limit ${most}
  `.execute(db)
  return rows.map((row, index) => ({ ...row, seq: upTo.seq - index })).reverse()
}

/** Where a once-only reader is; one that is new begins with what comes from now on. */
export async function placeOf(db: Db, reader: string): Promise<Place> {
  await sql`
    insert into outbox_readers (name, seq, xid, id)
    select ${reader}, seq + rows - 1, to_xid, 0 from outbox_ticks order by seq desc limit 1
    on conflict (name) do nothing
  `.execute(db)
  const { rows } = await sql<Place>`
    select seq, xid::text as xid, id from outbox_readers where name = ${reader}
  `.execute(db)
  if (!rows[0]) throw new Error(`there is no reader ${reader}`)
  return rows[0]
}

/** Notes where a once-only reader is. Throws LeaseLost when the work is another process's by now. */
export async function notePlace(db: Db, hold: Hold, reader: string, place: Place): Promise<void> {
  const { fault } = await decide(db, 'note_place', { hold, place: { name: reader, ...place } })
  if (fault) throw new LeaseLost(hold.lease)
}

/** Deletes a reader that no process uses any more, so that events are not kept for it. */
export async function forgetReader(db: Db, reader: string): Promise<void> {
  await sql`delete from outbox_readers where name = ${reader}`.execute(db)
}

/** The people (addresses) and sessions (ids) with events within the last seconds, each once. */
export async function recentEventsOfPeople(db: Db, seconds: number): Promise<{ people: string[]; sessions: string[] }> {
  const { rows } = await sql<{ people: string[]; sessions: string[] }>`
    select coalesce(array_agg(distinct data->>'addr') filter (where topic = 'user'), '{}') as people,
      coalesce(array_agg(distinct data->>'id') filter (where topic = 'session'), '{}') as sessions
    from outbox where topic in ('user', 'session') and at > now() - ${seconds} * interval '1 second'
  `.execute(db)
  if (!rows[0]) throw new Error('the outbox said nothing')
  return rows[0]
}

/** Whether the outbox bears transactions that this cluster has not begun yet: it was copied here from another one, row by row. */
export async function isOfAnotherCluster(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select pg_snapshot_xmax(pg_current_snapshot()) < greatest(
      (select max(to_xid) from outbox_ticks), (select max(xid) from outbox_readers), (select max(xid) from outbox)
    ) as is
  `.execute(db)
  return rows[0]?.is ?? false
}

/** Makes the partitions of the next days. */
export async function makePartitions(db: Db): Promise<void> {
  await boundedDdl(db, 'make_outbox_partitions')
}

/** Drops what is older than a day and read by every once-only reader. Clients that slept longer are told to fetch anew. */
export async function dropOldEvents(db: Db): Promise<void> {
  await boundedDdl(db, 'drop_outbox_partitions')
  await decide(db, 'forget_ticks')
}

/** Whoever writes events waits behind one who wants a table for itself: that one gives up soon, and comes again. */
async function boundedDdl(db: Db, name: 'make_outbox_partitions' | 'drop_outbox_partitions'): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '100ms'`.execute(trx)
    await decide(trx, name)
  })
}

/** The oldest transaction of the cluster that has an id: numbers wait for it. */
export interface OpenTransaction {
  readonly pid: number
  readonly database: string | null
  readonly application: string
  /** How long it has been open; null where it is another role's and ours may not look (pg_read_all_stats). */
  readonly seconds: number | null
}

/** How the outbox stands beyond its numbers, times in seconds. */
export interface OutboxState {
  /** null while no transaction is open. */
  readonly oldest: OpenTransaction | null
  /** By how long each once-only reader is behind. */
  readonly readers: readonly { readonly name: string; readonly seconds: number }[]
  /** Rows that no partition was made for in time. */
  readonly unforeseen: number
}

/** What holds numbers back, how far once-only readers are behind, and what lies where no partition was made. */
export async function outboxState(db: Db): Promise<OutboxState> {
  const { rows } = await sql<OutboxState>`
    select (
        select json_build_object('pid', pid, 'database', datname, 'application', application_name,
          'seconds', round(extract(epoch from clock_timestamp() - xact_start)::numeric, 3))
        from pg_stat_activity where backend_xid is not null and pid <> pg_backend_pid() order by age(backend_xid) desc limit 1
      ) as oldest,
      (
        select json_agg(json_build_object('name', r.name, 'seconds', coalesce(round(extract(epoch from clock_timestamp() - (
          select e.at from outbox e where (e.xid, e.id) > (r.xid, r.id) order by e.xid, e.id limit 1
        ))::numeric, 3), 0)) order by r.name) from outbox_readers r
      ) as readers,
      (select count(*) from (select from outbox_default limit 10000) d) as unforeseen
  `.execute(db)
  if (!rows[0]) throw new Error('the outbox said nothing')
  return rows[0]
}
