import type { Publication } from './publisher.ts'

/** A message and where it was published. */
export type Published = Publication & { readonly channel: string }

/** The newest messages of all channels, so that many who come back at once cost the database nothing. */
export class Recent {
  readonly #most: number
  readonly #byChannel = new Map<string, Publication[]>()
  /** The channels of what is remembered, the oldest first from `#oldest` on. */
  #order: string[] = []
  #oldest = 0
  /** Everything after this offset is remembered. */
  #from = Number.POSITIVE_INFINITY
  #newest = Number.NEGATIVE_INFINITY

  /** Remembers at most so many messages. */
  constructor(most: number) {
    this.#most = most
  }

  /** Begins with what was published after `from`, in order. */
  begin(from: number, published: readonly Published[]): void {
    this.#byChannel.clear()
    this.#order = []
    this.#oldest = 0
    this.#from = from
    this.#newest = from
    for (const { channel, ...publication } of published) this.add(channel, publication)
  }

  /** Adds the newest message; one that was added already is passed over. */
  add(channel: string, publication: Publication): void {
    if (publication.offset < this.#newest || this.#from === Number.POSITIVE_INFINITY) return
    const known = this.#byChannel.get(channel)
    // One event may be told on several channels, on each once.
    if (publication.offset <= Math.max(this.#from, known?.at(-1)?.offset ?? 0)) return
    this.#newest = publication.offset
    if (known) known.push(publication)
    else this.#byChannel.set(channel, [publication])
    this.#order.push(channel)
    if (this.#order.length - this.#oldest > this.#most) this.#forget()
  }

  /** The channel's messages after an offset; null when they are not all remembered. */
  after(channel: string, offset: number): readonly Publication[] | null {
    if (offset < this.#from) return null
    return this.#byChannel.get(channel)?.filter((publication) => publication.offset > offset) ?? []
  }

  #forget(): void {
    const channel = this.#order[this.#oldest++] ?? ''
    const known = this.#byChannel.get(channel)
    this.#from = known?.shift()?.offset ?? this.#from
    if (known?.length === 0) this.#byChannel.delete(channel)
    // The places of what is forgotten are given back now and then, not at each message.
    if (this.#oldest < this.#most) return
    this.#order = this.#order.slice(this.#oldest)
    this.#oldest = 0
  }
}
