/** However long a service asks to be left alone, it is tried again within this, in ms. */
const longestMs = 60_000
/** So many different people refused within so long mean that it is not one of them, but the channel. */
const several = { people: 3, withinMs: 5_000 } as const
/** For so long (ms) it is remembered of somebody that they were refused, unless something is sent to them. */
const rememberedMs = 3_600_000

/**
 * Who has asked to be left alone, and until when (Unix ms). A refusal speaks for one person on one channel: whoever floods their
 * own chat silences nobody else, and three who do it together are believed once only. `group` is what refuses when it refuses
 * everybody: the channel, or one push service.
 */
export class Backoff {
  readonly #people = new Map<string, { readonly channel: string; readonly addr: string; readonly until: number }>()
  readonly #groups = new Map<string, number>()
  readonly #refused = new Map<string, Map<string, number>>()

  /** Notes that a person's sending was refused for now. */
  note(of: { channel: string; group: string; addr: string }, askedMs: number, now: number): void {
    const until = now + Math.min(askedMs, longestMs)
    for (const [key, rest] of this.#people) if (rest.until + rememberedMs <= now) this.#people.delete(key)
    const key = `${of.channel}|${of.addr}`
    const isNews = !this.#people.has(key)
    this.#people.set(key, { channel: of.channel, addr: of.addr, until })
    // Who was refused before, and was sent nothing since, says nothing of the others.
    if (!isNews) return
    const refused = this.#refused.get(of.group) ?? new Map<string, number>()
    this.#refused.set(of.group, refused.set(of.addr, now))
    for (const [addr, at] of refused) if (at <= now - several.withinMs) refused.delete(addr)
    if (refused.size >= several.people) this.#groups.set(of.group, until)
  }

  /** Notes that something was sent to a person: neither they nor their group refuse everything. */
  sent(of: { channel: string; group: string; addr: string }): void {
    this.#people.delete(`${of.channel}|${of.addr}`)
    this.#refused.delete(of.group)
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
