import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import type { listAll, list as own } from '#api/orders.ts'
import { orderFilters } from '#domain/orders/status.ts'
import { listOrders as find } from '#outside/db/orders.ts'
import type { SignedIn, World } from '../world.ts'
import { presentRow } from './present.ts'

/** A person's own orders, newest first. */
export async function listOrders(world: World, asker: SignedIn, ask: { query: QueryOf<typeof own> }) {
  return page(world, asker.actor.addr, ask.query)
}

/** Everybody's orders, or one user's, for staff. */
export async function listAllOrders(world: World, _asker: SignedIn, ask: { query: QueryOf<typeof listAll> }) {
  return page(world, ask.query.userAddr ?? null, ask.query)
}

async function page(world: World, addr: string | null, query: QueryOf<typeof own>): Promise<ReplyOf<typeof own>> {
  const rows = await find(world.db, {
    addr,
    side: query.orderType,
    statuses: orderFilters[query.orderStatus],
    pagingTime: query.pagingTime ?? null,
    direction: query.pagingDirection,
    limit: query.limit,
  })
  return { orders: rows.map(presentRow) }
}
