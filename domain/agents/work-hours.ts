import { clockIn, type WorkTime } from './work-time.ts'

/** How many hours a day of UTC has; always. */
export const hoursOfDay = 24

const quarterMs = 15 * 60_000
const hourMs = 60 * 60_000
const dayMs = hoursOfDay * hourMs
const minutesOfDay = hoursOfDay * 60

/**
 * In which hours of the UTC day that holds `now` (Unix ms) an agent works, 0 to 23 in rising order. An hour counts when the agent
 * works at any moment of it, so that what begins or ends within an hour, as in zones that are half an hour off, covers both.
 * Zones are checked when a profile is saved; an unknown one throws.
 */
export function workHours({ start, end, timezone }: WorkTime, now: number): number[] {
  const [from, to] = [minutesOf(start), minutesOf(end)]
  const clocks = dayClocks(timezone, now)
  return Array.from({ length: hoursOfDay }, (_, hour) => hour).filter((hour) =>
    clocks.slice(hour * 4, hour * 4 + 4).some((clock) => meets(clock, from, to)),
  )
}

/** Whether somebody who works in [from, to) of the wall clock works in the quarter of an hour that begins at `clock`. */
function meets(clock: number, from: number, to: number): boolean {
  const hasBegun = from < to ? from <= clock && clock < to : from <= clock || clock < to
  return hasBegun || (from - clock + minutesOfDay) % minutesOfDay < 15
}

function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

interface Day {
  readonly start: number
  readonly clocks: readonly number[]
}

/** The last day that was asked for, by zone in small letters: agents by the thousand share a few zones. */
const days = new Map<string, Day>()

/**
 * The wall clock of a zone, in minutes, at each quarter of an hour of a UTC day. Every zone's clock differs from UTC by
 * quarters of an hour, and is changed at one: between two quarters it just goes on.
 */
function dayClocks(timezone: string, now: number): readonly number[] {
  const start = Math.floor(now / dayMs) * dayMs
  const zone = timezone.toLowerCase()
  const known = days.get(zone)
  if (known?.start === start) return known.clocks
  const clocks = Array.from({ length: hoursOfDay * 4 }, (_, i) => minutesOf(clockIn(timezone, start + i * quarterMs)))
  days.set(zone, { start, clocks })
  return clocks
}
