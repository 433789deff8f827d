import type { Logger } from 'pino'

/** What is done again and again. */
export interface LoopSettings {
  /** As the log and `/metrics` name it. */
  readonly name: string
  readonly everyMs: number
  /** When it is done first after the start, in ms. */
  readonly firstMs?: number
  /** Answers whether there is more to do at once. */
  readonly work: () => unknown
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/** The longest pause after failures, in ms. */
const longestPauseMs = 5_000

/**
 * The one way in which anything is done periodically: every so often, at once when it is asked for, never twice at a time, after failures
 * with growing pauses of random length, and to the end of what is under way when it is stopped. A failure is logged when it begins
 * and when it is over.
 */
export class Loop {
  readonly #settings: LoopSettings
  #timer: NodeJS.Timeout | null = null
  #first: NodeJS.Timeout | undefined
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

  /** How long ago it was done without a failure, or was started, in seconds. */
  get secondsSinceSuccess(): number {
    return (performance.now() - this.#succeededAt) / 1_000
  }

  start(): void {
    const { everyMs, firstMs = everyMs } = this.#settings
    const tick = () => {
      if (!this.#running && performance.now() >= this.#pausedUntil) this.#run()
    }
    this.#succeededAt = performance.now()
    this.#timer = setInterval(tick, everyMs)
    if (firstMs < everyMs) this.#first = setTimeout(tick, firstMs)
  }

  /** Does it now; while it is under way, once more after it. */
  runNow(): void {
    if (!this.#timer) return
    if (this.#running) this.#again = true
    else this.#run()
  }

  /** Waits for what is under way. */
  async settled(): Promise<void> {
    await this.#running
  }

  /** Lets what is under way come to its end; nothing is done after that. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    clearTimeout(this.#first)
    this.#timer = null
    this.#again = false
    await this.#running
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
      // Every hundredth tells that it goes on failing.
      if (this.#failures % 100 === 1) {
        log.warn({ err: error, loop: name, failures: this.#failures }, `${name}: failed, tried again until it works`)
      }
    }
  }

  /** Doubled with each failure, and anywhere between its half and the whole, so that processes do not come all at once. */
  #pauseMs(): number {
    const whole = Math.min(longestPauseMs, this.#settings.everyMs * 2 ** Math.min(this.#failures - 1, 10))
    return whole * (0.5 + Math.random() / 2)
  }
}
