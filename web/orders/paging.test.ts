import { expect, test } from 'vitest'
import { firstPage, nextPage, previousPage, queryOf } from './paging.ts'

const rows = [{ createdAt: '2026-03-01T14:03:00.000Z' }, { createdAt: '2026-03-01T14:02:00.000Z' }]

test('a page holds ten rows', () => {
  expect(queryOf(firstPage)).toEqual({ pagingDirection: 'next', limit: 10 })
})

test('next asks for what is older than the last row', () => {
  const page = nextPage(firstPage, rows)
  expect(page.index).toBe(1)
  expect(queryOf(page)).toEqual({ pagingTime: '2026-03-01T14:02:00.000Z', pagingDirection: 'next', limit: 10 })
})

test('previous asks for what is newer than the first row', () => {
  const page = previousPage({ index: 2, time: 't', direction: 'next' }, rows)
  expect(page.index).toBe(1)
  expect(queryOf(page)).toEqual({ pagingTime: '2026-03-01T14:03:00.000Z', pagingDirection: 'prev', limit: 10 })
})

test('the first page is the newest rows, however it was reached', () => {
  expect(previousPage({ index: 1, time: 't', direction: 'next' }, rows)).toEqual(firstPage)
  expect(previousPage({ index: 5, time: 't', direction: 'next' }, [])).toEqual(firstPage)
})

test('there is nothing behind an empty page', () => {
  expect(nextPage(firstPage, [])).toEqual(firstPage)
})
