import { sql } from 'kysely'
import { decide } from './decide.ts'
import type { Db } from './pool.ts'

/** A wrapped token as it was read at a final block. Amounts are whole numbers of the asset's smallest unit, as text. */
export interface WnftRow {
  readonly chain_id: number
  readonly contract_address: string
  readonly token_id: string
  readonly asset_type: number
  readonly owner: string
  readonly rules: number
  readonly locks: readonly { lockType: string; param: string }[]
  readonly block_number: string
  readonly is_registered: boolean
  /** Null without a time lock. */
  readonly backs_until: string | null
  readonly items: readonly WnftItem[]
  /** What is inside in USD, and how much of it backs new business, of what has a fresh rate; null while nothing has one. */
  readonly declared_usd: string | null
  readonly enforceable_usd: string | null
}

export interface WnftItem {
  readonly assetType: number
  readonly contractAddress: string
  readonly tokenId: string
  readonly amount: string
  readonly decimals: number
  readonly ticker: string | null
  readonly isRemovable: boolean
}

/** Every wrapped token with its items and their worth; assets that the market does not name are worth zero. */
const tokens = sql`
  select w.chain_id, w.contract_address, w.token_id::text, w.asset_type, w.owner, w.rules, w.locks,
    w.block_number::text, w.is_registered, w.backs_until, coalesce(inside.items, '[]') as items,
    case when inside.unpriced and inside.usd is null then null else coalesce(inside.usd, 0)::text end as declared_usd,
    case when backing.unpriced and backing.usd is null then null else coalesce(backing.usd, 0)::text end as enforceable_usd
  from wnft_backing w
  cross join lateral (
    select json_agg(json_build_object(
        'assetType', i.asset_type, 'contractAddress', i.asset_address, 'tokenId', i.asset_token_id::text,
        'amount', i.amount::text, 'decimals', coalesce(i.decimals, 0), 'ticker', i.ticker, 'isRemovable', i.is_removable
      ) order by i.item) as items,
      sum(i.amount * ('1e-' || i.decimals)::numeric * r.usd) as usd,
      bool_or(i.ticker is not null and r.usd is null) as unpriced
    from wnft_items i
    left join rates r on r.symbol = i.ticker and r.valid_until > clock_timestamp()
    where i.chain_id = w.chain_id and i.contract_address = w.contract_address and i.token_id = w.token_id
  ) inside
  cross join lateral (
    select sum(c.amount * r.usd) as usd, bool_or(c.ticker is not null and r.usd is null) as unpriced
    from collaterals c
    left join rates r on r.symbol = c.ticker and r.valid_until > clock_timestamp()
    where c.chain_id = w.chain_id and c.contract_address = w.contract_address and c.token_id = w.token_id
      and c.expire_at > clock_timestamp() and not w.is_stale
  ) backing
  where w.is_alive`

/** The most tokens shown, registered ones and newest first: anybody can wrap any number for anybody. */
const tokensAtMost = 200

/** The wrapped tokens that an address holds, on all chains, the registered ones first; or only those. */
export async function wnftsOf(db: Db, owner: string, only: 'all' | 'registered' = 'all'): Promise<WnftRow[]> {
  const { rows } = await sql<WnftRow>`
    ${tokens} and w.owner = ${owner} ${only === 'registered' ? sql`and w.is_registered` : sql``}
    order by w.is_registered desc, w.block_number desc, w.chain_id, w.token_id desc limit ${tokensAtMost}
  `.execute(db)
  return rows
}

/** One wrapped token that has not ended, or undefined. */
export async function findWnft(
  db: Db,
  token: { readonly chainId: number; readonly contractAddress: string; readonly tokenId: string },
): Promise<WnftRow | undefined> {
  const { rows } = await sql<WnftRow>`
    ${tokens} and w.chain_id = ${token.chainId} and w.contract_address = ${token.contractAddress}
      and w.token_id = ${token.tokenId}::numeric
  `.execute(db)
  return rows[0]
}

/** What an agent's collateral comes to. USD as decimals; `total` and `enforceable` are null while a rate is missing. */
export interface CollateralTotalsRow {
  readonly tickers: readonly { ticker: string; amount: string; isPriced: boolean }[]
  readonly total: string | null
  readonly enforceable: string | null
  readonly allowed: string
  readonly locked: string
  readonly updated_at: string
}

/** The totals of an agent, or undefined for an address that is none. */
export async function collateralTotals(db: Db, addr: string): Promise<CollateralTotalsRow | undefined> {
  const { rows } = await sql<CollateralTotalsRow>`
    with inside as (
      select i.ticker, sum(i.amount * ('1e-' || i.decimals)::numeric) as amount
      from wnfts w join wnft_items i using (chain_id, contract_address, token_id)
      where w.owner = ${addr} and w.is_alive and i.ticker is not null
      group by i.ticker
    ), backing as (
      select c.ticker, sum(c.amount) as amount
      from collaterals c
      left join chain_cursors k using (chain_id)
      where c.agent_addr = ${addr} and c.expire_at > clock_timestamp() and is_chain_stale(k) is not true
      group by c.ticker
    ), priced as (
      select coalesce(i.ticker, b.ticker) as ticker, coalesce(i.amount, 0) as declared, coalesce(b.amount, 0) as backed, r.usd
      from inside i
      full join backing b on b.ticker = i.ticker
      left join rates r on r.symbol = coalesce(i.ticker, b.ticker) and r.valid_until > clock_timestamp()
    ), worth as (
      select count(*) = count(*) filter (where usd is null) and count(*) > 0 as unknown,
        sum(declared * usd) as total, sum(backed * usd) as enforceable,
        json_agg(json_build_object(
          'ticker', ticker, 'amount', trim_scale(declared)::text, 'isPriced', usd is not null
        ) order by ticker) as tickers
      from priced
    )
    select coalesce(tickers, '[]') as tickers,
      case when unknown then null else coalesce(total, 0)::text end as total,
      case when unknown then null else coalesce(enforceable, 0)::text end as enforceable,
      c.allowed::text, c.used::text as locked,
      to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at
    from capacity c cross join worth
    where c.agent_addr = ${addr}
  `.execute(db)
  return rows[0]
}

/** The newest final block that was read of each chain. */
export async function newestBlocks(
  db: Db,
): Promise<{ chainId: number; number: number; hash: string; at: string; isStale: boolean }[]> {
  const { rows } = await sql<{ chainId: number; number: string; hash: string; at: string; isStale: boolean }>`
    select chain_id as "chainId", number::text, hash,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, is_chain_stale(k) as "isStale"
    from chain_cursors k order by chain_id
  `.execute(db)
  return rows.map((row) => ({ ...row, number: Number(row.number) }))
}

/** What an agent has to know of a token: it backs nothing, soon or since. */
export interface CollateralNoticeRow {
  readonly kind: 'unregistered' | 'ending' | 'ended' | 'transferred' | 'unwrapped'
  readonly chain_id: number
  readonly contract_address: string
  readonly token_id: string
  readonly at: string
}

const noticesAtMost = 50

/** For how many days a lost token is shown. */
const lossDays = 30

/**
 * What an agent has to know, the newest first: tokens of its own that are not registered, or end to back new business
 * within so many days or have ended to; and tokens lost within the last thirty days.
 */
export async function collateralNotices(db: Db, addr: string, endingDays: number): Promise<CollateralNoticeRow[]> {
  const { rows } = await sql<CollateralNoticeRow>`
    with own as (
      select w.*, case
          when not w.is_registered then 'unregistered'
          when w.backs_until <= clock_timestamp() then 'ended'
          else 'ending'
        end as kind,
        case when w.is_registered then w.backs_until else clock_timestamp()::timestamptz(3) end as at
      from wnft_backing w
      where w.owner = ${addr} and w.is_alive and w.backs_until is not null
        and (not w.is_registered or w.backs_until < clock_timestamp() + ${endingDays} * interval '1 day')
        -- What could back nothing anyway is passed over: anybody can wrap for anybody.
        and exists (
          select from wnft_items i
          where (i.chain_id, i.contract_address, i.token_id) = (w.chain_id, w.contract_address, w.token_id)
            and i.is_removable and i.ticker is not null and i.amount > 0
        )
    )
    select * from (
      select kind, chain_id, contract_address, token_id::text, at from own
      union all
      select kind, chain_id, contract_address, token_id::text, at from collateral_notices
      where agent_addr = ${addr} and at > clock_timestamp() - ${lossDays} * interval '1 day'
    ) as notices
    -- What is about to be lost, or was, before what was never there.
    order by (kind = 'unregistered'), at desc, token_id limit ${noticesAtMost}
  `.execute(db)
  return rows
}

/** A signature of an owner that lets a token stand surety here; it was checked. */
export interface WnftRegistration {
  readonly chainId: number
  readonly contractAddress: string
  readonly tokenId: string
  readonly owner: string
  readonly signature: string
}

/** Whether this owner has registered this token. */
export async function isRegistered(db: Db, token: Omit<WnftRegistration, 'signature'>): Promise<boolean> {
  const row = await db
    .selectFrom('wnft_registrations')
    .select('owner')
    .where('chain_id', '=', token.chainId)
    .where('contract_address', '=', token.contractAddress)
    .where('token_id', '=', token.tokenId)
    .where('owner', '=', token.owner)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Registers a token, and writes what it secures if it is known already. False when the owner has registered `strangeAtMost`
 * tokens that are not its own.
 */
export async function registerWnft(db: Db, registration: WnftRegistration, strangeAtMost: number): Promise<boolean> {
  const { fault } = await decide(db, 'register_wnft', { ...registration, limit: strangeAtMost })
  return fault === undefined
}
