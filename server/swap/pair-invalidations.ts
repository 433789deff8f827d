import { swapChannel } from '#api/channels.ts'
import type { Pair } from '#domain/swap/pair.ts'
import type { Publisher } from '#outside/realtime/publisher.ts'
import type { Context } from '../context.ts'
import type { Loop } from '../loop.ts'
import { loopOf } from '../periodic.ts'
import { visitorEstimate } from './estimate.ts'

/** How many pairs are worked through at one look; the others follow at the next. */
const pairsAtLook = 200

/**
 * Tells subscribers of a pair that its best price or limit has changed: once for all changes within a quarter of a second, and not
 * where both are as before.
 */
export class PairInvalidations {
  readonly #context: Context
  readonly #publisher: Publisher
  readonly #changed = new Map<string, Pair>()
  /** Price and limit as they were at a channel's last hint. */
  readonly #lastHints = new Map<string, string>()
  #mayAllHaveChanged = false
  /** Four times a second at most. */
  readonly loop: Loop

  constructor(context: Context, publisher: Publisher) {
    this.#context = context
    this.#publisher = publisher
    this.loop = loopOf('pair-news', context.log, () => this.#publishChanges())
  }

  /** Notes pairs whose best price or limit may have changed. */
  note(pairs: readonly Pair[]): void {
    for (const pair of pairs) this.#changed.set(swapChannel(pair), pair)
  }

  /** Notes that every pair may have changed, as after new rates. */
  noteAll(): void {
    this.#mayAllHaveChanged = true
  }

  #publishChanges(): void {
    if (this.#mayAllHaveChanged) this.note(this.#context.book.pairs())
    this.#mayAllHaveChanged = false
    for (const [channel, pair] of [...this.#changed].slice(0, pairsAtLook)) {
      this.#changed.delete(channel)
      this.#publishIfChanged(channel, pair)
    }
  }

  #publishIfChanged(channel: string, pair: Pair): void {
    if (!this.#publisher.isHeard(channel)) {
      this.#lastHints.delete(channel)
      return
    }
    const { nextPrice, maxAmount } = visitorEstimate(this.#context, pair).reply
    const shown = `${nextPrice} ${maxAmount}`
    if (this.#lastHints.get(channel) === shown) return
    this.#lastHints.set(channel, shown)
    this.#publisher.hint(channel)
  }
}
