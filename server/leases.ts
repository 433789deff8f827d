import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import type { Hold } from '#outside/db/asks.ts'
import { keepLeases, releaseLease, takeLease } from '#outside/db/leases.ts'
import type { Db } from '#outside/db/pool.ts'
import type { Loop } from './loop.ts'
import { loopOf } from './periodic.ts'

/** For how long a lease lasts without renewal, in seconds. */
const leaseSeconds = 6

/** A lease as this process knows it. */
interface Known {
  /** Tells how the work stands while the lease is ours. */
  readonly report: (() => unknown) | null
  fence: number | null
  /** Until when (ms of the process's monotonic clock) somebody has it, as far as is known. */
  until: number
  /** How its holder last said that the work stands. */
  status: unknown
  /** Our own status, as it stands in the database. */
  written: string | null
}

/**
 * The leases of this process: of all processes of the market the one with the lease does a kind of once-only work. A process that
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

  /** Starts to take and renew leases. */
  start(): void {
    this.loop.start()
  }

  /** Wants this lease from now on, whenever it is free; `report` tells other processes how the work stands while we have it. */
  want(lease: string, report: (() => unknown) | null = null): void {
    this.#known.set(lease, { report, fence: null, until: 0, status: null, written: null })
  }

  /** The lease, if it is ours at this moment. */
  hold(lease: string): Hold | null {
    const known = this.#known.get(lease)
    if (!known || known.fence === null || performance.now() >= known.until) return null
    return { lease, fence: known.fence }
  }

  /** The lease, taken now if it is free, and wanted from then on; null when another process has it. */
  async take(lease: string): Promise<Hold | null> {
    const known = this.#known.get(lease) ?? { report: null, fence: null, until: 0, status: null, written: null }
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

  /** Whether some process has this lease, and how it says that its work stands. */
  statusOf(lease: string): { readonly isHeld: boolean; readonly status: unknown } {
    const known = this.#known.get(lease)
    return { isHeld: (known?.until ?? 0) > performance.now(), status: known?.status ?? null }
  }

  /** Takes now what is free; where the database does not answer, the loop does it a second later. */
  async look(): Promise<void> {
    await this.#keepNext().catch((error) =>
      this.#log.warn({ err: error }, 'leases: renewal failed, tried again in a second'),
    )
  }

  /** Renewals run one after the other: an older answer never overtakes a newer one. */
  #keepNext(): Promise<void> {
    const next = this.#keeping.then(() => this.#keep())
    this.#keeping = next.catch(() => undefined)
    return next
  }

  /** Gives all leases back. */
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
    const changed = this.#changedStatuses()
    const before = performance.now()
    const wanted = { leases, holder: this.#holder, seconds: leaseSeconds }
    for (const { lease, fence, leftMs, said: status } of await keepLeases(
      this.#db,
      wanted,
      Object.fromEntries(changed),
    )) {
      const known = this.#known.get(lease)
      if (!known) continue
      if (known.fence !== null && fence === null)
        this.#log.warn({ lease }, 'leases: lost to another process, which does the work from now on')
      // Under a new fence nothing of ours is written yet.
      const written =
        fence !== known.fence
          ? null
          : isSame(status, changed.get(lease))
            ? JSON.stringify(changed.get(lease))
            : known.written
      Object.assign(known, { fence, until: before + leftMs, status, written })
    }
  }

  /** The statuses of our own work that differ from those in the database. */
  #changedStatuses(): Map<string, unknown> {
    const changed = new Map<string, unknown>()
    for (const [lease, { report, written }] of this.#known) {
      const now = this.hold(lease) && report ? report() : null
      if (now !== null && JSON.stringify(now) !== written) changed.set(lease, now)
    }
    return changed
  }
}

/** Whether what was sent stands in the database now: a lease whose row was locked was passed over. */
function isSame(written: unknown, sent: unknown): boolean {
  return sent !== undefined && isDeepStrictEqual(written, JSON.parse(JSON.stringify(sent)))
}
