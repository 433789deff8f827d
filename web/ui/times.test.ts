import { expect, test } from 'vitest'
import { minutesAndSeconds, momentWords, wholeSeconds } from './times.ts'

test.each([
  [24 * 60_000 + 18_000, '24:18'],
  [9_000, '0:09'],
  [8_001, '0:09'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
  [1440 * 60_000, '1440:00'],
])('%i ms are %s', (left, shown) => {
  expect(minutesAndSeconds(left)).toBe(shown)
})

test('seconds are counted up to the end of the one that has begun', () => {
  expect([60_000, 59_001, 59_000, 1, 0, -1].map(wholeSeconds)).toEqual([60, 60, 59, 1, 0, 0])
})

test('a moment is told in the reader’s zone and as short as it stays clear', () => {
  const at = (month: number, date: number, year = 2026) => new Date(year, month, date, 14, 2)
  const now = at(5, 10).getTime() + 60_000
  expect(momentWords(at(5, 10).toISOString(), now)).toBe('today 14:02')
  expect(momentWords(at(2, 3).toISOString(), now)).toBe('3 Mar 14:02')
  expect(momentWords(at(2, 3, 2025).toISOString(), now)).toBe('3 Mar 2025 14:02')
})
