import { sql } from 'kysely'
import type { Hold } from './asks.ts'
import { isHeld, LeaseLost } from './leases.ts'
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

/** Of whom (addresses) and of which sessions (ids) there was news within the last seconds, each once. */
export async function recentNewsOfPeople(db: Db, seconds: number): Promise<{ people: string[]; sessions: string[] }> {
  const { rows } = await sql<{ people: string[]; sessions: string[] }>`
    select coalesce(array_agg(distinct data->>'addr') filter (where topic = 'user'), '{}') as people,
      coalesce(array_agg(distinct data->>'id') filter (where topic = 'session'), '{}') as sessions
    from outbox where topic in ('user', 'session') and created_at > now() - ${seconds} * interval '1 second'
  `.execute(db)
  return rows[0] ?? { people: [], sessions: [] }
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
