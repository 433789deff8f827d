import { sql, type Transaction } from 'kysely'
import { decide } from './decide.ts'
import type { Db } from './pool.ts'
import type { Row, Tables } from './rows.ts'

export type SessionRow = Row<'session_families'>

/** How many sign-ins were made with nonces of these buckets (minutes since 1970), by bucket. */
export async function signInsMade(db: Db, addr: string, buckets: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('sign_ins')
    .select(['bucket', 'made'])
    .where('addr', '=', addr)
    .where('bucket', 'in', buckets)
    .execute()
  return new Map(rows.map((row) => [row.bucket, row.made]))
}

/** Counts a sign-in of a bucket, if exactly `made` were counted before. False means that another one was first. */
export async function countSignIn(
  trx: Transaction<Tables>,
  addr: string,
  bucket: number,
  made: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into sign_ins (addr, bucket, made) values (${addr}, ${bucket}, ${made + 1})
    on conflict (addr, bucket) do update set made = excluded.made where sign_ins.made = ${made}
    returning 1
  `.execute(trx)
  return rows.length === 1
}

/** Writes a new session. Where its person has more than `most` then, those that were not used for longest end. */
export async function insertSession(
  trx: Transaction<Tables>,
  session: { id: string; addr: string; tokenHash: Buffer; expiresAt: string },
  most: number,
): Promise<void> {
  const { id, addr, tokenHash, expiresAt } = session
  const surplus = await trx
    .selectFrom('session_families')
    .select('id')
    .where('addr', '=', addr)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`clock_timestamp()`)
    .orderBy('rotated_at', 'desc')
    .orderBy('id')
    .offset(most - 1)
    .execute()
  for (const old of surplus) await endSession(trx, old.id)
  await trx
    .insertInto('session_families')
    .values({ id, addr, token_hash: tokenHash, expires_at: expiresAt, revoked_at: null })
    .execute()
}

/** A session and how long ago (ms, database time) its token was changed; locked until the transaction ends. */
export async function lockSession(
  trx: Transaction<Tables>,
  id: string,
): Promise<(SessionRow & { rotated_ms_ago: number; is_over: boolean; is_banned: boolean }) | undefined> {
  return trx
    .selectFrom('session_families')
    .innerJoin('users', 'users.addr', 'session_families.addr')
    .selectAll('session_families')
    .select('users.is_banned')
    .select(sql<number>`(extract(epoch from clock_timestamp() - rotated_at) * 1000)::float8`.as('rotated_ms_ago'))
    .select(sql<boolean>`expires_at <= clock_timestamp() or revoked_at is not null`.as('is_over'))
    .where('session_families.id', '=', id)
    .forUpdate('session_families')
    .executeTakeFirst()
}

/** Puts the successor of a session's refresh token in its place. */
export async function rotateSession(
  trx: Transaction<Tables>,
  id: string,
  next: { generation: number; tokenHash: Buffer; expiresAt: string },
): Promise<void> {
  await trx
    .updateTable('session_families')
    .set({
      generation: next.generation,
      token_hash: next.tokenHash,
      expires_at: next.expiresAt,
      rotated_at: sql<string>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
}

/** Ends a session for good and tells every process. */
export async function endSession(trx: Transaction<Tables>, id: string): Promise<void> {
  await decide(trx, 'end_session', { id })
}

/** The sessions that ended within the last minutes: their access tokens may not have run out yet. */
export async function recentlyRevoked(db: Db, minutes: number): Promise<string[]> {
  const rows = await db
    .selectFrom('session_families')
    .select('id')
    .where('revoked_at', '>', sql<string>`now() - ${minutes} * interval '1 minute'`)
    .execute()
  return rows.map((row) => row.id)
}

/** Forgets sign-ins and sessions that can no longer matter. */
export async function forgetOldSessions(db: Db, oldestBucket: number): Promise<void> {
  await db.deleteFrom('sign_ins').where('bucket', '<', oldestBucket).execute()
  await db.deleteFrom('session_families').where('expires_at', '<', sql<string>`now() - interval '1 day'`).execute()
}

/** The sessions of a person whose tokens may be valid: live ones, and those that ended within the last seconds. */
export async function sessionsOf(db: Db, addr: string, seconds: number): Promise<string[]> {
  const rows = await db
    .selectFrom('session_families')
    .select('id')
    .where('addr', '=', addr)
    .where(
      sql<boolean>`(revoked_at is null or revoked_at > now() - ${seconds} * interval '1 second')
        and expires_at > now() - ${seconds} * interval '1 second'`,
    )
    .execute()
  return rows.map((row) => row.id)
}
