import { sql } from 'kysely'
import { type Hold, isHeld, LeaseLost } from './leases.ts'
import type { Db } from './pool.ts'

/** Up to which number (inclusive) a relay has handed the outbox on; one that is new begins with what comes from now on. */
export async function relayedUpTo(db: Db, name: string): Promise<number> {
  await sql`
    insert into relays (name, seq) select ${name}, next_seq - 1 from market on conflict (name) do nothing
  `.execute(db)
  const row = await db.selectFrom('relays').select('seq').where('name', '=', name).executeTakeFirstOrThrow()
  return row.seq
}

/** Notes up to which number a relay has handed on. Throws LeaseLost when the work is another process's by now. */
export async function noteRelayed(db: Db, hold: Hold, name: string, seq: number): Promise<void> {
  const { rows } = await sql`
    update relays set seq = greatest(seq, ${seq}) where name = ${name} and ${isHeld(hold)} returning 1
  `.execute(db)
  if (rows.length === 0) throw new LeaseLost(hold.lease)
}

/** What was told of people and sessions within the last seconds. */
export async function recentNewsOfPeople(
  db: Db,
  seconds: number,
): Promise<{ topic: string; data: Record<string, unknown> }[]> {
  return db
    .selectFrom('outbox')
    .select(['topic', 'data'])
    .where('topic', 'in', ['user', 'session'])
    .where('created_at', '>', sql<string>`now() - ${seconds} * interval '1 second'`)
    .execute()
}

/** The sessions of a person of which a token may be about: those that go on, and those that ended within the last seconds. */
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
