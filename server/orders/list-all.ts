import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import type { listAll } from '#api/orders.ts'
import { readEvmAddress } from '#domain/money/address.ts'
import { readOrderName } from '#domain/orders/short-id.ts'
import { listStaffOrders } from '#outside/db/staff-orders.ts'
import type { Context, SignedIn } from '../context.ts'
import { pageOf } from './page.ts'
import { presentStaffRow } from './present.ts'

/** Everybody's orders for staff, or those of a party, one by its name, or disputes by who looks after them. */
export async function listAllOrders(
  context: Context,
  asker: SignedIn,
  { query }: { query: QueryOf<typeof listAll> },
): Promise<ReplyOf<typeof listAll>> {
  const party = query.find === undefined ? null : readEvmAddress(query.find)
  const named = query.find === undefined || party ? null : readOrderName(query.find)
  if (query.find && !party && !named) return { orders: [] }
  if (party && query.userAddr && party !== query.userAddr) return { orders: [] }
  const rows = await listStaffOrders(context.db, {
    ...pageOf(query),
    addr: query.userAddr ?? party,
    named,
    assignee: query.assigned === 'nobody' ? null : query.assigned === 'me' ? asker.actor.addr : undefined,
  })
  return { orders: rows.map(presentStaffRow) }
}
