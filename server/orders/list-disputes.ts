import type { listDisputes as endpoint } from '#api/disputes.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { disputesFor } from '#outside/db/staff-orders.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentStaffRow } from './present.ts'

/** The longest list: whoever has more to decide begins at the top. */
const mostDisputes = 100

/** The disputes that the asker can take or has taken, longest waiting first. */
export async function listDisputes(context: Context, asker: SignedIn): Promise<ReplyOf<typeof endpoint>> {
  const rows = await disputesFor(context.db, asker.actor.addr, mostDisputes)
  return { orders: rows.map(presentStaffRow) }
}
