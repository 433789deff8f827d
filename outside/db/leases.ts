import { type RawBuilder, sql } from 'kysely'
import type { Db } from './pool.ts'

/** A lease that is held: what is written under it is refused once another has it. */
export interface Hold {
  readonly lease: string
  readonly fence: number
}

/** How a lease stands. */
export interface LeaseState {
  readonly lease: string
  /** null: another process has it, or nobody. */
  readonly fence: number | null
  /** For how long (ms) its holder has it; 0 for nobody. */
  readonly leftMs: number
  /** What its holder says of its work. */
  readonly said: unknown
}

/** Something was to be written under a lease that another process has by now, or that ran out. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'

  constructor(lease: string) {
    super(`the lease ${lease} is not ours any more`)
  }
}

/** Takes or keeps a lease; answers its fence, or null while another process has it. */
export async function takeLease(db: Db, lease: string, holder: string, seconds: number): Promise<number | null> {
  const { rows } = await sql<{ fence: number | null }>`
    select take_lease(${lease}, ${holder}::uuid, ${seconds}::int) as fence
  `.execute(db)
  return rows[0]?.fence ?? null
}

/** Takes the leases of these that are free, keeps those that are ours and notes what we say of some; answers how each stands. */
export async function keepLeases(
  db: Db,
  wanted: { readonly leases: readonly string[]; readonly holder: string; readonly seconds: number },
  says: Readonly<Record<string, unknown>>,
): Promise<LeaseState[]> {
  const { leases, holder, seconds } = wanted
  const { rows } = await sql<LeaseState>`
    select lease, fence, left_ms as "leftMs", said
    from keep_leases(${[...leases]}::text[], ${holder}::uuid, ${seconds}::int, ${JSON.stringify(says)}::jsonb)
  `.execute(db)
  return rows
}

/** Gives a lease back, so that another process need not wait for its end. */
export async function releaseLease(db: Db, { lease, fence }: Hold): Promise<void> {
  await sql`update leases set until = clock_timestamp() where name = ${lease} and fence = ${fence}`.execute(db)
}

/** Whether a write may be done, in SQL: where it is done under a lease, that is held until its transaction has ended. */
export function isHeld(hold: Hold | null): RawBuilder<boolean> {
  return hold ? sql`hold_lease(${hold.lease}, ${hold.fence})` : sql`true`
}
