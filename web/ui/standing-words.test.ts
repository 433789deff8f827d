import { expect, test } from 'vitest'
import { completedWords, durationWords } from './standing-words.ts'

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [61, '2 min'],
  [3600, '1 h'],
  [4799, '1 h 20 min'],
])('%d seconds are %s', (seconds, words) => {
  expect(durationWords(seconds)).toBe(words)
})

test.each([
  [0, 0, 'none yet'],
  [1, 0, '100 % of 1'],
  [425, 6, '98.6 % of 431'],
  [999, 1, '99.9 % of 1,000'],
])('%d completed and %d failed are %s', (completed, failed, words) => {
  expect(completedWords({ completed, failed })).toBe(words)
})
