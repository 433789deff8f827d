import { describe, expect, test } from 'vitest'
import { pageNumbers, pageOf, pageSize } from './pager.ts'

describe('the pager of swap pairs', () => {
  // shows A-9-011 for 1 … 20 … [1,2,3,4,5]
  // shows A-9-011 for 5 … 20 … [1,2,3,4,5,6,7,8,9]
  // shows A-9-011 for 20 … 20 … [16,17,18,19,20]
  test.each([
    [1, 20, [1, 2, 3, 4, 5]],
    [5, 20, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [20, 20, [16, 17, 18, 19, 20]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
  ])('on page %i of %i shows %j', (current, total, numbers) => {
    expect(pageNumbers(current, total)).toEqual(numbers)
  })

  // shows A-9-007
  test('a page has 10 rows: 11 rows are 10 and 1', () => {
    const rows = Array.from({ length: 11 }, (_, i) => i)
    expect(pageSize).toBe(10)
    expect(pageOf(rows, 1)).toEqual({ rows: rows.slice(0, 10), page: 1, pages: 2 })
    expect(pageOf(rows, 2)).toEqual({ rows: [10], page: 2, pages: 2 })
  })

  test('a page that is gone becomes the last, and no rows are one empty page', () => {
    expect(pageOf([1, 2], 7)).toEqual({ rows: [1, 2], page: 1, pages: 1 })
    expect(pageOf([], 1)).toEqual({ rows: [], page: 1, pages: 1 })
  })
})
