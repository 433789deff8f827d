import { refuse } from '#domain/refusal.ts'

/** Bounds work that costs memory while it is under way: so much in all, and so much for one person. */
export class ConcurrencyLimit {
  readonly #most: number
  readonly #mostEach: number
  readonly #taken = new Map<string, number>()
  #inAll = 0

  constructor(most: number, mostEach: number) {
    this.#most = most
    this.#mostEach = mostEach
  }

  /** Does a person's work within the bounds; refuses with `service.busy` where they are reached. */
  async during<T>(who: string, work: () => Promise<T>): Promise<T> {
    const own = this.#taken.get(who) ?? 0
    if (own >= this.#mostEach || this.#inAll >= this.#most) refuse('service.busy')
    this.#taken.set(who, own + 1)
    this.#inAll += 1
    try {
      return await work()
    } finally {
      const left = (this.#taken.get(who) ?? 1) - 1
      if (left > 0) this.#taken.set(who, left)
      else this.#taken.delete(who)
      this.#inAll -= 1
    }
  }
}
