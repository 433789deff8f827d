import { sql } from 'kysely'
import type { OrderStatus } from '#domain/orders/status.ts'
import type { Db } from './pool.ts'

interface Waiting {
  readonly count: number
  readonly oldestSeconds: number | null
}

/** The market's figures as they are read, all in one statement: they are of one moment. */
export interface FigureRow {
  readonly readAt: string
  readonly orders: readonly { status: OrderStatus; count: number }[]
  readonly volume: readonly { day: string; usd: string; orders: number }[]
  readonly disputes: { readonly placed: number; readonly disputed: number }
  readonly release: { readonly orders: number; readonly medianSeconds: number | null }
  readonly approvedAgents: number
  readonly prices: { readonly fresh: number; readonly stale: number; readonly oldestSeconds: number | null }
  readonly chains: readonly {
    chainId: number
    block: number
    lagSeconds: number
    staleSeconds: number
    stopped: string | null
  }[]
  readonly outbox: Waiting
  readonly deliveries: Waiting
}

/** The most orders for the median time to release, and the most waiting ones that are counted. */
const most = { released: 1_000, waiting: 10_000 }

const secondsSince = (column: string) =>
  sql`round(extract(epoch from clock_timestamp() - ${sql.ref(column)})::numeric, 3)`

/**
 * Reads the figures of the last `days` days (UTC, today included). What it costs grows with these days, never with how old the
 * market is; what waits is counted up to a bound.
 */
export async function readFigures(db: Db, days: number): Promise<FigureRow> {
  const { rows } = await sql<FigureRow>`
    with bounds as (
      select date_trunc('day', now(), 'UTC') - (${days}::int - 1) * interval '1 day' as since
    ), recent as (
      select id, status, created_at, exposure_usd from orders where created_at >= (select since from bounds)
    ), open as (
      select status from orders
      where status in ('userTransfer', 'agentTransfer', 'dispute') and created_at < (select since from bounds)
    )
    select
      to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "readAt",
      (
        select coalesce(json_agg(json_build_object('status', status, 'count', n) order by status), '[]')
        from (
          select status, count(*) as n from (select status from recent union all select status from open) s group by status
        ) t
      ) as orders,
      (
        select json_agg(json_build_object('day', to_char(d, 'YYYY-MM-DD'), 'usd', usd::text, 'orders', n) order by d)
        from (
          select d, coalesce(sum(exposure_usd), 0) as usd, count(id) as n
          from generate_series(
            (select since from bounds) at time zone 'UTC', now() at time zone 'UTC', interval '1 day'
          ) d
          left join recent on status = 'closed' and date_trunc('day', created_at at time zone 'UTC') = d
          group by d
        ) t
      ) as volume,
      json_build_object(
        'placed', (select count(*) from recent),
        'disputed', (select count(*) from recent where exists (select from disputes where order_id = recent.id))
      ) as disputes,
      ${release} as release,
      (select count(*) from agents where moderation_status = 'approved') as "approvedAgents",
      (
        select json_build_object(
          'fresh', count(r.symbol), 'stale', count(*) - count(r.symbol), 'oldestSeconds', max(${secondsSince('r.taken_at')})
        )
        from price_judgements j left join rates r on r.symbol = j.symbol and r.valid_until > clock_timestamp()
      ) as prices,
      (
        select coalesce(json_agg(json_build_object(
          'chainId', chain_id, 'block', number, 'lagSeconds', greatest(${secondsSince('looked_at')}, 0),
          'staleSeconds', stale_seconds, 'stopped', stopped
        ) order by chain_id), '[]') from chain_cursors
      ) as chains,
      (
        select json_build_object('count', count(*), 'oldestSeconds', max(${secondsSince('created_at')}))
        from (
          select at as created_at from outbox where xid >= (select to_xid from outbox_ticks order by seq desc limit 1)
          order by xid, id limit ${most.waiting}
        ) w
      ) as outbox,
      (
        select json_build_object('count', count(*), 'oldestSeconds', max(${secondsSince('due_at')}))
        from (
          select due_at from deliveries where state = 'due' and due_at <= clock_timestamp() limit ${most.waiting}
        ) w
      ) as deliveries
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('the figures could not be read')
  return row
}

/** How long agents took from the user's confirmation to their own, where no dispute came between. */
const release = sql`(
  select json_build_object('orders', count(*), 'medianSeconds', percentile_cont(0.5) within group (order by seconds))
  from (
    select extract(epoch from h.changed_at - p.changed_at) as seconds
    from (select id from recent where status = 'closed' order by created_at desc limit ${most.released}) o
    join order_history h on h.order_id = o.id and h.new = 'closed' and h.old = 'agentTransfer'
    join order_history p on p.order_id = o.id and p.step = h.step - 1 and p.new = 'agentTransfer'
  ) t
)`
