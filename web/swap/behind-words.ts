import type { Behind } from '#api/swap.ts'
import { decimal, plain, round } from '#domain/money/decimal.ts'
import { grouped } from '#web/ui/figures.ts'

/** US dollars for reading, without cents: `26,000`. Never more than it is. */
export function usdFigure(usd: string): string {
  return grouped(plain(round(decimal(usd), 0, 'down')))
}

/** How many of an agent's orders were completed: `98.6 % of 431`. */
export function completedWords({ completed, failed }: Pick<Behind['record'], 'completed' | 'failed'>): string {
  const of = completed + failed
  if (of === 0) return 'none yet'
  const percent = round(decimal(completed).times(100).dividedBy(of), 1, 'down')
  return `${plain(percent)} % of ${grouped(String(of))}`
}

/** A time in seconds for reading: `40 s`, `11 min`, `1 h 20 min`. Rounded up, so that it never promises too much. */
export function durationWords(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`
}
