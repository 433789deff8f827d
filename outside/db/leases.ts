import { type RawBuilder, sql } from 'kysely'
import type { Hold, LeaseState } from './asks.ts'
import { decide } from './decide.ts'
import type { Db } from './pool.ts'

/** A write was refused: another process has its lease, or it ran out. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'

  constructor(lease: string) {
    super(`the lease ${lease} is not ours any more`)
  }
}

/** Takes or renews a lease. Returns its fence, or null while another process has it. */
export async function takeLease(db: Db, lease: string, holder: string, seconds: number): Promise<number | null> {
  const { answer } = await decide(db, 'take_lease', { lease, holder, seconds })
  return answer.fence
}

/** Takes free leases of these, renews ours, and saves the given statuses. Returns the state of each. */
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

/** An SQL condition: whether the lease (if any) is held; it stays so until the transaction ends. */
export function isHeld(hold: Hold | null): RawBuilder<boolean> {
  return hold ? sql`hold_lease(${hold.lease}, ${hold.fence})` : sql`true`
}
