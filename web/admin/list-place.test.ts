import { expect, test } from 'vitest'
import { firstPage, type Page } from '#web/orders/paging.ts'
import { choiceIn, findIn, pageIn, searchOf } from './list-place.ts'

const time = '2026-03-01T14:03:00.000123Z'

test.each<Page>([{ index: 3, time, direction: 'next' }, { index: 1, time, direction: 'prev' }, firstPage])(
  'page $index comes back from its address',
  (page) => {
    expect(pageIn(searchOf(page))).toEqual(page)
  },
)

test('an address that makes no sense is the first page, without a filter', () => {
  for (const page of [0, 1, -4, 1.5, 'two', null, 1e9]) expect(pageIn({ page, time })).toEqual(firstPage)
  for (const time of [undefined, 'yesterday', 7]) expect(pageIn({ page: 2, time })).toEqual(firstPage)
  expect(choiceIn({ status: 'lost' }, 'status', ['dispute'])).toBeNull()
  expect(findIn({ find: { a: 1 } })).toBe('')
})

test('what is looked for may look like a number', () => {
  expect(findIn({ find: 123456 })).toBe('123456')
  expect(choiceIn({ status: 'dispute' }, 'status', ['dispute', 'all'])).toBe('dispute')
})
