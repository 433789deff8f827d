import { sql } from 'kysely'
import type { ChangeAgentAsk, OptionRow, SaveAgentAsk } from './asks.ts'
import { type Decided, decide } from './decide.ts'
import type { Db } from './pool.ts'
import { prefixPattern } from './prefix-pattern.ts'
import type { Row } from './rows.ts'

/** A requisite as stored: its data is sealed, null for cash. */
export interface RequisiteRow {
  readonly kind: 'crypto' | 'bank' | 'cash'
  readonly network: string | null
  readonly currency: string | null
  /** Base64. */
  readonly data_enc: string | null
}

/** An agent profile whole. */
export type ProfileRow = Row<'agents'> & {
  readonly requisites: readonly RequisiteRow[]
  readonly options: readonly OptionRow[]
  readonly wnfts: readonly {
    readonly chainId: number
    readonly contractAddress: string
    readonly tokenId: string
    readonly expireAt: string
    readonly collaterals: readonly { ticker: string; amount: string }[]
  }[]
}

const whole = sql`
  a.*,
  coalesce((
    select json_agg(json_build_object(
      'kind', r.kind, 'network', r.network, 'currency', r.currency, 'data_enc', encode(r.data_enc, 'base64')
    ) order by r.kind, r.network, r.currency)
    from requisites r where r.agent_addr = a.addr
  ), '[]') as requisites,
  coalesce((
    select json_agg(json_build_object(
      'from_network', o.from_network, 'from_currency', o.from_currency, 'to_network', o.to_network,
      'to_currency', o.to_currency, 'active', o.active, 'price_type_use', o.price_type_use,
      'fix_price', o.fix_price::text, 'market_price', o.market_price::text
    ) order by o.from_network, o.from_currency, o.to_network, o.to_currency)
    from swap_options o where o.agent_addr = a.addr
  ), '[]') as options,
  coalesce((
    select json_agg(json_build_object(
      'chainId', w.chain_id, 'contractAddress', w.contract_address, 'tokenId', w.token_id::text,
      'expireAt', w.expire_at, 'collaterals', w.items
    ) order by w.chain_id, w.contract_address, w.token_id)
    from (
      select c.chain_id, c.contract_address, c.token_id, to_char(min(c.expire_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as expire_at,
        json_agg(json_build_object('ticker', c.ticker, 'amount', c.amount::text) order by c.item) as items
      from collaterals c where c.agent_addr = a.addr group by c.chain_id, c.contract_address, c.token_id
    ) w
  ), '[]') as wnfts
`

/** The profile of an address, or undefined. */
export async function findProfile(db: Db, addr: string): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`select ${whole} from agents a where a.addr = ${addr}`.execute(db)
  return rows[0]
}

/** Every profile that waits for moderation, longest waiting first; at most 200. */
export async function pendingProfiles(db: Db): Promise<ProfileRow[]> {
  const { rows } = await sql<ProfileRow>`
    select ${whole} from agents a where a.moderation_status = 'pending' order by a.created_at limit 200
  `.execute(db)
  return rows
}

/** Which profiles, and from where. `pagingTime` is the creation time of the last (next) or first (prev) row known. */
export interface ProfileListAsk {
  readonly moderationStatus: string | null
  readonly isActive: boolean | null
  /** What an address or a name begins with, in any case; null: whoever. */
  readonly find: string | null
  readonly pagingTime: string | null
  readonly direction: 'next' | 'prev'
  readonly limit: number
}

/** A page of profiles, newest first; creation times are unique. */
export async function listProfiles(db: Db, ask: ProfileListAsk): Promise<ProfileRow[]> {
  const { moderationStatus, isActive, find, pagingTime } = ask
  const inOrder = sql`order by a.created_at ${ask.direction === 'next' ? sql`desc` : sql`asc`} limit ${ask.limit}`
  const wanted = [
    ...(pagingTime
      ? [ask.direction === 'next' ? sql`a.created_at < ${pagingTime}` : sql`a.created_at > ${pagingTime}`]
      : []),
    ...(moderationStatus === null ? [] : [sql`a.moderation_status = ${moderationStatus}`]),
    ...(isActive === null ? [] : [sql`a.is_active = ${isActive}`]),
  ]
  const begins = prefixPattern(find ?? '')
  const ways = find === null ? [sql`true`] : [sql`lower(a.addr) like ${begins}`, sql`lower(a.username) like ${begins}`]
  const pages = ways.map(
    (way) =>
      sql`(select a.addr, a.created_at from agents a where ${sql.join([way, ...wanted], sql` and `)} ${inOrder})`,
  )
  const { rows } = await sql<ProfileRow>`
    select ${whole} from agents a
    where a.addr in (select a.addr from (${sql.join(pages, sql` union `)}) as a ${inOrder})
    order by a.created_at desc
  `.execute(db)
  return rows
}

/** Saves a profile whole, in one round trip. */
export async function saveAgent(db: Db, ask: SaveAgentAsk): Promise<Decided<'save_agent'>> {
  return decide(db, 'save_agent', ask)
}

/** Switches a flag or decides about an agent, in one round trip. */
export async function changeAgent(db: Db, ask: ChangeAgentAsk): Promise<Decided<'change_agent'>> {
  return decide(db, 'change_agent', ask)
}
