import { sql } from 'kysely'
import type { Db } from './pool.ts'
import type { ChainCursorTable } from './tables.ts'

/** Where the following of a chain stands: the block seen last, and why it ended, if it did. */
export type ChainCursor = Pick<ChainCursorTable, 'number' | 'hash' | 'is_trusted' | 'stopped'> & {
  /** When that block was made. */
  readonly at: string
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
  readonly marginSeconds: number
  /** The contract of the wrapped tokens. */
  readonly contract: string
  readonly blocks: readonly { number: number; hash: string }[]
  readonly touches: readonly { number: number; tokenId: string }[]
  /** Every touched token as it is at the new block; one without an owner has ended. */
  readonly tokens: readonly { tokenId: string; owner: string | null }[]
}

/** Where a chain's following stands; null before the first step. */
export async function chainCursor(db: Db, chainId: number): Promise<ChainCursor | null> {
  const row = await db
    .selectFrom('chain_cursors')
    .select(['number', 'hash', 'at', 'is_trusted', 'stopped'])
    .where('chain_id', '=', chainId)
    .executeTakeFirst()
  return row ?? null
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

/** Sets how long before its unlock a token stops to back new business, in seconds, and writes collateral anew if need be. */
export async function setChainMargin(db: Db, chainId: number, seconds: number): Promise<void> {
  await sql`select set_chain_margin(${chainId}::int, ${seconds}::int)`.execute(db)
}
