import { sql } from 'kysely'
import type { Db } from './pool.ts'

/** Takes or keeps a lease; answers its fence, or null while another process has it. */
export async function takeLease(db: Db, lease: string, holder: string, seconds: number): Promise<number | null> {
  const { rows } = await sql<{ fence: number | null }>`
    select take_lease(${lease}, ${holder}::uuid, ${seconds}::int) as fence
  `.execute(db)
  return rows[0]?.fence ?? null
}

/** Gives a lease back, so that another process need not wait for its end. */
export async function releaseLease(db: Db, lease: string, fence: number): Promise<void> {
  await sql`update leases set until = clock_timestamp() where name = ${lease} and fence = ${fence}`.execute(db)
}

/** Gives back what leases a process has of this name. */
export async function dropLease(db: Db, lease: string, holder: string): Promise<void> {
  await sql`update leases set until = clock_timestamp() where name = ${lease} and holder = ${holder}::uuid`.execute(db)
}
