import { sql } from 'kysely'
import type { RefreshAsk } from './asks.ts'
import { type Decided, decide } from './decide.ts'
import type { Db } from './pool.ts'
import type { Row } from './rows.ts'

/** What the book needs to know of an agent that may be matched. */
export interface MatchableAgent {
  readonly addr: string
  readonly username: string
  readonly work_start: string
  readonly work_end: string
  readonly timezone: string
  readonly created_at: string
  /** USD: what the agent may promise, and how much of it is in use. */
  readonly allowed: string
  readonly used: string
  readonly record: RecordRow
  readonly requisites: readonly { kind: 'crypto' | 'bank' | 'cash'; network: string | null; currency: string | null }[]
  readonly options: readonly MatchableOption[]
}

/** The counts of an agent's ended orders; payouts in seconds. */
export type RecordRow = Omit<Row<'agent_records'>, 'agent_addr'>

/** An active swap option of an agent. */
export type MatchableOption = Omit<Row<'swap_options'>, 'agent_addr' | 'active' | 'off_market_at'>

/** The counts of an agent's ended orders, for a query in which `n` is its row of agent_records, if there is one. */
export const recordOf = sql<RecordRow>`json_build_object(
  'completed', coalesce(n.completed, 0), 'failed', coalesce(n.failed, 0), 'payouts', coalesce(n.payouts, '{}'),
  'rating_sum', coalesce(n.rating_sum, 0), 'ratings', coalesce(n.ratings, 0)
)`

/** The agents that may be matched (approved, active, not suspended, not banned), all or only those named. */
export async function matchableAgents(db: Db, only?: readonly string[]): Promise<MatchableAgent[]> {
  const named = only ? sql`and a.addr = any(${only})` : sql``
  const { rows } = await sql<MatchableAgent>`
    select a.addr, a.username, a.work_start, a.work_end, a.timezone, a.created_at,
      c.allowed::text as allowed, c.used::text as used, ${recordOf} as record,
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
        from swap_options o where o.agent_addr = a.addr and o.active and o.off_market_at is null
      ), '[]') as options
    from agents a
    join users u on u.addr = a.addr and not u.is_banned
    join capacity c on c.agent_addr = a.addr
    left join agent_records n on n.agent_addr = a.addr
    where a.moderation_status = 'approved' and a.is_active and not a.is_suspend ${named}
  `.execute(db)
  return rows
}

/** Addresses of agents, matchable or not, in order, from behind `after` on. */
export async function agentsBehind(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('agents')
    .select('addr')
    .where('addr', '>', after)
    .orderBy('addr')
    .limit(limit)
    .execute()
  return rows.map(({ addr }) => addr)
}

/** What these agents may promise and what is in use of it, in USD. */
export async function capacities(
  db: Db,
  addrs: readonly string[],
): Promise<{ addr: string; allowed: string; used: string }[]> {
  return db
    .selectFrom('capacity')
    .select(['agent_addr as addr', 'allowed', 'used'])
    .where('agent_addr', 'in', addrs)
    .execute()
}

/** The records of these agents, as far as they have one. */
export async function agentRecords(db: Db, addrs: readonly string[]): Promise<{ addr: string; record: RecordRow }[]> {
  const { rows } = await sql<{ addr: string; record: RecordRow }>`
    select n.agent_addr as addr, ${recordOf} as record from agent_records n where n.agent_addr = any(${addrs})
  `.execute(db)
  return rows
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

/**
 * Revalues what every agent, or each of these, may promise: `share` of its collateral at today's rates. Returns how many
 * figures changed.
 */
export async function revalueCapacity(db: Db, share: string, only: readonly string[] | null = null): Promise<number> {
  const { answer } = await decide(db, 'revalue_capacity', { share, only })
  return answer.changed
}

/** Revalues what one agent may promise; where staff (`by`) had that done, it is in the audit. Returns how many figures changed. */
export async function refreshCollateral(db: Db, ask: RefreshAsk): Promise<Decided<'refresh_collateral'>> {
  return decide(db, 'refresh_collateral', ask)
}

/** What everybody may know of an agent. */
export interface PublicAgentRow {
  readonly addr: string
  readonly username: string
  readonly info: string
  readonly country_codes: string[]
  readonly work_start: string
  readonly work_end: string
  readonly timezone: string
  readonly is_active: boolean
  readonly created_at: string
  readonly allowed: string
  readonly used: string
  readonly record: RecordRow
}

/** An approved agent that is not suspended, or undefined. */
export async function findPublicAgent(db: Db, addr: string): Promise<PublicAgentRow | undefined> {
  const { rows } = await sql<PublicAgentRow>`
    select a.addr, a.username, a.info, a.country_codes, a.work_start, a.work_end, a.timezone, a.is_active, a.created_at,
      c.allowed::text as allowed, c.used::text as used, ${recordOf} as record
    from agents a
    join capacity c on c.agent_addr = a.addr
    left join agent_records n on n.agent_addr = a.addr
    where a.addr = ${addr} and a.moderation_status = 'approved' and not a.is_suspend
  `.execute(db)
  return rows[0]
}
