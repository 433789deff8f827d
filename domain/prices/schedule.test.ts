import { expect, test } from 'vitest'
import { dailyUntil, publishedAt } from './schedule.ts'

const iso = (at: number) => new Date(at).toISOString().slice(0, 16)

test('reference rates come at 16:00 in Frankfurt, in winter and in summer', () => {
  expect(iso(publishedAt('2026-01-15'))).toBe('2026-01-15T15:00')
  expect(iso(publishedAt('2026-03-27'))).toBe('2026-03-27T15:00')
  expect(iso(publishedAt('2026-03-30'))).toBe('2026-03-30T14:00')
  expect(iso(publishedAt('2026-10-23'))).toBe('2026-10-23T14:00')
  expect(iso(publishedAt('2026-10-26'))).toBe('2026-10-26T15:00')
})

test.each([
  ['an ordinary day', '2026-01-14', '2026-01-15T17:00'],
  ['a weekend', '2026-01-16', '2026-01-19T17:00'],
  ['Easter: Good Friday, the weekend, Easter Monday', '2026-04-02', '2026-04-07T16:00'],
  ['another Easter', '2027-03-25', '2027-03-30T16:00'],
  ['the first of May on a Friday', '2026-04-30', '2026-05-04T16:00'],
  ['Christmas and the day after it', '2025-12-24', '2025-12-29T17:00'],
  ['new year', '2025-12-31', '2026-01-02T17:00'],
])('they may be used until two hours after the next ones are due: %s', (_, day, until) => {
  expect(iso(dailyUntil(day))).toBe(until)
})
