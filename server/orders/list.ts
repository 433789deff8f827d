import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import type { list } from '#api/orders.ts'
import * as orders from '#outside/db/orders.ts'
import type { Context, SignedIn } from '../context.ts'
import { pageOf } from './page.ts'
import { presentRow } from './present.ts'

/** A person's own orders, newest first. */
export async function listOrders(
  context: Context,
  asker: SignedIn,
  { query }: { query: QueryOf<typeof list> },
): Promise<ReplyOf<typeof list>> {
  const rows = await orders.listOrders(context.db, { addr: asker.actor.addr, ...pageOf(query) })
  return { orders: rows.map(presentRow) }
}
