import type { Hex } from 'viem'
import { type ChainCursor, type ChainStep, chainBlocks, livingTokens, touchedAbove } from '../../db/chain.ts'
import type { Db } from '../../db/pool.ts'
import type { Deployment } from '../deployment.ts'
import { isOtherMarket, readMarket } from './assets.ts'
import { blocksAt, chainUpTo, finalBlock, type Header, logsOf } from './blocks.ts'
import { Stall } from './node.ts'
import type { Nodes } from './nodes.ts'
import { idsUpTo, readTokens } from './tokens.ts'
import { spokenFor, touchesOf } from './touches.ts'

/** How many blocks are remembered: the deepest reorganisation that is undone. */
export const keptBlocks = 256

/** What a follower follows. */
export interface Setting {
  readonly chainId: number
  readonly deployment: Deployment
  /** How deep a block must lie to count, the head being 1 deep. */
  readonly finalDepth: number
  readonly nativeTicker: string
  readonly marginSeconds: number
  /** How long a chain may be out of sight before what lies on it backs nothing new. */
  readonly staleSeconds: number
}

/** None of the remembered blocks is on the node's chain: what was followed cannot be undone. */
export class TooDeep extends Error {
  override readonly name = 'TooDeep'
}

/** Where a step starts: the last common block, or none when everything is read anew. */
type Base = { number: number; hash: Hex | null; isWhole: boolean }

/**
 * What is to be written to go from the cursor to the newest final block; null when there is nothing. Throws Stall when the
 * node cannot be believed or is behind, TooDeep when the chain left everything that is remembered.
 */
export async function nextStep(
  nodes: Nodes,
  db: Db,
  setting: Setting,
  cursor: ChainCursor | null,
): Promise<ChainStep | null> {
  const { chainId, deployment } = setting
  const final = await finalBlock(nodes, setting)
  if (cursor && final.number < cursor.number) {
    throw new Stall('behind', `the newest final block is ${final.number}, and ${cursor.number} was one already`)
  }
  const isSame = cursor?.contract === deployment.storage
  if (isSame && cursor.hash === final.hash) return null
  const base = await baseOf(nodes, db, chainId, isSame ? cursor : null, final)
  const headers = await chainUpTo(nodes, base.number + 1, final, base.hash)
  const [market, told] = await Promise.all([
    readMarket(nodes, setting, final.hash),
    logsOf(nodes, base.isWhole ? headers.slice(1) : headers, spokenFor(deployment)),
  ])
  const fresh = told.map(({ header, logs }) => ({ number: header.number, ...touchesOf(deployment, logs) }))
  const orphaned = base.isWhole ? [] : await touchedAbove(db, chainId, base.number)
  const changed = cursor && (cursor.isTrusted !== market.isTrusted || isOtherMarket(cursor.assets, market.assets))
  const needsAll = base.isWhole || changed || fresh.some(({ all }) => all)
  const living = needsAll ? await livingTokens(db, chainId, deployment.storage) : []
  const given = base.isWhole ? await idsUpTo(nodes, deployment, final.hash) : []
  const touched = [...orphaned, ...living, ...given, ...fresh.flatMap(({ tokenIds }) => [...tokenIds])]
  const ids = [...new Set(touched)].toSorted((a, b) => (a < b ? -1 : 1))
  const tokens = await readTokens(nodes, deployment, market, ids, final.hash)

  const forAll = [...(changed ? [final.number] : []), ...fresh.filter(({ all }) => all).map(({ number }) => number)]
  return {
    chainId,
    before: cursor?.hash ?? null,
    base: base.number,
    oldest: final.number - keptBlocks + 1,
    number: final.number,
    hash: final.hash,
    parentHash: final.parentHash,
    at: new Date(final.at * 1000).toISOString(),
    isTrusted: market.isTrusted,
    assets: market.assets,
    marginSeconds: setting.marginSeconds,
    staleSeconds: setting.staleSeconds,
    contract: deployment.storage,
    blocks: headers.map(({ number, hash }) => ({ number, hash })),
    touches: [
      ...fresh.flatMap(({ number, tokenIds }) => [...tokenIds].map((id) => ({ number, tokenId: `${id}` }))),
      ...forAll.flatMap((number) => ids.map((id) => ({ number, tokenId: `${id}` }))),
    ],
    tokens,
  }
}

/**
 * The newest remembered block that is on the node's chain. Where it lies further back than what is remembered, or nothing
 * was followed yet, the step starts below the kept blocks and reads every token.
 */
async function baseOf(nodes: Nodes, db: Db, chainId: number, cursor: ChainCursor | null, final: Header): Promise<Base> {
  const whole: Base = { number: Math.max(final.number - keptBlocks, -1), hash: null, isWhole: true }
  if (!cursor) return whole
  const ancestor = await commonBlock(nodes, db, chainId, cursor, final)
  return final.number - ancestor.number > keptBlocks ? whole : { ...ancestor, isWhole: false }
}

async function commonBlock(
  nodes: Nodes,
  db: Db,
  chainId: number,
  cursor: ChainCursor,
  final: Header,
): Promise<{ number: number; hash: Hex }> {
  const [last] = cursor.number === final.number ? [final] : await blocksAt(nodes, [cursor.number])
  if (last?.hash === cursor.hash) return last
  const known = await chainBlocks(db, chainId)
  const found = await blocksAt(
    nodes,
    known.map(({ number }) => number),
  )
  const common = found.find((header, index) => header?.hash === known[index]?.hash)
  if (!common) throw new TooDeep(`none of the ${known.length} remembered blocks is on the chain any more`)
  return common
}
