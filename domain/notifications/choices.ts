import { clockIn } from '../agents/work-time.ts'
import {
  groupOf,
  type NotificationGroup,
  type NotificationKind,
  notificationGroups,
  type OuterChannel,
  outerChannels,
} from './kinds.ts'

/** Which group of news goes out by which channel. */
export type Choices = Readonly<Record<NotificationGroup, Readonly<Record<OuterChannel, boolean>>>>

/** Hours in which nothing is sent out: wall-clock times `HH:MM` in a zone; `start > end` spans midnight. */
export interface QuietHours {
  readonly start: string
  readonly end: string
}

/** Everything by every channel that is connected: what a person hears of as long as they choose nothing else. */
export const defaultChoices: Choices = Object.fromEntries(
  notificationGroups.map((group) => [group, Object.fromEntries(outerChannels.map((channel) => [channel, true]))]),
) as Choices

/** Whether a kind of news goes out by a channel. What a person has asked for by hand (`test`) always does. */
export function isChosen(choices: Choices, kind: NotificationKind, channel: OuterChannel): boolean {
  const group = groupOf(kind)
  return group === null || choices[group][channel]
}

const minuteMs = 60_000
const dayMinutes = 1440

/**
 * When something that is ready at `now` (Unix ms) may go out: at once, or at the end of the quiet hours. Searched minute by minute
 * on the zone's own clock, so that a night in which the clocks change ends at the right wall-clock time. A person who has to act
 * before the quiet hours are over (`deadline`, Unix ms) is told at once.
 */
export function sendTime(
  quiet: QuietHours | null,
  timezone: string,
  now: number,
  deadline: number | null = null,
): number {
  if (!quiet || !isQuiet(quiet, clockIn(timezone, now))) return now
  const first = (Math.floor(now / minuteMs) + 1) * minuteMs
  for (let at = first; at <= first + (dayMinutes + 120) * minuteMs; at += minuteMs) {
    if (isQuiet(quiet, clockIn(timezone, at))) continue
    return deadline !== null && deadline <= at ? now : at
  }
  return now
}

function isQuiet({ start, end }: QuietHours, clock: string): boolean {
  return start < end ? start <= clock && clock < end : start <= clock || clock < end
}
