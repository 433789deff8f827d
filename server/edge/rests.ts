/** However long somebody asks to be left alone, word is tried again within this, in ms. */
const longestMs = 60_000
/** So many different people refused within so long mean that it is not one of them, but the channel. */
const several = { people: 3, withinMs: 5_000 } as const

/**
 * Who has asked to be left alone, and until when (Unix ms). A refusal speaks for one person on one channel: whoever floods their
 * own chat silences nobody else. `group` is what refuses when it refuses everybody: the channel, or one push service.
 */
export class Rests {
  readonly #people = new Map<string, { readonly channel: string; readonly addr: string; readonly until: number }>()
  readonly #groups = new Map<string, number>()
  readonly #refused = new Map<string, Map<string, number>>()

  /** Notes that a person's sending was refused for now. */
  note(of: { channel: string; group: string; addr: string }, askedMs: number, now: number): void {
    const until = now + Math.min(askedMs, longestMs)
    for (const [key, rest] of this.#people) if (rest.until <= now) this.#people.delete(key)
    this.#people.set(`${of.channel}|${of.addr}`, { channel: of.channel, addr: of.addr, until })
    const refused = this.#refused.get(of.group) ?? new Map<string, number>()
    this.#refused.set(of.group, refused.set(of.addr, now))
    for (const [addr, at] of refused) if (at <= now - several.withinMs) refused.delete(addr)
    if (refused.size >= several.people) this.#groups.set(of.group, until)
  }

  /** How long (ms) a whole group is still to be left alone. */
  leftOf(group: string, now: number): number {
    return Math.max((this.#groups.get(group) ?? 0) - now, 0)
  }

  /** The people who are to be left alone on a channel. */
  peopleOn(channel: string, now: number): string[] {
    return [...this.#people.values()]
      .filter((rest) => rest.channel === channel && rest.until > now)
      .map(({ addr }) => addr)
  }
}
