import type { waiting } from '#api/disputes.ts'
import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import type { listAll, list as own, StaffRow } from '#api/orders.ts'
import { readEvmAddress } from '#domain/money/address.ts'
import { readOrderName } from '#domain/orders/short-id.ts'
import { orderFilters } from '#domain/orders/status.ts'
import { listOrders as find } from '#outside/db/orders.ts'
import { disputesFor, listStaffOrders, type StaffOrderRow } from '#outside/db/staff-orders.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentRow } from './present.ts'

/** How many disputes are told: who has more to decide than this begins at the top. */
const mostDisputes = 100

/** A person's own orders, newest first. */
export async function listOrders(
  context: Context,
  asker: SignedIn,
  { query }: { query: QueryOf<typeof own> },
): Promise<ReplyOf<typeof own>> {
  const rows = await find(context.db, { addr: asker.actor.addr, ...pageOf(query) })
  return { orders: rows.map(presentRow) }
}

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

/** The disputes that the asker can take or has taken, longest waiting first. */
export async function disputesWaiting(context: Context, asker: SignedIn): Promise<ReplyOf<typeof waiting>> {
  const rows = await disputesFor(context.db, asker.actor.addr, mostDisputes)
  return { orders: rows.map(presentStaffRow) }
}

function pageOf(query: QueryOf<typeof own>) {
  return {
    side: query.orderType,
    statuses: orderFilters[query.orderStatus],
    pagingTime: query.pagingTime ?? null,
    direction: query.pagingDirection,
    limit: query.limit,
  }
}

function presentStaffRow(row: StaffOrderRow): StaffRow {
  const dispute = row.opened_at && {
    openedAt: row.opened_at,
    assignee: row.assignee,
    assigneeName: row.assignee_name,
    isSettled: row.settled_at !== null,
  }
  return { ...presentRow(row), userName: row.user_name, agentName: row.agent_name, dispute: dispute || null }
}
