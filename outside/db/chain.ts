import { sql } from 'kysely'
import type { ChainAsset, ChainStep, Hold, Unread } from './asks.ts'
import { decide } from './decide.ts'
import { isHeld, LeaseLost } from './leases.ts'
import type { Db } from './pool.ts'

/** A chain's cursor: the block credited last, and why the following ended, if it did. */
export interface ChainCursor {
  readonly number: number
  readonly hash: string
  /** When that block was made. */
  readonly at: string
  /** The contract of the wrapped tokens. */
  readonly contract: string
  readonly isTrusted: boolean
  readonly stopped: string | null
  /** The ids that a reading of all tokens in progress has still to read; null when none is in progress. */
  readonly unread: Unread | null
  /** Nothing was heard of the chain for so long that what lies on it backs nothing new. */
  readonly isStale: boolean
  readonly assets: readonly ChainAsset[]
}

/** A chain's cursor; null before the first step. */
export async function chainCursor(db: Db, chainId: number): Promise<ChainCursor | null> {
  const { rows } = await sql<ChainCursor>`
    select number, hash, at, contract_address as contract, is_trusted as "isTrusted", stopped,
      is_chain_stale(c) as "isStale",
      case when unread_from is not null
        then json_build_object('from', unread_from, 'to', unread_to, 'isWithEnded', unread_ended)
      end as unread,
      coalesce((
        select json_agg(json_build_object(
          'address', a.address, 'ticker', a.ticker, 'decimals', a.decimals, 'isListed', a.is_listed, 'held', a.held::text
        ) order by a.address)
        from chain_assets a where a.chain_id = c.chain_id
      ), '[]') as assets
    from chain_cursors c where chain_id = ${chainId}
  `.execute(db)
  return rows[0] ?? null
}

/**
 * Notes that the chain was looked at now and its newest final block is still this one; seldom, since nothing hangs on seconds.
 * Not without the lease: whoever slept since the look knows nothing of now.
 */
export async function saveChainLook(db: Db, chainId: number, hash: string, hold: Hold | null): Promise<void> {
  await sql`
    update chain_cursors set looked_at = clock_timestamp()
    where chain_id = ${chainId} and hash = ${hash}
      and looked_at < clock_timestamp() - stale_seconds * interval '1 second' / 20 and ${isHeld(hold)}
  `.execute(db)
}

/** The blocks of a chain that are remembered, the newest first. */
export async function chainBlocks(db: Db, chainId: number): Promise<{ number: number; hash: string }[]> {
  return db
    .selectFrom('chain_blocks')
    .select(['number', 'hash'])
    .where('chain_id', '=', chainId)
    .orderBy('number', 'desc')
    .execute()
}

/** The ids of the tokens that blocks above `number` touched. */
export async function touchedAbove(db: Db, chainId: number, number: number): Promise<bigint[]> {
  const rows = await db
    .selectFrom('chain_touches')
    .select('token_id')
    .distinct()
    .where('chain_id', '=', chainId)
    .where('number', '>', number)
    .execute()
  return rows.map((row) => BigInt(row.token_id))
}

/** The decimals that each asset of a chain named first, by its address. */
export async function pinnedDecimals(db: Db, chainId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('chain_assets')
    .select(['address', 'pinned_decimals'])
    .where('chain_id', '=', chainId)
    .execute()
  return new Map(rows.flatMap(({ address, pinned_decimals: pinned }) => (pinned === null ? [] : [[address, pinned]])))
}

/** Which wrapped tokens of one chain are meant. */
export interface Wnfts {
  readonly chainId: number
  readonly contract: string
}

/** The highest id of a token that lives, as far as was read; 0 for none. */
export async function highestLiving(db: Db, { chainId, contract }: Wnfts): Promise<number> {
  const { rows } = await sql<{ highest: number }>`
    select coalesce(max(token_id), 0)::bigint as highest from wnfts
    where chain_id = ${chainId} and contract_address = ${contract} and is_alive
  `.execute(db)
  return rows[0]?.highest ?? 0
}

/** A token that has to be read: not one that has ended, where that is certain. */
const isToRead = (unread: Unread) => sql`(w.token_id is null or w.is_alive or ${unread.isWithEnded})`

/** The unread ids that somebody registered, for whom a token may back business: all of them when `isSweep`, else those that were not read in this reading of all. */
export async function registeredUnread(
  db: Db,
  { chainId, contract }: Wnfts,
  unread: Unread,
  isSweep: boolean,
): Promise<bigint[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct r.token_id::text as id
    from wnft_registrations r
    left join wnfts w using (chain_id, contract_address, token_id)
    left join chain_cursors c using (chain_id)
    where r.chain_id = ${chainId} and r.contract_address = ${contract}
      and r.token_id between ${unread.from} and ${unread.to}
      and ${isToRead(unread)} and (${isSweep} or w.sweep is distinct from c.sweep)
  `.execute(db)
  return rows.map(({ id }) => BigInt(id))
}

/** How many ids are looked through at once for some that are to be read. */
const lookedThrough = 10_000

/** The next `atMost` ids of those that are unread, and what is unread after them. */
export async function nextUnread(
  db: Db,
  { chainId, contract }: Wnfts,
  unread: Unread,
  atMost: number,
): Promise<{ ids: bigint[]; rest: Unread | null }> {
  const last = Math.min(unread.to, unread.from + lookedThrough - 1)
  const { rows } = await sql<{ id: number }>`
    select n as id
    from generate_series(${unread.from}::bigint, ${last}::bigint) as n
    left join wnfts w on w.chain_id = ${chainId} and w.contract_address = ${contract} and w.token_id = n
    left join chain_cursors c on c.chain_id = ${chainId}
    where ${isToRead(unread)} and w.sweep is distinct from c.sweep
    order by n limit ${atMost}
  `.execute(db)
  const from = (rows.length < atMost ? last : (rows.at(-1)?.id ?? last)) + 1
  return { ids: rows.map(({ id }) => BigInt(id)), rest: from > unread.to ? null : { ...unread, from } }
}

/**
 * Writes a step whole: blocks, touches, tokens, collateral, awards, events and cursor in one transaction. Returns the agents whose
 * collateral was written; null when another follower was faster, or the following was stopped. Throws LeaseLost.
 */
export async function saveChainStep(db: Db, step: ChainStep, hold: Hold | null): Promise<readonly string[] | null> {
  const { answer, fault } = await decide(db, 'save_chain_step', { ...step, hold })
  if (fault === 'lease.lost') throw new LeaseLost(hold?.lease ?? '')
  return answer?.agents ?? null
}

/** Ends the following of a chain where it stands, with the reason, until an operator deletes the cursor. */
export async function stopChain(
  db: Db,
  chainId: number,
  hash: string,
  { reason, hold }: { reason: string; hold: Hold | null },
): Promise<void> {
  await db
    .updateTable('chain_cursors')
    .set({ stopped: reason })
    .where('chain_id', '=', chainId)
    .where('hash', '=', hash)
    .where(isHeld(hold))
    .execute()
}

/**
 * Sets how long before its unlock a token stops to back new business, and how long a chain may be out of sight before
 * everything on it does, in seconds; writes collateral anew if need be.
 */
export async function setChainTerms(
  db: Db,
  chainId: number,
  { marginSeconds, staleSeconds }: { marginSeconds: number; staleSeconds: number },
): Promise<void> {
  await decide(db, 'set_chain_terms', { chainId, marginSeconds, staleSeconds })
}
