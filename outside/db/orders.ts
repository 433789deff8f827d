import { type RawBuilder, sql } from 'kysely'
import { orderStatusCodes } from '#domain/orders/status.ts'
import { type RecordRow, recordOf } from './agents.ts'
import type { ChangeAsk, PlaceAsk } from './asks.ts'
import { type Decided, decide, type FaultOf } from './decide.ts'
import type { Db } from './pool.ts'
import type { Row } from './rows.ts'
import type { OrderStatus, PriceInputs } from './stored.ts'

export type PlaceFault = FaultOf<'place_order'>

/** Turns an offer into an order, in one round trip. */
export async function placeOrder(db: Db, ask: PlaceAsk): Promise<Decided<'place_order'>> {
  return decide(db, 'place_order', ask)
}

/** Moves an order one step if it still is as the caller saw it. */
export async function changeOrderStatus(db: Db, ask: ChangeAsk): Promise<Decided<'change_order_status'>> {
  return decide(db, 'change_order_status', ask)
}

export type OrderRow = Row<'orders'> & {
  price_inputs: PriceInputs | null
  user_username: string | null
  agent_username: string
  /** What the agent tells everybody, Markdown. */
  agent_info: string
  agent_record: RecordRow
  /** The name at the agent's bank. */
  agent_full_name: string
  now: string
}

/** An order with the names of its parties, or undefined. */
export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return (await findOrders(db, [id]))[0]
}

/** Those of these orders that there are, each with the names of its parties. */
export async function findOrders(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.addr', 'orders.user_addr')
    .innerJoin('agents', 'agents.addr', 'orders.agent_addr')
    .leftJoin('agents as agency', 'agency.addr', 'orders.user_addr')
    .selectAll('orders')
    .leftJoin('agent_records as n', 'n.agent_addr', 'orders.agent_addr')
    .select(['agents.username as agent_username', 'agents.info as agent_info'])
    .select(recordOf.as('agent_record'))
    .select(sql<string | null>`coalesce(agency.username, users.username)`.as('user_username'))
    .select(sql<string>`agents.first_name || ' ' || agents.last_name`.as('agent_full_name'))
    .select(
      sql<PriceInputs | null>`(select inputs_of_offer(f) from offers f where f.id = orders.offer_id)`.as(
        'price_inputs',
      ),
    )
    .select(sql<string>`clock_timestamp()`.as('now'))
    .where('orders.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

export type HistoryRow = Row<'order_history'>

/** The steps of an order's life, first to last. */
export async function orderHistory(db: Db, id: string): Promise<HistoryRow[]> {
  return db.selectFrom('order_history').selectAll().where('order_id', '=', id).orderBy('step').execute()
}

/** Whose orders, and which of them. `pagingTime` is the creation time of the last (next) or first (prev) row known. */
export interface OrderListAsk {
  readonly addr: string | null
  readonly side: 'buy' | 'sell' | 'all'
  readonly statuses: readonly OrderStatus[]
  readonly pagingTime: string | null
  readonly direction: 'next' | 'prev'
  readonly limit: number
}

/**
 * The ids of a page of orders. Each status and each side is a branch of its own that walks along its index from where the page
 * begins, however many orders there are of another kind; nobody is both sides of an order.
 */
export function orderPage(ask: OrderListAsk): RawBuilder<unknown> {
  const { addr, side, statuses, pagingTime, direction, limit } = ask
  const isNext = direction === 'next'
  const inOrder = sql`order by created_at ${isNext ? sql`desc` : sql`asc`} limit ${limit}`
  const from =
    pagingTime === null ? sql`true` : isNext ? sql`created_at < ${pagingTime}` : sql`created_at > ${pagingTime}`
  const whose = addr
    ? [...(side === 'sell' ? [] : [sql`user_addr = ${addr}`]), ...(side === 'buy' ? [] : [sql`agent_addr = ${addr}`])]
    : [sql`true`]
  const which =
    statuses.length === orderStatusCodes.length ? [sql`true`] : statuses.map((code) => sql`status = ${code}`)
  const branches = whose.flatMap((party) =>
    which.map((status) => sql`(select id, created_at from orders where ${party} and ${status} and ${from} ${inOrder})`),
  )
  return sql`(select id from (${sql.join(branches, sql` union all `)}) as page ${inOrder})`
}

/** A page of orders, newest first; creation times are unique, so that no row is skipped or met twice. */
export async function listOrders(db: Db, ask: OrderListAsk): Promise<Row<'orders'>[]> {
  return db
    .selectFrom('orders')
    .selectAll('orders')
    .where(sql<boolean>`id in ${orderPage(ask)}`)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Orders whose transfer window is over, oldest first. */
export async function ordersToExpire(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'userTransfer')
    .where('expire_at', '<=', sql<string>`clock_timestamp()`)
    .orderBy('expire_at')
    .limit(200)
    .execute()
  return rows.map((row) => row.id)
}

/** The clock's step on one order; where its payment was seen, capacity is held for so many seconds. */
export async function expireOrder(db: Db, id: string, holdSeconds: number): Promise<void> {
  await decide(db, 'expire_order', { orderId: id, holdSeconds })
}

/** Orders whose hold is over. */
export async function ordersToFree(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('held_until', '<=', sql<string>`clock_timestamp()`)
    .limit(200)
    .execute()
  return rows.map((row) => row.id)
}

/** Frees the capacity held for one order. */
export async function freeHold(db: Db, id: string): Promise<void> {
  await decide(db, 'free_hold', { orderId: id })
}

/** Orders in which a person has to act now, with the time by which they have to; the most urgent first. */
export async function ordersWaitingFor(
  db: Db,
  addr: string,
  limit: number,
): Promise<(Row<'orders'> & { deadline: string })[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .select(sql<string>`coalesce(payout_due_at, expire_at)`.as('deadline'))
    .where((where) =>
      where.or([
        where.and([where('user_addr', '=', addr), where('status', '=', 'userTransfer')]),
        where.and([where('agent_addr', '=', addr), where('status', '=', 'agentTransfer')]),
      ]),
    )
    .orderBy('deadline')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Rates a closed order, once; 0 is a rating that was skipped. */
export async function rateOrder(
  db: Db,
  ask: { orderId: string; by: string; score: number },
): Promise<Decided<'rate_order'>> {
  return decide(db, 'rate_order', ask)
}

/** The user's last word on an ended order: frees the held capacity. Repeating it changes nothing. */
export async function settleOrder(db: Db, ask: { orderId: string; by: string }): Promise<Decided<'settle_order'>> {
  return decide(db, 'settle_order', ask)
}

/** Forgets which orders were wasted more than a day ago: they count for nobody any more. */
export async function forgetWasted(db: Db): Promise<void> {
  await sql`delete from wasted_orders where at < now() - interval '1 day'`.execute(db)
}
