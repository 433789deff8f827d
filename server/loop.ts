import type { Logger } from 'pino'

/** What a loop does, and how often. */
export interface LoopSettings {
  /** As the log and `/metrics` name it. */
  readonly name: string
  readonly everyMs: number
  /** When it runs first after the start, in ms; by default after one interval. */
  readonly firstMs?: number
  /** Returns true where it is to run again at once. */
  readonly work: () => unknown
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/** Pauses after failures, in ms: the first one of a loop that is rarer, and the longest; the longest of one that is rarer than that. */
const shortestPauseMs = 1_000
const longestPauseMs = 5_000
const longestPauseOfRareMs = 60_000

/**
 * Runs work at an interval, and at once on request; never two runs at a time. After failures it pauses, longer each time and by a
 * random share; a stop waits for the run in progress. The first failure and the recovery are logged.
 */
export class Loop {
  readonly #settings: LoopSettings
  #timer: NodeJS.Timeout | null = null
  /** The first run after the start, or the next try after a failure. */
  #soon: NodeJS.Timeout | undefined
  #running: Promise<void> | null = null
  #again = false
  #failures = 0
  #pausedUntil = 0
  #succeededAt = performance.now()

  constructor(settings: LoopSettings) {
    this.#settings = settings
  }

  get name(): string {
    return this.#settings.name
  }

  /** Seconds since the last run without a failure, or since the start. */
  get secondsSinceSuccess(): number {
    return (performance.now() - this.#succeededAt) / 1_000
  }

  start(): void {
    const { everyMs, firstMs = everyMs } = this.#settings
    this.#succeededAt = performance.now()
    this.#timer = setInterval(() => this.#runIfFree(), everyMs)
    if (firstMs < everyMs) this.#soon = setTimeout(() => this.#runIfFree(), firstMs)
  }

  /** Runs now; while a run is in progress, once more after it. In the pause after a failure nothing runs earlier for it. */
  runNow(): void {
    if (this.#timer && this.#running) this.#again = true
    this.#runIfFree()
  }

  /** Waits for the run in progress. */
  async settled(): Promise<void> {
    await this.#running
  }

  /** Waits for the run in progress; nothing runs after that. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    clearTimeout(this.#soon)
    this.#timer = null
    this.#again = false
    await this.#running
  }

  #runIfFree(): void {
    if (this.#timer && !this.#running && performance.now() >= this.#pausedUntil) this.#run()
  }

  #run(): void {
    this.#running = this.#work().finally(() => {
      this.#running = null
      if (!this.#again || !this.#timer) return
      this.#again = false
      this.#run()
    })
  }

  async #work(): Promise<void> {
    const { name, log, work } = this.#settings
    try {
      if ((await work()) === true) this.#again = true
      if (this.#failures > 0) log.info({ loop: name, failures: this.#failures }, `${name}: works again`)
      this.#failures = 0
      this.#succeededAt = performance.now()
    } catch (error) {
      this.#failures += 1
      this.#again = false
      const pauseMs = this.#pauseMs()
      this.#pausedUntil = performance.now() + pauseMs
      clearTimeout(this.#soon)
      // What is done once an hour is not left undone for an hour.
      if (this.#timer && pauseMs < this.#settings.everyMs) this.#soon = setTimeout(() => this.#runIfFree(), pauseMs + 1)
      // And every hundredth, to show that it still fails.
      if (this.#failures % 100 === 1) {
        log.warn({ err: error, loop: name, failures: this.#failures }, `${name}: failed, tried again until it works`)
      }
    }
  }

  /** Doubled with each failure, and anywhere between its half and the whole, so that processes do not come all at once. */
  #pauseMs(): number {
    const { everyMs } = this.#settings
    const whole = Math.min(everyMs, shortestPauseMs) * 2 ** Math.min(this.#failures - 1, 10)
    const longest = Math.max(longestPauseMs, Math.min(everyMs, longestPauseOfRareMs))
    // Whole milliseconds, as timers count.
    return Math.ceil(Math.min(whole, longest) * (0.5 + Math.random() / 2))
  }
}
