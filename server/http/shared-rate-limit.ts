import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'

/** How often the workers of one machine tell each other what they have counted, in ms. */
export const tellEveryMs = 200

/** What a worker tells the supervisor: how much more it has counted by key, and how many realtime connections it has. */
export interface Counted {
  readonly counted: readonly (readonly [key: string, more: number])[]
  readonly connections: number
}

/** What the supervisor tells every worker: how much all together have counted of what has changed. */
export interface Sums {
  readonly sums: readonly (readonly [key: string, sum: number])[]
  readonly connections: number
}

interface Count {
  /** All workers' together, as far as was heard, with our own that the supervisor has heard of. */
  sum: number
  /** Our own that it has not heard of yet. */
  fresh: number
  readonly ends: number
}

const most = 20_000

/**
 * The other workers of this machine: rate limits are one for all of them, so that it is the same for a client which worker its
 * connections came to. What they have counted is known a moment later; by so much a limit may be passed.
 */
export class SharedRateLimit {
  readonly #send: (counted: Counted) => void
  readonly #counts = new Map<string, Count>()
  readonly #connections: () => number
  readonly #timer: NodeJS.Timeout
  #told = 0
  #inAll = 0

  constructor(send: (counted: Counted) => void, connections: () => number) {
    this.#send = send
    this.#connections = connections
    this.#timer = setInterval(() => this.#tell(), tellEveryMs)
    this.#timer.unref()
  }

  /** Realtime connections of all workers of this machine. */
  get connections(): number {
    return this.#inAll - this.#told + this.#connections()
  }

  /** Hears what all have counted. */
  hear({ sums, connections }: Sums): void {
    this.#inAll = connections
    for (const [key, sum] of sums) {
      const count = this.#counts.get(key)
      if (count) count.sum = sum
      else this.#put(key, { sum, fresh: 0, ends: endOf(key) })
    }
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Where requests are counted, by network address and minute. */
  get store(): FastifyRateLimitStoreCtor {
    const count = this.#count.bind(this)
    return class implements FastifyRateLimitStore {
      incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
        done(null, count(key, timeWindow))
      }

      child(): FastifyRateLimitStore {
        return this
      }
    }
  }

  #count(of: string, windowMs: number): { current: number; ttl: number } {
    const now = Date.now()
    const ends = (Math.floor(now / windowMs) + 1) * windowMs
    const key = `${ends} ${of}`
    const count = this.#counts.get(key) ?? { sum: 0, fresh: 0, ends }
    if (count.sum + count.fresh === 0) this.#put(key, count)
    count.fresh += 1
    return { current: count.sum + count.fresh, ttl: ends - now }
  }

  #put(key: string, count: Count): void {
    if (this.#counts.size >= most) this.#counts.delete(this.#counts.keys().next().value ?? '')
    this.#counts.set(key, count)
  }

  #tell(): void {
    const counted: [string, number][] = []
    const now = Date.now()
    for (const [key, count] of this.#counts) {
      if (count.ends <= now) this.#counts.delete(key)
      else if (count.fresh > 0) {
        counted.push([key, count.fresh])
        // Counted as heard from now on: the next sum has it.
        count.sum += count.fresh
        count.fresh = 0
      }
    }
    const connections = this.#connections()
    if (counted.length === 0 && connections === this.#told) return
    this.#inAll += connections - this.#told
    this.#told = connections
    this.#send({ counted, connections })
  }
}

/** What the supervisor adds up. */
export class Ledger {
  readonly #sums = new Map<string, number>()
  readonly #connections = new Map<number, number>()
  #changed = new Set<string>()
  #told = 0

  /** Takes what a worker has counted. */
  take(worker: number, { counted, connections }: Counted): void {
    this.#connections.set(worker, connections)
    for (const [key, more] of counted) {
      this.#sums.set(key, (this.#sums.get(key) ?? 0) + more)
      this.#changed.add(key)
    }
  }

  /** Forgets a worker that has ended; what it counted stays. */
  forget(worker: number): void {
    this.#connections.delete(worker)
  }

  /** What has changed since it was asked last; null: nothing. */
  changes(): Sums | null {
    const now = Date.now()
    const changed = this.#changed
    this.#changed = new Set()
    for (const key of this.#sums.keys()) {
      if (endOf(key) > now && this.#sums.size <= most) break
      this.#sums.delete(key)
    }
    const sums = [...changed].flatMap((key) => {
      const sum = this.#sums.get(key)
      return sum === undefined ? [] : [[key, sum] as const]
    })
    const connections = [...this.#connections.values()].reduce((sum, each) => sum + each, 0)
    if (sums.length === 0 && connections === this.#told) return null
    this.#told = connections
    return { sums, connections }
  }
}

/** When a key's minute ends, Unix ms. */
function endOf(key: string): number {
  return Number.parseInt(key, 10)
}
