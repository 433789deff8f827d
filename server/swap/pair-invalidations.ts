import { swapChannel } from '#api/channels.ts'
import type { Pair } from '#domain/swap/pair.ts'
import type { Publisher } from '#outside/realtime/publisher.ts'
import type { Context } from '../context.ts'
import { visitorEstimate } from './estimate.ts'

/** How often a pair's listeners are told at most, in ms: four times a second. */
const tellEveryMs = 250
/** How many agents begin or end their work at one look, so that no look takes long. */
const turnsAtLook = 2_000
/** How many pairs are told of at one look; the others follow at the next. */
const pairsAtLook = 200
const minuteMs = 60_000

/**
 * Tells the listeners of pairs whose best price or limit has become another: once for all changes of a quarter of a second, and not
 * at all where changes left them as they were.
 */
export class PairInvalidations {
  readonly #context: Context
  readonly #publisher: Publisher
  readonly #changed = new Map<string, Pair>()
  /** Price and limit as they were at a channel's last hint. */
  readonly #lastHints = new Map<string, string>()
  #mayAllHaveChanged = false
  #minute = Number.NaN
  #timer: NodeJS.Timeout | null = null

  constructor(context: Context, publisher: Publisher) {
    this.#context = context
    this.#publisher = publisher
  }

  start(): void {
    this.#timer = setInterval(() => {
      try {
        this.#tell()
      } catch (error) {
        this.#context.log.error({ err: error }, 'listeners of pairs could not be told')
      }
    }, tellEveryMs)
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
  }

  /** Notes pairs whose best price or limit may have changed. */
  note(pairs: readonly Pair[]): void {
    for (const pair of pairs) this.#changed.set(swapChannel(pair), pair)
  }

  /** Notes that those of every pair may have: rates are others now. */
  noteAll(): void {
    this.#mayAllHaveChanged = true
  }

  #tell(): void {
    const { book, now } = this.#context
    const left = book.advance(now(), turnsAtLook)
    // Hours begin and end on the minute; while not all have turned, prices may change at every look.
    const minute = Math.floor(now() / minuteMs)
    if (minute !== this.#minute || left > 0) this.#mayAllHaveChanged = true
    this.#minute = minute
    if (this.#mayAllHaveChanged) this.note(book.pairs())
    this.#mayAllHaveChanged = false
    for (const [channel, pair] of [...this.#changed].slice(0, pairsAtLook)) {
      this.#changed.delete(channel)
      this.#tellOf(channel, pair)
    }
  }

  #tellOf(channel: string, pair: Pair): void {
    if (!this.#publisher.isHeard(channel)) {
      this.#lastHints.delete(channel)
      return
    }
    const { nextPrice, maxAmount } = visitorEstimate(this.#context, pair).reply
    const word = `${nextPrice} ${maxAmount}`
    if (this.#lastHints.get(channel) === word) return
    this.#lastHints.set(channel, word)
    this.#publisher.hint(channel)
  }
}
