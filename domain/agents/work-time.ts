/** When an agent works: wall-clock times `HH:MM` in an IANA zone. `start > end` spans midnight. */
export interface WorkTime {
  readonly start: string
  readonly end: string
  readonly timezone: string
}

/** `HH:MM`, 00:00 to 23:59. */
export const wallClock = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether an agent works at `now` (Unix ms): the wall clock of the agent's zone is in [start, end). */
export function isLive(work: WorkTime, now: number): boolean {
  const clock = clockIn(work.timezone, now)
  const { start, end } = work
  return start < end ? start <= clock && clock < end : start <= clock || clock < end
}

interface ZoneClock {
  readonly format: Intl.DateTimeFormat
  /** The minute that was asked for last, and its answer: a book asks for the same minute thousands of times. */
  minute: number
  clock: string
}

/** By name in small letters: a zone may be written in any case, and each clock is kept for good. */
const zones = new Map<string, ZoneClock>()
const minuteMs = 60_000

/** The wall clock of a zone, `HH:MM`. Zones are checked when a profile is saved; an unknown one throws. */
export function clockIn(timezone: string, now: number): string {
  const name = timezone.toLowerCase()
  let zone = zones.get(name)
  if (!zone) {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: timezone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    zone = { format, minute: Number.NaN, clock: '' }
    zones.set(name, zone)
  }
  const minute = Math.floor(now / minuteMs)
  if (zone.minute !== minute) {
    zone.clock = zone.format.format(now)
    zone.minute = minute
  }
  return zone.clock
}

/** Whether a text names a zone of the IANA database. Offsets like `+05:30` are none: there is no end of them. */
export function isZone(timezone: string): boolean {
  if (!/^[A-Za-z]/.test(timezone)) return false
  try {
    clockIn(timezone, 0)
    return true
  } catch {
    return false
  }
}
