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

const formats = new Map<string, Intl.DateTimeFormat>()

/** The wall clock of a zone, `HH:MM`. Zones are checked when a profile is saved; an unknown one throws. */
export function clockIn(timezone: string, now: number): string {
  let format = formats.get(timezone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: timezone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(timezone, format)
  }
  return format.format(now)
}

/** Whether a text names a zone of the IANA database. */
export function isZone(timezone: string): boolean {
  try {
    clockIn(timezone, 0)
    return true
  } catch {
    return false
  }
}
