import { isLive, type WorkTime } from '../../agents/work-time.ts'

/** Agents with the same hours in the same zone: they begin and end together. */
export interface Shift {
  readonly work: WorkTime
  /** Whether they work, at the minute that was looked at last. */
  isLive: boolean
  /** The slots of its agents. */
  readonly members: Set<number>
}

const minuteMs = 60_000

/** Who works when, by shifts: hours end and begin on the minute, so each minute asks each shift once, however many agents it has. */
export class Shifts {
  readonly #shifts = new Map<string, Shift>()
  #minute = Number.NaN
  #now = 0

  /** The shift of somebody who comes in, who is in it from now on. */
  join(work: WorkTime, slot: number): Shift {
    const key = keyOf(work)
    const shift = this.#shifts.get(key) ?? { work, isLive: isLive(work, this.#now), members: new Set() }
    shift.members.add(slot)
    this.#shifts.set(key, shift)
    return shift
  }

  /** Takes somebody out of their shift. */
  leave(shift: Shift, slot: number): void {
    shift.members.delete(slot)
    if (shift.members.size === 0) this.#shifts.delete(keyOf(shift.work))
  }

  /** Moves the time to `now` (Unix ms, also backwards). Returns the shifts that have begun or ended. */
  turn(now: number): Shift[] {
    this.#now = now
    const minute = Math.floor(now / minuteMs)
    if (minute === this.#minute) return []
    this.#minute = minute
    const turned: Shift[] = []
    for (const shift of this.#shifts.values()) {
      if (isLive(shift.work, now) === shift.isLive) continue
      shift.isLive = !shift.isLive
      turned.push(shift)
    }
    return turned
  }
}

function keyOf({ start, end, timezone }: WorkTime): string {
  return `${start} ${end} ${timezone}`
}
