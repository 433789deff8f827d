import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import type { Hold } from '#outside/db/asks.ts'
import { keepLeases, releaseLease, takeLease } from '#outside/db/leases.ts'
import type { Db } from '#outside/db/pool.ts'
import type { Loop } from './loop.ts'
import { loopOf } from './periodic.ts'

/** For how long a lease is had without being kept, in seconds. */
const leaseSeconds = 6

/** What is known of a lease. */
interface Known {
  /** What its holder says of the work. */
  readonly say: (() => unknown) | null
  fence: number | null
  /** Until when (ms of the process's own steady clock) somebody has it, as far as was heard. */
  until: number
  said: unknown
  /** What was written of our own saying. */
  written: string | null
}

/**
 * Whose turn it is: of all processes of the market one does each kind of once-only work, the one with its lease. A process that
 * dies, hangs or is cut off from the database loses its leases after some seconds; one that ends gives them back.
 */
export class Leases {
  readonly #db: Db
  readonly #holder: string
  readonly #log: Logger
  readonly #known = new Map<string, Known>()
  readonly loop: Loop
  #keeping: Promise<void> = Promise.resolve()
  #isEnded = false

  constructor(db: Db, holder: string, log: Logger) {
    this.#db = db
    this.#holder = holder
    this.#log = log
    this.loop = loopOf('leases', log, () => this.#keepNext())
  }

  /** Takes leases from now on. */
  start(): void {
    this.loop.start()
  }

  /** Wants this lease from now on, whenever it is free; `say` is what other processes may know of the work while we have it. */
  want(lease: string, say: (() => unknown) | null = null): void {
    this.#known.set(lease, { say, fence: null, until: 0, said: null, written: null })
  }

  /** The lease, if it is ours at this moment. */
  hold(lease: string): Hold | null {
    const known = this.#known.get(lease)
    if (!known || known.fence === null || performance.now() >= known.until) return null
    return { lease, fence: known.fence }
  }

  /** The lease, taken now if it is free, and wanted from then on; null when another process has it. */
  async take(lease: string): Promise<Hold | null> {
    const known = this.#known.get(lease) ?? { say: null, fence: null, until: 0, said: null, written: null }
    this.#known.set(lease, known)
    const before = performance.now()
    const fence = await takeLease(this.#db, lease, this.#holder, leaseSeconds)
    if (fence === null) return null
    Object.assign(known, { fence, until: before + leaseSeconds * 1_000 })
    return { lease, fence }
  }

  /** The leases that this process wants. */
  get wanted(): readonly string[] {
    return [...this.#known.keys()]
  }

  /** Whether some process has this lease, and what it says of its work. */
  heard(lease: string): { readonly isHeld: boolean; readonly said: unknown } {
    const known = this.#known.get(lease)
    return { isHeld: (known?.until ?? 0) > performance.now(), said: known?.said ?? null }
  }

  /** Takes now what is free; what cannot be asked for now is a moment later. */
  async look(): Promise<void> {
    await this.#keepNext().catch((error) =>
      this.#log.warn({ err: error }, 'leases: renewal failed, tried again in a second'),
    )
  }

  /** One after the other: an older answer never overtakes a newer one. */
  #keepNext(): Promise<void> {
    const next = this.#keeping.then(() => this.#keep())
    this.#keeping = next.catch(() => undefined)
    return next
  }

  /** Gives everything back. */
  async stop(): Promise<void> {
    this.#isEnded = true
    await this.loop.stop()
    await this.#keeping
    for (const [lease, { fence }] of this.#known) {
      if (fence !== null) await releaseLease(this.#db, { lease, fence })
    }
    this.#known.clear()
  }

  async #keep(): Promise<void> {
    const leases = [...this.#known.keys()]
    if (leases.length === 0 || this.#isEnded) return
    const says = this.#changes()
    const before = performance.now()
    const wanted = { leases, holder: this.#holder, seconds: leaseSeconds }
    for (const { lease, fence, leftMs, said } of await keepLeases(this.#db, wanted, Object.fromEntries(says))) {
      const known = this.#known.get(lease)
      if (!known) continue
      if (known.fence !== null && fence === null)
        this.#log.warn({ lease }, 'leases: lost to another process, which does the work from now on')
      // Whoever has a lease anew has said nothing under it.
      const written =
        fence !== known.fence ? null : isSame(said, says.get(lease)) ? JSON.stringify(says.get(lease)) : known.written
      Object.assign(known, { fence, until: before + leftMs, said, written })
    }
  }

  /** What we say of the work that we do, as far as it is another than was written. */
  #changes(): Map<string, unknown> {
    const says = new Map<string, unknown>()
    for (const [lease, { say, written }] of this.#known) {
      const now = this.hold(lease) && say ? say() : null
      if (now !== null && JSON.stringify(now) !== written) says.set(lease, now)
    }
    return says
  }
}

/** Whether what was sent is what is written now: a lease that was being written under was passed over. */
function isSame(written: unknown, sent: unknown): boolean {
  return sent !== undefined && isDeepStrictEqual(written, JSON.parse(JSON.stringify(sent)))
}
