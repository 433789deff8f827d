import { describe, expect, test } from 'vitest'
import { averageRating, newRecord, typicalPayout } from './record.ts'

describe('what is known of an agent', () => {
  test.each([
    [[], null],
    [[40], 40],
    [[90, 10], 50],
    [[10, 500, 20], 20],
    [[4, 1, 3, 2], 3],
  ])('payouts of %j seconds typically take %s', (payouts, typical) => {
    expect(typicalPayout({ ...newRecord, payouts })).toBe(typical)
  })
  test('the rating is a mean, and none without ratings', () => {
    expect(averageRating(newRecord)).toBeNull()
    expect(averageRating({ ...newRecord, ratingSum: 13, ratings: 3 })?.toFixed(2)).toBe('4.33')
  })
})
