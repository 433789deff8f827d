import type { Address } from 'viem'
import type { Statement } from './statements.ts'

/** What is known of a spawned id from blocks that are final on both chains. Times are Unix s of the chain's own blocks. */
export interface Item {
  readonly tokenId: bigint
  /** Who froze the original, and when, by the home chain. */
  readonly frozenBy: Address
  readonly frozenAt: bigint
  readonly isSpawned: boolean
  /** Who burned the spawned token, and when, by the chain that it was on; null while it was not. */
  readonly burned: { readonly by: Address; readonly at: bigint } | null
  /** Its holder asked to have it back instead of having it spawned. */
  readonly isWantedBack: boolean
}

/**
 * For how long a statement holds, in seconds, and at which steps: all signers of a keeper come to the same deadline without talking to each
 * other, and what ran out is signed anew.
 */
export const windowSeconds = 7n * 86_400n

/**
 * What this signer says of an id now; null: nothing (docs/keeper.md). A token must never be live on both chains, so
 *   - what is kept leaves once the spawned token has burned, to whom burned it;
 *   - or, never spawned, once no `Spawn` that this signer ever signed can be used any more. From then on it signs no other.
 * With a threshold of more than half of the signers, any two sets of them that can act share one who kept to this.
 * `signed` is everything that this signer has signed for the id; `homeNow`, `awayNow`: the times of the newest final blocks.
 */
export function statementFor(
  item: Item,
  signed: readonly Statement[],
  homeNow: bigint,
  awayNow: bigint,
): Statement | null {
  const { tokenId } = item
  if (item.burned) {
    const { by, at } = item.burned
    return unlessSigned({ kind: 'UnFreeze', tokenId, receiver: by, deadline: windowEnd(at, homeNow) }, signed)
  }
  if (item.isSpawned) return null
  if (item.isWantedBack || signed.some(({ kind }) => kind === 'UnFreeze')) {
    const mayStillSpawn = signed.some(({ kind, deadline }) => kind === 'Spawn' && deadline >= awayNow)
    if (mayStillSpawn) return null
    const deadline = windowEnd(item.frozenAt, homeNow)
    return unlessSigned({ kind: 'UnFreeze', tokenId, receiver: item.frozenBy, deadline }, signed)
  }
  const deadline = windowEnd(item.frozenAt, homeNow)
  return unlessSigned({ kind: 'Spawn', tokenId, receiver: item.frozenBy, deadline }, signed)
}

/** The end of the window after the one that `now` lies in, counted from `start`: at least one whole window ahead. */
function windowEnd(start: bigint, now: bigint): bigint {
  const passed = now > start ? (now - start) / windowSeconds : 0n
  return start + (passed + 2n) * windowSeconds
}

function unlessSigned(wanted: Statement, signed: readonly Statement[]): Statement | null {
  const isSigned = signed.some(
    (one) => one.kind === wanted.kind && one.receiver === wanted.receiver && one.deadline === wanted.deadline,
  )
  return isSigned ? null : wanted
}
