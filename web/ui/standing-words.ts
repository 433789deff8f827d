import type { AgentRecord } from '#api/agent-standing.ts'
import { decimal, plain, round } from '#domain/money/decimal.ts'
import type { Fact } from './Facts.tsx'
import { grouped } from './figures.ts'

/** How many of an agent's orders were completed: `98.6 % of 431`. */
export function completedWords({ completed, failed }: Pick<AgentRecord, 'completed' | 'failed'>): string {
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

/** A rating for reading: `4.9 from 212 ratings`. */
export function ratingWords({ rating, ratings }: Pick<AgentRecord, 'rating' | 'ratings'>): string {
  if (rating === null) return 'not rated yet'
  return `${rating} of 5, from ${ratings === 1 ? '1 rating' : `${grouped(String(ratings))} ratings`}`
}

/** What is known of an agent's orders, as facts. */
export function recordFacts(record: AgentRecord): Fact[] {
  const { payoutSeconds } = record
  return [
    { label: 'Rating', value: ratingWords(record) },
    { label: 'Pays out, typically', value: payoutSeconds === null ? 'not known yet' : durationWords(payoutSeconds) },
    { label: 'Orders completed', value: completedWords(record) },
  ]
}
