import { setTimeout as wait } from 'node:timers/promises'
import { findNetworkOfChain } from '#domain/money/networks.ts'
import { chainIdOf } from '#outside/chain/chain-id.ts'
import type { Deployment } from '#outside/chain/deployment.ts'
import { type Follower, type FollowState, followChain, knownOf } from '#outside/chain/follow/follow.ts'
import { chainCursor } from '#outside/db/chain.ts'
import type { Context } from '../context.ts'
import { type FoundContracts, lookAtContracts } from '../contracts.ts'
import { marginOf } from '../margin.ts'
import { revalue } from './clock.ts'

/** How often a chain is looked at, in ms: where the newest block counts, and where many must follow it first. */
const pollMs = { atOnce: 500, later: 1_000 }

/** How often a node that has not answered since the start is asked again, in ms. */
const askAgainMs = 5_000

/** How often `firstLook` checks whether every chain was read, in ms. */
const lookMs = 50

/** What the process that follows a chain shows the others; the rest is in the database. */
type SharedState = Pick<FollowState, 'stalled' | 'nodesAway'>

/**
 * Follows the chains: one follower for each chain with contracts of the market. Of all processes the one with a chain's lease
 * follows it; what another would write is refused.
 */
export class Chains {
  readonly #context: Context
  readonly #contracts: FoundContracts
  readonly #followers = new Map<number, Follower>()
  /** Chains whose contracts were not seen yet. */
  readonly #awaited = new Map<number, FollowState>()
  readonly #awaiting: Promise<void>[] = []
  readonly #end = new AbortController()

  constructor(context: Context, contracts: FoundContracts) {
    this.#context = context
    this.#contracts = contracts
  }

  /** The state of each chain's follower by chain id, whichever process runs it. */
  async states(): Promise<ReadonlyMap<number, FollowState>> {
    const followed = [...this.#followers].map(
      async ([id, follower]) => [id, await this.#stateOf(id, follower)] as const,
    )
    return new Map([...this.#awaited, ...(await Promise.all(followed))])
  }

  async start(): Promise<void> {
    const { seen, unseen: notYet } = this.#contracts
    for (const [chainId, deployment] of seen) await this.#follow(chainId, deployment)
    for (const [chainId, deployment] of notYet) this.#awaiting.push(this.#await(chainId, deployment))
  }

  /** Resolves once each chain has been read with all its tokens, or has failed to be. */
  async firstLook(): Promise<void> {
    const isLooked = ({ block, unread, stalled, stopped }: FollowState) =>
      (block !== null && unread === 0) || (stalled ?? 'nobody') !== 'nobody' || stopped !== null
    while (!this.#end.signal.aborted && ![...(await this.states()).values()].every(isLooked)) {
      await wait(lookMs, null, { signal: this.#end.signal }).catch(() => null)
    }
  }

  async stop(): Promise<void> {
    this.#end.abort()
    await Promise.all(this.#awaiting)
    await Promise.all([...this.#followers.values()].map((follower) => follower.stop()))
  }

  #sharedState(chainId: number): SharedState {
    const { stalled, nodesAway } = this.#followers.get(chainId)?.state ?? fine
    return { stalled, nodesAway }
  }

  /** The own follower's state; where another process follows, what the database and that process say. */
  async #stateOf(chainId: number, follower: Follower): Promise<FollowState> {
    const { leases, db } = this.#context
    if (leases.hold(leaseOf(chainId))) return follower.state
    const { isHeld, status } = leases.statusOf(leaseOf(chainId))
    const shared = status as SharedState | null
    try {
      return {
        ...knownOf(await chainCursor(db, chainId)),
        stalled: 'nobody',
        nodesAway: 0,
        ...(isHeld && (shared ?? fine)),
      }
    } catch {
      return { ...follower.state, stalled: 'database' }
    }
  }

  async #follow(chainId: number, deployment: Deployment): Promise<void> {
    const { rpcsByChainId, db, log, settings, leases } = this.#context
    const finalDepth = findNetworkOfChain(chainId)?.chain?.finalDepth
    if (!finalDepth) return
    const lease = leaseOf(chainId)
    leases.want(lease, () => this.#sharedState(chainId))
    await leases.look()
    if (this.#end.signal.aborted) return
    const follower = followChain({
      chainId,
      rpcUrls: rpcsByChainId.get(chainId) ?? [],
      mayBeAway: settings.mayRpcBeAway,
      deployment,
      db,
      log,
      finalDepth,
      marginSeconds: marginOf(settings),
      staleSeconds: settings.staleChainSeconds,
      pollMs: finalDepth === 1 ? pollMs.atOnce : pollMs.later,
      onCredited: () => revalueAndTell(this.#context),
      hold: () => leases.hold(lease),
    })
    this.#followers.set(chainId, follower)
  }

  /** Waits until a chain's node answers with this release's contracts, then follows it. What was credited last stands meanwhile. */
  async #await(chainId: number, deployment: Deployment): Promise<void> {
    const { rpcsByChainId, db, log } = this.#context
    const rpcUrls = rpcsByChainId.get(chainId) ?? []
    for (;;) {
      const cursor = await chainCursor(db, chainId).catch(() => null)
      const state: FollowState = { ...knownOf(cursor), stopped: null, stalled: 'away' }
      this.#awaited.set(chainId, state)
      const ids = await Promise.all(rpcUrls.map(chainIdOf))
      const isOther = ids.some((id) => id !== null && id !== chainId)
      if (isOther) this.#awaited.set(chainId, { ...state, stalled: 'other-chain' })
      // The first that answers is enough here: the follower compares them all.
      const rpcUrl = rpcUrls[ids.indexOf(chainId)]
      const faults = isOther || !rpcUrl ? null : await lookAtContracts(rpcUrl, deployment, log).catch(() => null)
      if (this.#end.signal.aborted) return
      if (faults && faults.length > 0) {
        log.warn(
          { chainId, faults },
          'chain follower: contracts are not those of this release, the chain is not followed',
        )
        this.#awaited.set(chainId, { ...state, stalled: null, stopped: faults.join('; ') })
        return
      }
      if (faults) break
      await wait(askAgainMs, null, { signal: this.#end.signal }).catch(() => null)
    }
    log.info({ chainId }, 'chain follower: node answers and contracts are right, following begins')
    this.#contracts.seen.set(chainId, deployment)
    await this.#follow(chainId, deployment)
    this.#awaited.delete(chainId)
  }
}

function leaseOf(chainId: number): string {
  return `chain:${chainId}`
}

/** The state of a chain whose process reported nothing else. */
const fine: SharedState = { stalled: null, nodesAway: 0 }

/** Sets anew what these agents may promise as soon as their collateral is written, and has the events read. */
async function revalueAndTell(context: Context): Promise<void> {
  await revalue(context)
  context.eventsCommitted()
}
