import type { Context } from '../context.ts'
import type { Loop } from '../loop.ts'
import { loopOf } from '../periodic.ts'
import type { PairInvalidations } from './pair-invalidations.ts'

/** How many agents begin or end their work at one look, so that no look takes long. */
const agentsAtLook = 2_000
const minuteMs = 60_000

/** Begins and ends agents' working hours in the book: on the minute, or some at a time where many do so at once. */
export class WorkHours {
  readonly loop: Loop
  readonly #context: Context
  readonly #invalidations: PairInvalidations
  #minute = Number.NaN

  constructor(context: Context, invalidations: PairInvalidations) {
    this.#context = context
    this.#invalidations = invalidations
    this.loop = loopOf('work-hours', context.log, () => this.#look())
  }

  #look(): void {
    const { book, now } = this.#context
    const left = book.advance(now(), agentsAtLook)
    const minute = Math.floor(now() / minuteMs)
    // As long as agents are left to begin or end, prices may change at every look.
    if (minute !== this.#minute || left > 0) this.#invalidations.noteAll()
    this.#minute = minute
  }
}
