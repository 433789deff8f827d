import { sql } from 'kysely'
import type { Db } from './pool.ts'

/** What the book needs to know of an agent that may be matched. */
export interface MatchableAgent {
  readonly addr: string
  readonly username: string
  readonly work_start: string
  readonly work_end: string
  readonly timezone: string
  readonly created_at: string
  readonly available: string
  readonly requisites: readonly { kind: 'crypto' | 'bank' | 'cash'; network: string | null; currency: string | null }[]
  readonly options: readonly MatchableOption[]
}

/** An active swap option of an agent. */
export interface MatchableOption {
  readonly from_network: string
  readonly from_currency: string
  readonly to_network: string
  readonly to_currency: string
  readonly price_type_use: 1 | 2
  readonly fix_price: string | null
  readonly market_price: string | null
}

/** The agents that may be matched (approved, active, not suspended, not banned), all or only those named. */
export async function matchableAgents(db: Db, only?: readonly string[]): Promise<MatchableAgent[]> {
  const named = only ? sql`and a.addr = any(${only})` : sql``
  const { rows } = await sql<MatchableAgent>`
    select a.addr, a.username, a.work_start, a.work_end, a.timezone, a.created_at,
      greatest(c.allowed - c.used, 0)::text as available,
      coalesce((
        select json_agg(json_build_object('kind', r.kind, 'network', r.network, 'currency', r.currency))
        from requisites r where r.agent_addr = a.addr
      ), '[]') as requisites,
      coalesce((
        select json_agg(json_build_object(
          'from_network', o.from_network, 'from_currency', o.from_currency,
          'to_network', o.to_network, 'to_currency', o.to_currency, 'price_type_use', o.price_type_use,
          'fix_price', o.fix_price::text, 'market_price', o.market_price::text
        ))
        from swap_options o where o.agent_addr = a.addr and o.active
      ), '[]') as options
    from agents a
    join users u on u.addr = a.addr and not u.is_banned
    join capacity c on c.agent_addr = a.addr
    where a.moderation_status = 'approved' and a.is_active and not a.is_suspend ${named}
  `.execute(db)
  return rows
}

/** The free capacity of these agents in USD. */
export async function freeCapacity(db: Db, addrs: readonly string[]): Promise<{ addr: string; available: string }[]> {
  return db
    .selectFrom('capacity')
    .select('agent_addr as addr')
    .select(sql<string>`greatest(allowed - used, 0)::text`.as('available'))
    .where('agent_addr', 'in', addrs)
    .execute()
}

/** An agent as its own session sees it. */
export interface OwnAgentRow {
  readonly addr: string
  readonly username: string
  readonly moderation_status: 'pending' | 'approved' | 'declined'
  readonly is_active: boolean
  readonly is_suspend: boolean
  readonly collaterals: readonly { ticker: string; amount: string }[]
}

/** The agent profile of an address, or undefined. */
export async function findOwnAgent(db: Db, addr: string): Promise<OwnAgentRow | undefined> {
  const { rows } = await sql<OwnAgentRow>`
    select a.addr, a.username, a.moderation_status, a.is_active, a.is_suspend,
      coalesce((
        select json_agg(json_build_object('ticker', t.ticker, 'amount', t.amount) order by t.ticker)
        from (
          select ticker, sum(amount)::text as amount from collaterals where agent_addr = a.addr group by ticker
        ) t
      ), '[]') as collaterals
    from agents a where a.addr = ${addr}
  `.execute(db)
  return rows[0]
}

/** Revalues what every agent may promise: `share` of its collateral at today's rates. Answers how many figures changed. */
export async function revalueCapacity(db: Db, share: string): Promise<number> {
  const { rows } = await sql<{ changed: number }>`select revalue_capacity(${share}::numeric) as changed`.execute(db)
  return rows[0]?.changed ?? 0
}
