import type { Balances, State } from './state.ts'
import { type Item, kinds, type Name, nobody } from './terms.ts'

/** What the contract of an asset answers when it does not move it; its words are its own. */
export const assetFails = 'the asset fails'

/** The part that toll keeps of each transfer, in hundredths of a percent. */
const tollPart = 500n

function move(balances: Balances, from: Name, to: Name, amount: bigint): boolean {
  const held = balances[from] ?? 0n
  if (held < amount) return false
  balances[from] = held - amount
  balances[to] = (balances[to] ?? 0n) + amount
  return true
}

/** Moves an outside asset, whoever asks, and answers how much arrived; null when its contract refuses. */
export function moveAsset(state: State, item: Item, from: Name, to: Name): bigint | null {
  if (item.kind === kinds.native) {
    return !state.refusing.includes(to) && move(state.native, from, to, item.amount) ? item.amount : null
  }
  if (item.kind === kinds.erc20) return moveERC20(state, item, from, to)
  if (item.kind === kinds.erc1155) {
    const balances = state.cards[String(item.id)] ?? {}
    return !state.refusing.includes(to) && move(balances, from, to, item.amount) ? item.amount : null
  }
  const id = String(item.id)
  if (item.contract !== 'art' || (state.art[id] ?? nobody) !== from || to === nobody) return null
  state.art[id] = to
  return 1n
}

function moveERC20(state: State, { contract, amount }: Item, from: Name, to: Name): bigint | null {
  const balances = state.erc20[contract]
  if (!balances) return null
  if (contract === 'guarded' && (state.blocked[from] || state.blocked[to])) return null
  if (!move(balances, from, to, amount)) return null
  const kept = contract === 'toll' && !state.isTollTame ? (amount * tollPart) / 10_000n : 0n
  move(balances, to, 'tollbooth', kept)
  return amount - kept
}

export function supplyOf(state: State, token: Name): bigint {
  return Object.values(state.erc20[token] ?? {}).reduce((sum, held) => sum + held, 0n)
}
