import { setTimeout as wait } from 'node:timers/promises'
import { findNetworkOfChain } from '#domain/money/networks.ts'
import type { Log } from '#outside/log.ts'
import type { ChainStep, Hold } from '../../db/asks.ts'
import {
  type ChainCursor,
  chainCursor,
  saveChainLook,
  saveChainStep,
  setChainTerms,
  stopChain,
} from '../../db/chain.ts'
import { LeaseLost } from '../../db/leases.ts'
import type { Db } from '../../db/pool.ts'
import type { Deployment } from '../deployment.ts'
import { Node, Stall, type StallReason } from './node.ts'
import { Nodes } from './nodes.ts'
import { TooDeep } from './route.ts'
import { nextStep, type Setting } from './step.ts'

/** What a follower needs. */
export interface FollowOptions {
  readonly chainId: number
  /** Nodes of the chain: only what all of them say counts. */
  readonly rpcUrls: readonly string[]
  /** Whether nodes that are away are passed over while another answers. */
  readonly mayBeAway: boolean
  readonly deployment: Deployment
  readonly db: Db
  readonly log: Log
  /** How deep a block must lie to be credited, the head of the chain being 1 deep. */
  readonly finalDepth: number
  /**
   * How long before its unlock a token stops to back new business: the longest order, hold, dispute and deciding, without the
   * time that a decision waits in the settlement, which is read.
   */
  readonly marginSeconds: number
  /** After so long (s) out of sight the chain's collateral backs nothing new. */
  readonly staleSeconds: number
  /** Called with the agents whose collateral a step wrote; with none when a stale chain is followed again. */
  readonly onCredited?: (agents: readonly string[]) => Promise<unknown>
  /** How often the chain is looked at, in ms. */
  readonly pollMs?: number
  /** The lease under which this process follows, null without it; missing where there is no other process. */
  readonly hold?: () => Hold | null
}

/** The state of a chain's follower. */
export interface FollowState {
  /** The newest block that was credited; null before the first. */
  readonly block: { readonly number: number; readonly hash: string } | null
  /** Why it does not go on at this moment (`nobody`: no process is at it); null when it does. */
  readonly stalled: StallReason | 'database' | 'fault' | 'nobody' | null
  /** Why it does not go on until an operator looked; null when it does. */
  readonly stopped: string | null
  /** The chain was out of sight for so long that its collateral backs nothing new. */
  readonly isStale: boolean
  /** How many ids of wrapped tokens are still to be read; those that are registered were read already. */
  readonly unread: number
  /** Assets of the market that do not answer, or not as before, of which nothing is credited. */
  readonly unreadable: readonly string[]
  /** How many nodes were passed over because they are away. */
  readonly nodesAway: number
}

/** Before the first look. */
const unseen: FollowState = {
  block: null,
  stalled: null,
  stopped: null,
  isStale: false,
  unread: 0,
  unreadable: [],
  nodesAway: 0,
}

/** The state as the database has it; null: nothing yet. */
export function knownOf(cursor: ChainCursor | null): FollowState {
  if (!cursor) return unseen
  const { number, hash, stopped, isStale, unread, assets } = cursor
  return {
    ...unseen,
    block: { number, hash },
    stopped,
    isStale,
    unread: countOf(unread),
    unreadable: unreadableOf(assets),
  }
}

function countOf(unread: ChainCursor['unread']): number {
  return unread ? unread.to - unread.from + 1 : 0
}

function unreadableOf(assets: ChainCursor['assets']): string[] {
  return assets.filter(({ held }) => held === null).map(({ ticker }) => ticker)
}

/** A chain that is followed. */
export interface Follower {
  readonly state: FollowState
  /** Resolves once the block of this number, or a later one, is credited and all tokens are read; with a hash, once exactly that one is. */
  caughtUp(number: number, hash?: string): Promise<void>
  /** Resolves once this holds of the state. */
  until(holds: (state: FollowState) => boolean): Promise<void>
  /** Breaks off what is being asked, lets what is being written finish, and ends. */
  stop(): Promise<void>
}

/** After so many looks in a row without a common block, the chain counts as replaced. */
const looksBeforeStop = 3
const longestPauseMs = 30_000

/**
 * Follows the wrapped tokens of one deployment on one chain into the database, from where the last follower ended. A node
 * that is away, behind, or cannot be believed changes nothing; `state` says why. Several may follow the same chain,
 * each while `hold` says that it has the lease.
 */
export function followChain(options: FollowOptions): Follower {
  return new ChainFollower(options)
}

class ChainFollower implements Follower {
  readonly #options: FollowOptions
  readonly #setting: Setting
  readonly #nodes: Nodes
  readonly #end = new AbortController()
  readonly #waiting = new Set<{ holds: (state: FollowState) => boolean; resolve: () => void }>()
  readonly #running: Promise<void>
  #state: FollowState = unseen
  #failures = 0
  /** Whose collateral was written, until `onCredited` has seen to them. */
  readonly #credited = new Set<string>()
  #tooDeep = 0

  constructor(options: FollowOptions) {
    const nativeTicker = findNetworkOfChain(options.chainId)?.symbol
    if (!nativeTicker) throw new Error(`no network has chain ${options.chainId}`)
    this.#options = options
    this.#setting = { ...options, nativeTicker }
    const { rpcUrls, mayBeAway } = options
    this.#nodes = new Nodes(
      rpcUrls.map((url) => new Node(url, this.#end.signal)),
      mayBeAway,
    )
    this.#running = this.#run()
  }

  get state(): FollowState {
    return this.#state
  }

  caughtUp(number: number, hash?: string): Promise<void> {
    return this.until(({ block, stalled, unread }) => {
      if (!block || stalled || unread > 0) return false
      return hash ? block.hash === hash : block.number >= number
    })
  }

  until(holds: (state: FollowState) => boolean): Promise<void> {
    if (holds(this.#state)) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.add({ holds, resolve }))
  }

  async stop(): Promise<void> {
    this.#end.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    const { pollMs = 500 } = this.#options
    let setUnder: number | null = null
    while (!this.#end.signal.aborted) {
      const hold = this.#options.hold?.() ?? null
      const isOurs = hold !== null || !this.#options.hold
      // Another process may follow with other terms meanwhile.
      const fence = hold?.fence ?? 0
      const moved = isOurs ? await this.#round(hold, setUnder === fence) : null
      if (moved !== null) setUnder = fence
      if (moved) continue
      const pause = Math.min(pollMs * 2 ** this.#failures, Math.max(longestPauseMs, pollMs))
      await wait(pause, null, { signal: this.#end.signal }).catch(() => null)
    }
  }

  /** One look at the chain: returns whether it moved, null when it could not be read. */
  async #round(hold: Hold | null, isSet: boolean): Promise<boolean | null> {
    const { chainId, db } = this.#options
    try {
      if (!isSet) await setChainTerms(db, chainId, this.#options)
      this.#nodes.begin()
      const moved = await this.#advance(hold)
      this.#failures = 0
      return moved
    } catch (error) {
      if (!this.#end.signal.aborted) this.#stall(error)
      return null
    }
  }

  async #advance(hold: Hold | null): Promise<boolean> {
    const { chainId, db, onCredited } = this.#options
    const cursor = await chainCursor(db, chainId)
    if (cursor) this.#know(cursor)
    if (cursor?.stopped) {
      this.#say({ ...this.#state, stalled: null, stopped: cursor.stopped })
      return false
    }
    const step = await this.#nextStep(cursor, hold)
    if (step === 'stopped') return true
    const agents = step ? await saveChainStep(db, step, hold) : []
    if (agents === null) return true
    if (!step && cursor) await saveChainLook(db, chainId, cursor.hash, hold)
    // Kept until `onCredited` has run: these agents are not reported again.
    for (const agent of agents) this.#credited.add(agent)
    if (this.#credited.size > 0 || cursor?.isStale) await onCredited?.([...this.#credited])
    this.#credited.clear()
    if (step) this.#know(step)
    const isStale = step?.isNewest === false && this.#state.isStale
    this.#say({ ...this.#state, stalled: null, stopped: null, isStale, nodesAway: this.#nodes.away })
    return step !== null
  }

  /** The next step to write. A chain without any remembered block, several looks in a row, is followed no further. */
  async #nextStep(cursor: ChainCursor | null, hold: Hold | null): Promise<ChainStep | null | 'stopped'> {
    const { chainId, db, log } = this.#options
    try {
      const step = await nextStep(this.#nodes, db, this.#setting, cursor)
      this.#tooDeep = 0
      return step
    } catch (error) {
      if (!cursor || !(error instanceof TooDeep)) throw error
      this.#tooDeep += 1
      if (this.#tooDeep < looksBeforeStop) throw new Stall('contradictory', error.message)
      await stopChain(db, chainId, cursor.hash, { reason: error.message, hold })
      log.warn({ chainId, detail: error.message }, 'chain follower: stopped until an operator has looked')
      return 'stopped'
    }
  }

  /** Takes over what the database has of this chain, so that the state shows it while the node is away. */
  #know(of: ChainCursor | ChainStep): void {
    const { chainId, log } = this.#options
    const unreadable = unreadableOf(of.assets)
    for (const ticker of unreadable) {
      if (this.#state.unreadable.includes(ticker)) continue
      log.warn({ chainId, ticker }, 'chain follower: token does not answer as it must, nothing of it is credited')
    }
    const isStale = 'isStale' in of ? of.isStale : this.#state.isStale
    const block = { number: of.number, hash: of.hash }
    this.#state = { ...this.#state, block, isStale, unread: countOf(of.unread), unreadable }
  }

  #stall(error: unknown): void {
    const { chainId, log } = this.#options
    // Another process follows it by now.
    if (error instanceof LeaseLost) return
    const stalled = error instanceof Stall ? error.reason : isOfDatabase(error) ? 'database' : 'fault'
    const detail = error instanceof Error ? (stalled === 'fault' && error.stack) || error.message : String(error)
    if (this.#state.stalled !== stalled) {
      log.warn({ chainId, reason: stalled, detail }, 'chain follower: stalled, tried again with growing pauses')
    }
    this.#failures = Math.min(this.#failures + 1, 10)
    this.#say({ ...this.#state, stalled, nodesAway: this.#nodes.away })
  }

  #say(state: FollowState): void {
    const { chainId, log } = this.#options
    if (this.#state.stalled && !state.stalled) log.info({ chainId }, 'chain follower: works again')
    this.#state = state
    for (const waiting of this.#waiting) {
      if (!waiting.holds(state)) continue
      this.#waiting.delete(waiting)
      waiting.resolve()
    }
  }
}

/** Errors of PostgreSQL and of its connection have a code, those of its pool have these words; the rest are bugs of ours. */
function isOfDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'code' in error || /timeout exceeded|Connection terminated|pool/.test(error.message)
}
