import type { ReplyOf } from '#api/endpoint.ts'
import type { waiting as endpoint } from '#api/orders.ts'
import { ordersWaitingFor } from '#outside/db/orders.ts'
import type { SignedIn, World } from '../context.ts'
import { presentRow } from './present.ts'

/** How many are told: who has more to do than this begins at the top. */
const most = 100

/** The orders in which the asker has to act now, the most urgent first. */
export async function ordersWaiting(world: World, asker: SignedIn): Promise<ReplyOf<typeof endpoint>> {
  const rows = await ordersWaitingFor(world.db, asker.actor.addr, most)
  return {
    orders: rows.map((row) => ({ ...presentRow(row), deadline: row.deadline })),
    serverTime: new Date(world.now()).toISOString(),
  }
}
