import { sql } from 'kysely'
import type { Db } from './pool.ts'

/** One piece of committed news. `seq` grows by one from row to row, over all channels. */
export interface News {
  readonly seq: number
  readonly topic: string
  readonly channel: string | null
  readonly data: Record<string, unknown>
}

/** How the channels of this database are numbered: their epoch, and the newest number given. */
export async function outboxPosition(db: Db): Promise<{ epoch: string; seq: number }> {
  const row = await db.selectFrom('market').select(['epoch', 'next_seq']).executeTakeFirstOrThrow()
  return { epoch: row.epoch, seq: row.next_seq - 1 }
}

/** How the news stand: the newest number given, whether anything has none yet, and whether any of that is about people. */
export interface NewsStand {
  readonly newest: number
  readonly isUnnumbered: boolean
  readonly isEarly: boolean
}

/** What a process asks that may have nothing to do: one row, and an index that is empty when nothing happens. */
export async function glanceAtNews(db: Db): Promise<NewsStand> {
  const { rows } = await sql<NewsStand>`
    select next_seq - 1 as newest, exists (select from outbox where seq is null) as "isUnnumbered",
      exists (select from outbox where seq is null and topic in ('user', 'session')) as "isEarly"
    from market
  `.execute(db)
  return rows[0] ?? { newest: 0, isUnnumbered: false, isEarly: false }
}

/** Numbers what was committed and answers everything newer than `seq`, at most 1,000 pieces, in order. */
export async function newsSince(db: Db, seq: number): Promise<News[]> {
  const { rows } = await sql<{ newest: number }>`select stamp_outbox() as newest`.execute(db)
  if ((rows[0]?.newest ?? 0) <= seq) return []
  const news = await db
    .selectFrom('outbox')
    .select(['seq', 'topic', 'channel', 'data'])
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(1000)
    .execute()
  return news.map((row) => ({ ...row, seq: row.seq ?? 0 }))
}

/** Committed news that have no number yet, by their row. */
export type EarlyNews = Pick<News, 'topic' | 'data'> & { readonly id: number }

/**
 * What is committed about people and sessions and has no number yet, at most 1,000 pieces, the newest. Numbers wait for every
 * transaction that is open in the whole cluster of databases; a ban must not.
 */
export async function earlyNews(db: Db): Promise<EarlyNews[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'topic', 'data'])
    .where('seq', 'is', null)
    .where('topic', 'in', ['user', 'session'])
    .orderBy('id', 'desc')
    .limit(1000)
    .execute()
}

/** The news of one channel after `seq`; null when some of them may be forgotten already, or nothing was ever numbered so. */
export async function channelNews(db: Db, channel: string, seq: number, limit: number): Promise<News[] | null> {
  const { rows } = await sql<{ oldest: number; next: number }>`
    select coalesce((select min(seq) from outbox), next_seq) as oldest, next_seq as next from market
  `.execute(db)
  const { oldest = 0, next = 0 } = rows[0] ?? {}
  if (seq + 1 < oldest || seq >= next) return null
  const news = await db
    .selectFrom('outbox')
    .select(['seq', 'topic', 'channel', 'data'])
    .where('channel', '=', channel)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit + 1)
    .execute()
  return news.length > limit ? null : news.map((row) => ({ ...row, seq: row.seq ?? 0 }))
}

/** The newest news with a channel, at most `limit`, in order, up to `upTo`; everything after `from` is among them. */
export async function latestNews(
  db: Db,
  upTo: number,
  limit: number,
): Promise<{ from: number; news: (Pick<News, 'seq' | 'data'> & { readonly channel: string })[] }> {
  const { rows } = await sql<{ seq: number; channel: string; data: Record<string, unknown>; oldest: number }>`
    select seq, channel, data, (select min(seq) from outbox) as oldest from outbox
    where seq <= ${upTo} and channel is not null order by seq desc limit ${limit}
  `.execute(db)
  const news = rows.reverse()
  const first = news[0]
  // Where there are fewer than are asked for, everything that is kept is known.
  const from = !first ? upTo : news.length < limit ? first.oldest - 1 : first.seq - 1
  return { from, news }
}

/** Forgets news older than a day. Clients that slept longer are told to fetch anew. */
export async function forgetOldNews(db: Db): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('seq', 'is not', null)
    .where('created_at', '<', sql<string>`now() - interval '1 day'`)
    .execute()
}
