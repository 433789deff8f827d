import type { SwapStats } from '#api/swap-stats.ts'
import { type Pair, pairKey } from '#domain/swap/pair.ts'

/** The hours of a day of UTC. */
export const hours: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour)

/** An agent's row of a grid. */
export interface HoursRow {
  readonly addr: string
  readonly name: string
  /** `09:00–18:00 Europe/Berlin`. */
  readonly work: string
  readonly works: ReadonlySet<number>
}

/** The agents of a pair's bucket, by name, with the hours in which each works. */
export function rowsOfPair(pair: Pair, { stats, agents }: SwapStats): HoursRow[] {
  const byAgent = new Map<string, Set<number>>()
  for (const hour of hours) {
    for (const addr of stats.buckets[pairKey(pair)]?.[hour] ?? []) {
      const known = byAgent.get(addr) ?? new Set()
      byAgent.set(addr, known.add(hour))
    }
  }
  return [...byAgent]
    .flatMap(([addr, works]) => {
      const agent = agents[addr]
      if (!agent) return []
      const { start, end, timezone } = agent.workTime
      return { addr, name: agent.username, work: `${start}–${end} ${timezone}`, works }
    })
    .sort((a, b) => (a.name < b.name || (a.name === b.name && a.addr < b.addr) ? -1 : 1))
}

/** How many of these agents work at each hour. */
export function countsOf(rows: readonly HoursRow[]): number[] {
  return hours.map((hour) => rows.filter(({ works }) => works.has(hour)).length)
}

/** In which hours nobody works: `Nobody works at 02–05, 23 UTC.` */
export function gapWords(counts: readonly number[]): string {
  const gaps: [first: number, last: number][] = []
  for (const hour of hours.filter((each) => (counts[each] ?? 0) === 0)) {
    const last = gaps.at(-1)
    if (last && last[1] === hour - 1) last[1] = hour
    else gaps.push([hour, hour])
  }
  if (gaps.length === 0) return 'Somebody works at every hour.'
  const told = gaps.map(([first, last]) =>
    first === last ? twoDigits(first) : `${twoDigits(first)}–${twoDigits(last)}`,
  )
  return `Nobody works at ${told.join(', ')} UTC.`
}

/** An hour of the clock: `09`. */
export function twoDigits(hour: number): string {
  return String(hour).padStart(2, '0')
}

/** How strong a count is drawn, 0 to 4: nobody, one, and then by the share of all. */
export function shadeOf(count: number, all: number): number {
  if (count === 0) return 0
  return all <= 1 ? 4 : Math.max(1, Math.ceil((count / all) * 4))
}

/** The reader's own zone against UTC at a moment (Unix ms): `Your clock (Europe/Berlin) is 1 h ahead of it.` */
export function zoneWords(zone: string, now: number): string {
  const minutes = offsetOf(zone, now)
  if (minutes === 0) return `Your clock (${zone}) shows the same.`
  const size = Math.abs(minutes)
  const told = [size >= 60 && `${Math.floor(size / 60)} h`, size % 60 > 0 && `${size % 60} min`].filter(Boolean)
  return `Your clock (${zone}) is ${told.join(' ')} ${minutes > 0 ? 'ahead of it' : 'behind it'}.`
}

/** The wall clock of a zone at an hour of this day of UTC: `10:00`. */
export function clockAt(zone: string, day: string, hour: number): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return format.format(Date.parse(`${day}T${twoDigits(hour)}:00:00Z`))
}

/** How many minutes a zone's clock is ahead of UTC. */
function offsetOf(zone: string, now: number): number {
  const minute = Math.floor(now / 60_000) * 60_000
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatToParts(minute)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '0'
  const there = Date.parse(`${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:00Z`)
  return Math.round((there - minute) / 60_000)
}
