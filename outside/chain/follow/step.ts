import { allowedShare } from '#domain/collateral/share.ts'
import { plain } from '#domain/money/decimal.ts'
import type { ChainStep, Unread } from '../../db/asks.ts'
import {
  type ChainCursor,
  highestLiving,
  nextUnread,
  pinnedDecimals,
  registeredUnread,
  touchedAbove,
} from '../../db/chain.ts'
import type { Db } from '../../db/pool.ts'
import type { Deployment } from '../deployment.ts'
import { isOtherMarket, type Market, readMarket } from './assets.ts'
import { readAwards } from './awards.ts'
import { blockAt, chainUpTo, finalBlock, type Header, logsOf } from './blocks.ts'
import { Stall } from './node.ts'
import type { Nodes } from './nodes.ts'
import { keptBlocks, type Route, routeTo, wholeAt } from './route.ts'
import { lastIdAt, readTokens } from './tokens.ts'
import { spokenFor, touchesOf } from './touches.ts'

/** How many tokens are read in a step that nobody waits for: of those that were not touched. */
const tokensAStep = 200

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

/**
 * The step from the cursor to the newest final block, or a part of the way; null when there is nothing to write.
 * Throws Stall when the node cannot be believed or is behind, TooDeep when the chain left everything that is remembered.
 */
export async function nextStep(
  nodes: Nodes,
  db: Db,
  setting: Setting,
  cursor: ChainCursor | null,
): Promise<ChainStep | null> {
  const final = await finalBlock(nodes, setting)
  if (cursor && final.number < cursor.number) {
    throw new Stall('behind', `the newest final block is ${final.number}, and ${cursor.number} was one already`)
  }
  const followed = cursor?.contract === setting.deployment.storage ? cursor : null
  if (followed && followed.hash === final.hash && !followed.unread) return null
  const route = await routeTo(nodes, db, setting.chainId, followed, final)
  const { target } = route
  const from = { cursor, followed }
  if (target === final.number) return stepTo(nodes, db, setting, from, { ...route, header: final, isNewest: true })
  const onTheWay = { ...route, header: await blockAt(nodes, target), isNewest: false }
  return stepTo(nodes, db, setting, from, onTheWay).catch((error: unknown) => {
    // The node has no state of that block any more: everything is read as it is now.
    if (!(error instanceof Stall && error.reason === 'behind')) throw error
    return stepTo(nodes, db, setting, from, { ...wholeAt(final, false), header: final, isNewest: true })
  })
}

/** Where a step starts from: the cursor, if any, and the same if it is of the contracts that are followed. */
type From = { readonly cursor: ChainCursor | null; readonly followed: ChainCursor | null }
type Way = Route & { readonly header: Header; readonly isNewest: boolean }

async function stepTo(
  nodes: Nodes,
  db: Db,
  setting: Setting,
  { cursor, followed }: From,
  way: Way,
): Promise<ChainStep> {
  const { chainId, deployment, marginSeconds, staleSeconds } = setting
  const { base, header, isNewest } = way
  const headers = base === null ? [header] : await chainUpTo(nodes, base.number + 1, header, base.hash)
  const [market, blockLogs] = await Promise.all([
    readMarket(nodes, setting, header.hash, await pinnedDecimals(db, chainId)),
    logsOf(nodes, base === null ? [] : headers, spokenFor(deployment)),
  ])
  const fresh = blockLogs.map(({ header: { number }, logs }) => ({ number, tokenIds: touchesOf(deployment, logs) }))
  const orphaned = base && base.number !== followed?.number ? await touchedAbove(db, chainId, base.number) : []
  const plan = await planOf(nodes, db, setting, followed, way, market)
  const touched = [...orphaned, ...plan.ids, ...fresh.flatMap(({ tokenIds }) => [...tokenIds])]
  const ids = [...new Set(touched)].toSorted((a, b) => (a < b ? -1 : 1))
  return {
    chainId,
    before: cursor?.hash ?? null,
    unreadBefore: cursor?.unread?.from ?? null,
    base: base?.number ?? -1,
    oldest: header.number - keptBlocks + 1,
    number: header.number,
    hash: header.hash,
    isNewest,
    at: new Date(header.at * 1000).toISOString(),
    isTrusted: market.isTrusted,
    assets: market.assets,
    marginSeconds,
    delaySeconds: market.delaySeconds,
    staleSeconds,
    contract: deployment.storage,
    blocks: headers.map(({ number, hash }) => ({ number, hash })),
    touches: fresh.flatMap(({ number, tokenIds }) => [...tokenIds].map((id) => ({ number, tokenId: `${id}` }))),
    isSweep: plan.isSweep,
    unread: plan.unread,
    tokens: await readTokens(nodes, deployment, market, ids, header.hash),
    share: plain(allowedShare),
    ...(await readAwards(nodes, db, deployment, { header, kept: header.number - keptBlocks, blockLogs })),
  }
}

/** Which tokens a step reads beside those that were touched, and what it leaves to later ones. */
interface Plan {
  readonly isSweep: boolean
  readonly ids: readonly bigint[]
  readonly unread: Unread | null
}

/**
 * Where known tokens may have changed unseen, all are read again: the registered ones at once, since only they secure anything,
 * the others some at a time in later steps.
 */
async function planOf(
  nodes: Nodes,
  db: Db,
  { chainId, deployment }: Setting,
  followed: ChainCursor | null,
  { base, isBent, header }: Way,
  market: Market,
): Promise<Plan> {
  const wnfts = { chainId, contract: deployment.storage }
  const isOther = followed && (followed.isTrusted !== market.isTrusted || isOtherMarket(followed.assets, market.assets))
  if (base === null || isOther) {
    const given = await lastIdAt(nodes, deployment, header.hash)
    const to = Math.max(given, await highestLiving(db, wnfts))
    const isWithEnded = followed === null || (base === null && isBent) || (followed.unread?.isWithEnded ?? false)
    const all = { from: 1, to, isWithEnded }
    return { isSweep: true, ids: await registeredUnread(db, wnfts, all, true), unread: to === 0 ? null : all }
  }
  if (!followed?.unread) return { isSweep: false, ids: [], unread: null }
  const registered = await registeredUnread(db, wnfts, followed.unread, false)
  const { ids, rest } = await nextUnread(db, wnfts, followed.unread, tokensAStep)
  return { isSweep: false, ids: [...registered, ...ids], unread: rest }
}
