import { sql } from 'kysely'
import type { OrderName } from '#domain/orders/short-id.ts'
import { type OrderListAsk, orderPage } from './orders.ts'
import type { Db } from './pool.ts'
import type { Row } from './rows.ts'

/** An order as a row of staff's lists: its parties by name and, where a dispute is to be decided, whose that is. */
export type StaffOrderRow = Row<'orders'> & {
  readonly user_name: string | null
  readonly agent_name: string
  /** null: no dispute is to be decided. */
  readonly opened_at: string | null
  readonly assignee: string | null
  readonly assignee_name: string | null
  readonly settled_at: string | null
}

export interface StaffOrderListAsk extends OrderListAsk {
  readonly named: OrderName | null
  /** Only disputes that are to be decided and are this person's, or nobody's (null); undefined: whatever there is. */
  readonly assignee: string | null | undefined
}

function selectRows(db: Db) {
  return db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.addr', 'o.user_addr')
    .innerJoin('agents as a', 'a.addr', 'o.agent_addr')
    .leftJoin('agents as agency', 'agency.addr', 'o.user_addr')
    .leftJoin('disputes as d', (join) => join.onRef('d.order_id', '=', 'o.id').on('d.state', '<>', 'decided'))
    .leftJoin('users as s', 's.addr', 'd.assignee')
    .leftJoin('agents as sa', 'sa.addr', 'd.assignee')
    .selectAll('o')
    .select(['a.username as agent_name', 'd.opened_at', 'd.assignee', 'd.settled_at'])
    .select(sql<string | null>`coalesce(agency.username, u.username)`.as('user_name'))
    .select(sql<string | null>`coalesce(sa.username, s.username)`.as('assignee_name'))
}

/** A page of everybody's orders, newest first; creation times are unique, so that no row is skipped or met twice. */
export async function listStaffOrders(db: Db, ask: StaffOrderListAsk): Promise<StaffOrderRow[]> {
  const { addr, side, named, assignee, pagingTime } = ask
  if (!named && assignee === undefined) {
    return selectRows(db)
      .where(sql<boolean>`o.id in ${orderPage(ask)}`)
      .orderBy('o.created_at', 'desc')
      .execute()
  }
  // One order by its name, or the disputes that are to be decided: few, however many orders there are.
  const isNext = ask.direction === 'next'
  let query = selectRows(db).where('o.status', 'in', ask.statuses).limit(ask.limit)
  if (addr)
    query = query.where((where) =>
      where.or([
        ...(side === 'sell' ? [] : [where('o.user_addr', '=', addr)]),
        ...(side === 'buy' ? [] : [where('o.agent_addr', '=', addr)]),
      ]),
    )
  if (named && 'id' in named) query = query.where('o.id', '=', named.id)
  else if (named) query = query.where(sql`right(o.id::text, 6)`, '=', named.shortName)
  if (assignee === null) query = query.where('d.state', '=', 'open')
  else if (assignee) query = query.where('d.state', '=', 'taken').where('d.assignee', '=', assignee)
  if (pagingTime) query = query.where('o.created_at', isNext ? '<' : '>', pagingTime)
  const rows = await query.orderBy('o.created_at', isNext ? 'desc' : 'asc').execute()
  return isNext ? rows : rows.reverse()
}

/** The disputes that are somebody's and those that are nobody's, except where they are a party: longest waiting first. */
export async function disputesFor(db: Db, addr: string, limit: number): Promise<StaffOrderRow[]> {
  return selectRows(db)
    .where('d.state', '<>', 'decided')
    .where((where) => where.or([where('d.assignee', 'is', null), where('d.assignee', '=', addr)]))
    .where('o.user_addr', '<>', addr)
    .where('o.agent_addr', '<>', addr)
    .orderBy('d.opened_at')
    .orderBy('o.id')
    .limit(limit)
    .execute()
}
