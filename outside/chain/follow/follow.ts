import { setTimeout as wait } from 'node:timers/promises'
import { findNetworkOfChain } from '#domain/money/networks.ts'
import type { Log } from '#outside/log.ts'
import { chainCursor, saveChainStep, setChainMargin, stopChain } from '../../db/chain.ts'
import type { Db } from '../../db/pool.ts'
import type { Deployment } from '../deployment.ts'
import { Node, Stall, type StallReason } from './node.ts'
import { nextStep, type Setting, TooDeep } from './step.ts'

/** What a follower needs. */
export interface FollowOptions {
  readonly chainId: number
  readonly rpcUrl: string
  readonly deployment: Deployment
  readonly db: Db
  readonly log: Log
  /** How deep a block must lie to be credited, the head of the chain being 1 deep. */
  readonly finalDepth: number
  /** How long before its unlock a token stops to back new business: the longest order, hold and dispute. */
  readonly marginSeconds: number
  /** Hears, after each step that was written, whose collateral it wrote. */
  readonly onCredited?: (agents: readonly string[]) => Promise<unknown>
  /** How often the chain is looked at, in ms. */
  readonly pollMs?: number
}

/** How the following of a chain stands. */
export interface FollowState {
  /** The newest block that was credited; null before the first. */
  readonly block: { readonly number: number; readonly hash: string } | null
  /** Why it does not go on at this moment; null when it does. */
  readonly stalled: StallReason | 'database' | null
  /** Why it does not go on until an operator looked; null when it does. */
  readonly stopped: string | null
}

/** A chain that is followed. */
export interface Follower {
  readonly state: FollowState
  /** Resolves once the block of this number, or a later one, is credited; with a hash, once exactly that one is. */
  caughtUp(number: number, hash?: string): Promise<void>
  /** Resolves once this holds of the state. */
  until(holds: (state: FollowState) => boolean): Promise<void>
  /** Breaks off what is being asked, lets what is being written finish, and ends. */
  stop(): Promise<void>
}

/** How often nothing may be found in common with the node before it is believed. */
const looksBeforeStop = 3
const longestPauseMs = 30_000

/**
 * Follows the wrapped tokens of one deployment on one chain into the database, from where the last follower ended. A node
 * that is away, behind, or cannot be believed changes nothing; `state` says why. Several may follow the same chain.
 */
export function followChain(options: FollowOptions): Follower {
  return new ChainFollower(options)
}

class ChainFollower implements Follower {
  readonly #options: FollowOptions
  readonly #setting: Setting
  readonly #node: Node
  readonly #end = new AbortController()
  readonly #waiting = new Set<{ holds: (state: FollowState) => boolean; resolve: () => void }>()
  readonly #running: Promise<void>
  #state: FollowState = { block: null, stalled: null, stopped: null }
  #failures = 0
  #tooDeep = 0

  constructor(options: FollowOptions) {
    const nativeTicker = findNetworkOfChain(options.chainId)?.symbol
    if (!nativeTicker) throw new Error(`no network has chain ${options.chainId}`)
    this.#options = options
    this.#setting = { ...options, nativeTicker }
    this.#node = new Node(options.rpcUrl, this.#end.signal)
    this.#running = this.#run()
  }

  get state(): FollowState {
    return this.#state
  }

  caughtUp(number: number, hash?: string): Promise<void> {
    return this.until(({ block, stalled }) => {
      if (!block || stalled) return false
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
    let isSet = false
    while (!this.#end.signal.aborted) {
      const moved = await this.#round(isSet)
      isSet ||= moved !== null
      if (moved) continue
      const pause = Math.min(pollMs * 2 ** this.#failures, Math.max(longestPauseMs, pollMs))
      await wait(pause, null, { signal: this.#end.signal }).catch(() => null)
    }
  }

  /** One look at the chain: whether it moved, null when it could not be looked at. */
  async #round(isSet: boolean): Promise<boolean | null> {
    const { chainId, db, marginSeconds } = this.#options
    try {
      if (!isSet) await setChainMargin(db, chainId, marginSeconds)
      const moved = await this.#advance()
      this.#failures = 0
      return moved
    } catch (error) {
      if (!this.#end.signal.aborted) this.#stall(error)
      return null
    }
  }

  async #advance(): Promise<boolean> {
    const { chainId, db, onCredited } = this.#options
    const cursor = await chainCursor(db, chainId)
    const block = cursor && { number: cursor.number, hash: cursor.hash }
    if (cursor?.stopped) {
      this.#say({ block, stalled: null, stopped: cursor.stopped })
      return false
    }
    const step = await nextStep(this.#node, db, this.#setting, cursor).catch(async (error) => {
      if (!cursor || !(error instanceof TooDeep)) throw error
      this.#tooDeep += 1
      if (this.#tooDeep < looksBeforeStop) throw new Stall('contradictory', error.message)
      await stopChain(db, chainId, cursor.hash, error.message)
      this.#options.log.warn(`Chain ${chainId} is not followed any more: ${error.message}.`)
      return null
    })
    if (this.#tooDeep >= looksBeforeStop) return true
    this.#tooDeep = 0
    if (!step) {
      this.#say({ block, stalled: null, stopped: null })
      return false
    }
    const agents = await saveChainStep(db, step)
    if (agents === null) return true
    if (agents.length > 0) await onCredited?.(agents)
    this.#say({ block: { number: step.number, hash: step.hash }, stalled: null, stopped: null })
    return true
  }

  #stall(error: unknown): void {
    const { chainId, log } = this.#options
    const stalled = error instanceof Stall ? error.reason : 'database'
    const message = error instanceof Error ? error.message : String(error)
    if (this.#state.stalled !== stalled) log.warn(`Chain ${chainId} cannot be followed now (${stalled}): ${message}`)
    this.#failures = Math.min(this.#failures + 1, 10)
    this.#say({ ...this.#state, stalled })
  }

  #say(state: FollowState): void {
    const { chainId, log } = this.#options
    if (this.#state.stalled && !state.stalled) log.info(`Chain ${chainId} is followed again.`)
    this.#state = state
    for (const waiting of this.#waiting) {
      if (!waiting.holds(state)) continue
      this.#waiting.delete(waiting)
      waiting.resolve()
    }
  }
}
