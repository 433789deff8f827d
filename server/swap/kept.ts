import type { Halt } from '#api/halt.ts'
import { freshRate, type Rates } from '#domain/prices/rate.ts'
import { type Pair, pairKey } from '#domain/swap/pair.ts'
import type { Context } from '../context.ts'

/** A cached result of a pair, with the versions of what it was made of. */
interface Kept<Made> {
  readonly made: Made
  readonly rates: Rates
  readonly halts: readonly Halt[]
  readonly version: number
  /** Unix ms: then one of its rates is stale. */
  readonly until: number
}

/**
 * Caches a result by pair, the same for everybody who asks: the same object until the book, a rate or a halt changes.
 */
export function keptByPair<Made>(make: (context: Context, pair: Pair) => Made): (context: Context, pair: Pair) => Made {
  const keptBy = new WeakMap<Context, Map<string, Kept<Made>>>()
  return (context, pair) => {
    const known = keptBy.get(context) ?? new Map<string, Kept<Made>>()
    keptBy.set(context, known)
    const key = pairKey(pair)
    const [now, rates, halts] = [context.now(), context.rates(), context.halts()]
    const version = context.book.version(pair, now)
    const kept = known.get(key)
    const isSame = kept?.rates === rates && kept.halts === halts && kept.version === version && now < kept.until
    if (isSame) return kept.made
    const sides = [pair.from, pair.to].map(({ currency }) => freshRate(rates, currency, now)?.validUntil)
    const until = Math.min(...sides.map((each) => each ?? Number.POSITIVE_INFINITY))
    const made = make(context, pair)
    known.set(key, { made, rates, halts, version, until })
    return made
  }
}
