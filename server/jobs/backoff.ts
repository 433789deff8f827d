/** However long a service asks to be left alone, it is tried again within this, in ms. */
const longestMs = 60_000
/** So many people refused within so short a time: the channel is busy, not one of them. */
const several = { people: 3, withinMs: 5_000 } as const
/** After their rest a person is remembered for so long (ms): another refusal does not count against the channel. */
const rememberedMs = 3_600_000

/**
 * Whom and what not to send to, and until when (Unix ms). A refusal counts for one person on one channel: whoever floods their own
 * chat silences nobody else, and three who do it together do so once only. `group`: the channel, or one push service.
 */
export class Backoff {
  readonly #people = new Map<string, { readonly channel: string; readonly addr: string; readonly until: number }>()
  readonly #groups = new Map<string, number>()
  readonly #refused = new Map<string, Map<string, number>>()

  /** Notes that sending to a person was refused for now. */
  note(of: { channel: string; group: string; addr: string }, askedMs: number, now: number): void {
    const until = now + Math.min(askedMs, longestMs)
    for (const [key, rest] of this.#people) if (rest.until + rememberedMs <= now) this.#people.delete(key)
    const key = `${of.channel}|${of.addr}`
    const isFirst = !this.#people.has(key)
    this.#people.set(key, { channel: of.channel, addr: of.addr, until })
    // A repeated refusal of one person says nothing about the others.
    if (!isFirst) return
    const refused = this.#refused.get(of.group) ?? new Map<string, number>()
    this.#refused.set(of.group, refused.set(of.addr, now))
    for (const [addr, at] of refused) if (at <= now - several.withinMs) refused.delete(addr)
    if (refused.size >= several.people) this.#groups.set(of.group, until)
  }

  /** For how long (ms) nothing is to be sent through the group. */
  leftOf(group: string, now: number): number {
    return Math.max((this.#groups.get(group) ?? 0) - now, 0)
  }

  /** The people to whom nothing is to be sent over the channel now. */
  peopleOn(channel: string, now: number): string[] {
    return [...this.#people.values()]
      .filter((rest) => rest.channel === channel && rest.until > now)
      .map(({ addr }) => addr)
  }
}
