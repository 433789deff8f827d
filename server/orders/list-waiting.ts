import type { ReplyOf } from '#api/endpoint.ts'
import type { listWaiting as endpoint } from '#api/orders.ts'
import { ordersWaitingFor } from '#outside/db/orders.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentRow } from './present.ts'

/** The longest list: whoever has more to do begins at the top. */
const most = 100

/** The orders in which the asker has to act now, the most urgent first. */
export async function listWaitingOrders(context: Context, asker: SignedIn): Promise<ReplyOf<typeof endpoint>> {
  const rows = await ordersWaitingFor(context.db, asker.actor.addr, most)
  return {
    orders: rows.map((row) => ({ ...presentRow(row), deadline: row.deadline })),
    serverTime: new Date(context.now()).toISOString(),
  }
}
