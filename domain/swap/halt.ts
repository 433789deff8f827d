import { type Pair, pairKey } from './pair.ts'

/** What a halt stops: the whole market, whatever is from or to a network, or one pair in its direction. */
export type HaltScope =
  | { readonly scope: 'market' }
  | { readonly scope: 'network'; readonly network: string }
  | { readonly scope: 'pair'; readonly pair: Pair }

/** How far a halt reaches; of several that concern a pair the widest speaks. */
const width = { market: 0, network: 1, pair: 2 } as const

/** Whether a halt of this stops a pair. */
export function stops(what: HaltScope, pair: Pair): boolean {
  if (what.scope === 'market') return true
  if (what.scope === 'pair') return pairKey(what.pair) === pairKey(pair)
  return what.network === pair.from.network || what.network === pair.to.network
}

/** The halt that stops a pair, the widest of several; null when the pair is taken. */
export function haltOf<H extends { readonly what: HaltScope }>(standing: readonly H[], pair: Pair): H | null {
  const concerned = standing.filter(({ what }) => stops(what, pair))
  return concerned.sort((a, b) => width[a.what.scope] - width[b.what.scope])[0] ?? null
}
