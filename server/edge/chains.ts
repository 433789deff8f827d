import { coverSeconds } from '#domain/collateral/enforceable.ts'
import { findNetworkOfChain } from '#domain/money/networks.ts'
import { type Follower, type FollowState, followChain } from '#outside/chain/follow/follow.ts'
import type { Settings } from '../config.ts'
import type { World } from '../world.ts'
import { revalue } from './clock.ts'

/** How often a chain is looked at, in ms: where the newest block counts, and where many must follow it first. */
const pollMs = { atOnce: 500, later: 3_000 }

/** The door through which the chains come in: one follower for each chain with contracts of the market. */
export class Chains {
  readonly #world: World
  readonly #followers = new Map<number, Follower>()

  constructor(world: World) {
    this.#world = world
  }

  /** How each chain's following stands, by chain id. */
  get states(): ReadonlyMap<number, FollowState> {
    return new Map([...this.#followers].map(([chainId, { state }]) => [chainId, state]))
  }

  start(): void {
    const { contracts, rpcByChainId, db, log, settings } = this.#world
    for (const [chainId, deployment] of contracts) {
      const rpcUrl = rpcByChainId.get(chainId)
      const finalDepth = findNetworkOfChain(chainId)?.chain?.finalDepth
      if (!rpcUrl || !finalDepth) continue
      const follower = followChain({
        chainId,
        rpcUrl,
        deployment,
        db,
        log,
        finalDepth,
        marginSeconds: marginOf(settings),
        pollMs: finalDepth === 1 ? pollMs.atOnce : pollMs.later,
        onCredited: () => revalueAndTell(this.#world),
      })
      this.#followers.set(chainId, follower)
    }
  }

  /** Resolves once each chain was looked at, whether or not it could be read. */
  async firstLook(): Promise<void> {
    const isLooked = ({ block, stalled, stopped }: FollowState) =>
      block !== null || stalled !== null || stopped !== null
    await Promise.all([...this.#followers.values()].map((follower) => follower.until(isLooked)))
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#followers.values()].map((follower) => follower.stop()))
  }
}

/** What collateral secures is promised anew as soon as it is written; who looks at it is told in any case. */
async function revalueAndTell(world: World): Promise<void> {
  await revalue(world)
  world.tell()
}

function marginOf({ payoutSeconds, holdSeconds, disputeMs }: Settings): number {
  const hold = Math.max(holdSeconds.crypto, holdSeconds.fiat)
  return coverSeconds({ payout: payoutSeconds, hold, dispute: disputeMs / 1000 })
}
