import { type RawBuilder, sql } from 'kysely'
import type { Hold, LeaseState } from './asks.ts'
import { decide } from './decide.ts'
import type { Db } from './pool.ts'

/** Something was to be written under a lease that another process has by now, or that ran out. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'

  constructor(lease: string) {
    super(`the lease ${lease} is not ours any more`)
  }
}

/** Takes or keeps a lease; answers its fence, or null while another process has it. */
export async function takeLease(db: Db, lease: string, holder: string, seconds: number): Promise<number | null> {
  const { answer } = await decide(db, 'take_lease', { lease, holder, seconds })
  return answer.fence
}

/** Takes the leases of these that are free, keeps those that are ours and notes what we say of some; answers how each stands. */
export async function keepLeases(
  db: Db,
  wanted: { readonly leases: readonly string[]; readonly holder: string; readonly seconds: number },
  says: Readonly<Record<string, unknown>>,
): Promise<LeaseState[]> {
  const { answer } = await decide(db, 'keep_leases', { ...wanted, says })
  return answer.leases
}

/** Gives a lease back, so that another process need not wait for its end. */
export async function releaseLease(db: Db, { lease, fence }: Hold): Promise<void> {
  await sql`update leases set until = clock_timestamp() where name = ${lease} and fence = ${fence}`.execute(db)
}

/** Whether a write may be done, in SQL: where it is done under a lease, that is held until its transaction has ended. */
export function isHeld(hold: Hold | null): RawBuilder<boolean> {
  return hold ? sql`hold_lease(${hold.lease}, ${hold.fence})` : sql`true`
}
