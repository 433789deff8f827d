import type { Hex } from 'viem'
import { type ChainCursor, chainBlocks } from '../../db/chain.ts'
import type { Db } from '../../db/pool.ts'
import { blocksAt, type Header } from './blocks.ts'
import type { Nodes } from './nodes.ts'

/** How many blocks are remembered: the deepest reorganisation that is undone block by block. */
export const keptBlocks = 256

/** How many blocks one step goes on: so much is saved before more is asked for. */
const blocksAStep = 128

/** No remembered block is on the node's chain: the reorganisation is deeper than is remembered. */
export class TooDeep extends Error {
  override readonly name = 'TooDeep'
}

/** Which way a step goes. */
export interface Route {
  /** The last block that stays; null when no block is followed up and every token is read as it is. */
  readonly base: { readonly number: number; readonly hash: Hex } | null
  /** Whether blocks that were followed are not on the chain any more. */
  readonly isBent: boolean
  /** The number of the block at which the step ends. */
  readonly target: number
}

/** Every token is read at this block, and only it is remembered. */
export function wholeAt({ number }: Header, isBent: boolean): Route {
  return { base: null, isBent, target: number }
}

/**
 * The way from the cursor towards the newest final block: from the newest remembered block that is on the node's chain, some
 * blocks further. Everything is read instead where nothing was followed yet, too many blocks lie between, or too many were
 * replaced: going through those one part after the other would show again what was true long ago. Throws Stall and TooDeep.
 */
export async function routeTo(
  nodes: Nodes,
  db: Db,
  chainId: number,
  cursor: ChainCursor | null,
  final: Header,
): Promise<Route> {
  if (!cursor) return wholeAt(final, false)
  const ancestor = await commonBlock(nodes, db, chainId, cursor, final)
  if (!ancestor) return wholeAt(final, true)
  const isBent = ancestor.hash !== cursor.hash
  const far = final.number - ancestor.number
  if (far > (isBent ? blocksAStep : keptBlocks)) return wholeAt(final, isBent)
  return { base: ancestor, isBent, target: ancestor.number + Math.min(far, blocksAStep) }
}

/** The newest remembered block on the node's chain; null where too few are remembered to tell. */
async function commonBlock(
  nodes: Nodes,
  db: Db,
  chainId: number,
  cursor: ChainCursor,
  final: Header,
): Promise<Header | null> {
  const [last] = cursor.number === final.number ? [final] : await blocksAt(nodes, [cursor.number])
  if (last?.hash === cursor.hash) return last
  const known = await chainBlocks(db, chainId)
  const blocks = await blocksAt(
    nodes,
    known.map(({ number }) => number),
  )
  const common = blocks.find((header, index) => header?.hash === known[index]?.hash)
  if (common) return common
  if (known.length < keptBlocks) return null
  throw new TooDeep(`none of the ${known.length} remembered blocks is on the chain any more`)
}
