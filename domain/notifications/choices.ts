import { clockIn } from '../agents/work-time.ts'
import {
  groupOf,
  type NotificationGroup,
  type NotificationKind,
  notificationGroups,
  type OuterChannel,
  outerChannels,
} from './kinds.ts'

/** Which group of notifications is sent over which channel. */
export type Choices = Readonly<Record<NotificationGroup, Readonly<Record<OuterChannel, boolean>>>>

/** Hours in which nothing is sent out: wall-clock times `HH:MM` in a zone; `start > end` spans midnight. */
export interface QuietHours {
  readonly start: string
  readonly end: string
}

/** The default: every group over every connected channel. */
export const defaultChoices: Choices = Object.fromEntries(
  notificationGroups.map((group) => [group, Object.fromEntries(outerChannels.map((channel) => [channel, true]))]),
) as Choices

/** Whether a kind of notification is sent over a channel. A test message always is. */
export function isChosen(choices: Choices, kind: NotificationKind, channel: OuterChannel): boolean {
  const group = groupOf(kind)
  return group === null || choices[group][channel]
}

const minuteMs = 60_000
const dayMinutes = 1440

/**
 * When something that is ready at `now` (Unix ms) may go out: at once, or at the end of the quiet hours, on the zone's own clock: a
 * night in which the clocks change ends at the right wall-clock time. A person who has to act before the quiet hours are over
 * (`deadline`, Unix ms) is told at once.
 */
export function sendTime(
  quiet: QuietHours | null,
  timezone: string,
  now: number,
  deadline: number | null = null,
): number {
  if (!quiet || !isQuiet(quiet, clockIn(timezone, now))) return now
  const first = (Math.floor(now / minuteMs) + 1) * minuteMs
  const end = endOf(quiet, timezone, first)
  return deadline !== null && deadline <= end ? now : end
}

/** The first minute from `from` on (Unix ms, a whole minute) that is not quiet. */
function endOf(quiet: QuietHours, timezone: string, from: number): number {
  const clockAt = (at: number) => clockIn(timezone, at)
  const afterUnchanged = (at: number) => at + pastMinutes(minutesOf(quiet.end) - minutesOf(clockAt(at))) * minuteMs
  if (!isQuiet(quiet, clockAt(from))) return from
  const end = afterUnchanged(from)
  const change = firstChange(clockAt, from, end)
  // The clocks are changed before that end: either to a time that is not quiet, or the rest is counted from there.
  if (change === null) return end
  return isQuiet(quiet, clockAt(change)) ? afterUnchanged(change) : change
}

/** The first minute in (from, to] whose clock is not as far from UTC as that of `from`; null: there is none. */
function firstChange(clockAt: (at: number) => string, from: number, to: number): number | null {
  const offsetAt = (at: number) => pastMinutes(minutesOf(clockAt(at)) - at / minuteMs)
  const offset = offsetAt(from)
  if (offsetAt(to) === offset) return null
  let [same, other] = [from, to]
  while (other - same > minuteMs) {
    const middle = Math.floor((same + other) / 2 / minuteMs) * minuteMs
    if (offsetAt(middle) === offset) same = middle
    else other = middle
  }
  return other
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

/** Minutes as they are on a clock: 0 to 1439. */
function pastMinutes(minutes: number): number {
  return ((minutes % dayMinutes) + dayMinutes) % dayMinutes
}

function isQuiet({ start, end }: QuietHours, clock: string): boolean {
  return start < end ? start <= clock && clock < end : start <= clock || clock < end
}
