import { sql } from 'kysely'
import type { Db } from './pool.ts'

/** Where the following of a chain stands: the block seen last, and why it ended, if it did. */
export interface ChainCursor {
  readonly number: number
  readonly hash: string
  /** When that block was made. */
  readonly at: string
  /** The contract of the wrapped tokens. */
  readonly contract: string
  readonly isTrusted: boolean
  readonly stopped: string | null
  /** Nothing was heard of the chain for so long that what lies on it backs nothing new. */
  readonly isStale: boolean
  readonly assets: readonly ChainAsset[]
}

/** What is known of an asset of the market on a chain. The native coin's address is zero. */
export interface ChainAsset {
  readonly address: string
  readonly ticker: string
  /** null with `held` when the asset does not answer. */
  readonly decimals: number | null
  /** Whether it may be taken out of collateral. */
  readonly isListed: boolean
  /** How much of it the wrapper holds, in its smallest unit. */
  readonly held: string | null
}

/** Everything that one step of a follower changes. */
export interface ChainStep {
  readonly chainId: number
  /** The hash of the block that was seen last; null for none. */
  readonly before: string | null
  /** The last block that stays; what is known of blocks above it is forgotten. */
  readonly base: number
  /** What is known of blocks below this one is forgotten. */
  readonly oldest: number
  readonly number: number
  readonly hash: string
  readonly parentHash: string
  /** ISO 8601. */
  readonly at: string
  readonly isTrusted: boolean
  readonly assets: readonly ChainAsset[]
  readonly marginSeconds: number
  readonly staleSeconds: number
  /** The contract of the wrapped tokens. */
  readonly contract: string
  readonly blocks: readonly { number: number; hash: string }[]
  readonly touches: readonly { number: number; tokenId: string }[]
  /** Every touched token as it is at the new block; one without an owner has ended. */
  readonly tokens: readonly { tokenId: string; owner: string | null }[]
}

/** Where a chain's following stands; null before the first step. */
export async function chainCursor(db: Db, chainId: number): Promise<ChainCursor | null> {
  const { rows } = await sql<ChainCursor>`
    select number, hash, at, contract_address as contract, is_trusted as "isTrusted", stopped,
      is_chain_stale(c) as "isStale",
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

/** Notes that the chain was looked at now and its newest final block is still this one; seldom, since nothing hangs on seconds. */
export async function saveChainLook(db: Db, chainId: number, hash: string): Promise<void> {
  await sql`
    update chain_cursors set looked_at = clock_timestamp()
    where chain_id = ${chainId} and hash = ${hash}
      and looked_at < clock_timestamp() - stale_seconds * interval '1 second' / 20
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

/** The ids of all tokens of a contract that live, as far as they were read. */
export async function livingTokens(db: Db, chainId: number, contract: string): Promise<bigint[]> {
  const rows = await db
    .selectFrom('wnfts')
    .select('token_id')
    .where('chain_id', '=', chainId)
    .where('contract_address', '=', contract)
    .where('is_alive', '=', true)
    .execute()
  return rows.map((row) => BigInt(row.token_id))
}

/**
 * Writes a step whole: blocks, touches, tokens, collateral, news and cursor in one transaction. Answers the agents whose
 * collateral was written; null when another follower was faster, or the following was stopped.
 */
export async function saveChainStep(db: Db, step: ChainStep): Promise<string[] | null> {
  const { rows } = await sql<{ answer: { agents?: string[]; fault?: string } }>`
    select save_chain_step(${JSON.stringify(step)}::jsonb) as answer
  `.execute(db)
  return rows[0]?.answer.agents ?? null
}

/** Ends the following of a chain where it stands, with the reason, until an operator deletes the cursor. */
export async function stopChain(db: Db, chainId: number, hash: string, reason: string): Promise<void> {
  await db
    .updateTable('chain_cursors')
    .set({ stopped: reason })
    .where('chain_id', '=', chainId)
    .where('hash', '=', hash)
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
  await sql`select set_chain_terms(${chainId}::int, ${marginSeconds}::int, ${staleSeconds}::int)`.execute(db)
}
