import { findNetwork } from '../money/networks.ts'

/** One side of a swap: a currency on a network. */
export interface Asset {
  readonly network: string
  readonly currency: string
}

/** What is swapped for what. */
export interface Pair {
  readonly from: Asset
  readonly to: Asset
}

/** The key of an asset: `NETWORK/CURRENCY`, as swap options write it. */
export function assetKey(asset: Asset): string {
  return `${asset.network}/${asset.currency}`
}

/** The key of a pair, for maps. */
export function pairKey(pair: Pair): string {
  return `${assetKey(pair.from)}>${assetKey(pair.to)}`
}

/** Whether a market that offers `networkIds` can quote this pair: both sides exist and they are not the same thing. */
export function isPairOffered(pair: Pair, networkIds: ReadonlySet<string>): boolean {
  return isAssetOffered(pair.from, networkIds) && isAssetOffered(pair.to, networkIds) && !isSame(pair.from, pair.to)
}

function isAssetOffered(asset: Asset, networkIds: ReadonlySet<string>): boolean {
  const network = networkIds.has(asset.network) ? findNetwork(asset.network) : undefined
  return network?.currencies.includes(asset.currency) ?? false
}

function isSame(a: Asset, b: Asset): boolean {
  return a.network === b.network && a.currency === b.currency
}

/** network → currency → target network → target currencies, as `config.swap.swapPairs` has it. */
export type SwapPairs = Record<string, Record<string, Record<string, string[]>>>

/** Every pair that a market with these networks offers. */
export function swapPairs(networkIds: ReadonlySet<string>): SwapPairs {
  const offered = [...networkIds].map((id) => findNetwork(id)).filter((network) => network !== undefined)
  const pairs: SwapPairs = {}
  for (const from of offered) {
    const byCurrency: SwapPairs[string] = {}
    for (const currency of from.currencies) byCurrency[currency] = targets(offered, { network: from.id, currency })
    pairs[from.id] = byCurrency
  }
  return pairs
}

function targets(
  offered: readonly { id: string; currencies: readonly string[] }[],
  from: Asset,
): Record<string, string[]> {
  const to: Record<string, string[]> = {}
  for (const network of offered) {
    const currencies = network.currencies.filter((currency) => !isSame(from, { network: network.id, currency }))
    if (currencies.length > 0) to[network.id] = currencies
  }
  return to
}
