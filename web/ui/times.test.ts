import { describe, expect, test } from 'vitest'
import { ageWords, lastingWords, minutesAndSeconds, momentWords, wholeSeconds } from './times.ts'

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

describe('age', () => {
  test.each([
    [0, 'just now'],
    [-5_000, 'just now'],
    [8_400, '8 s ago'],
    [89_999, '89 s ago'],
    [90_000, '1 min ago'],
    [89 * 60_000, '89 min ago'],
    [90 * 60_000, '1 h ago'],
    [26 * 3_600_000, '26 h ago'],
  ])('%i ms: %s', (age, words) => {
    expect(ageWords(1_000_000_000, 1_000_000_000 + age)).toBe(words)
  })
})

test.each([
  [60, '1 minute'],
  [90, '90 seconds'],
  [129_600, '36 hours'],
  [172_800, '2 days'],
  [1, '1 second'],
  [0, '0 seconds'],
])('%i seconds last %s', (seconds, shown) => {
  expect(lastingWords(seconds)).toBe(shown)
})
