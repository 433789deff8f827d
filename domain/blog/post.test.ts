import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  aliasOf,
  headOf,
  inReadingOrder,
  isAlias,
  isCover,
  neverPinned,
  postBounds,
  postDay,
  readingMinutes,
  wordsIn,
} from './post.ts'

describe('an alias', () => {
  test.each([
    ['How a swap works', 'how-a-swap-works'],
    ['Что такое залог?', 'chto-takoe-zalog'],
    ['Crème brûlée & 2 more', 'creme-brulee-2-more'],
    ['  It’s here  ', 'its-here'],
    ['???', ''],
  ])('of %j is %j', (title, alias) => {
    expect(aliasOf(title)).toBe(alias)
  })

  test('that is suggested can be one, or nothing is suggested', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const alias = aliasOf(title)
        expect(alias === '' || isAlias(alias)).toBe(true)
      }),
    )
    expect(aliasOf('word '.repeat(60)).length).toBeLessThanOrEqual(postBounds.alias)
    expect(isAlias(aliasOf('x'.repeat(200)))).toBe(true)
  })

  test.each(['', 'A', 'a b', 'a--b', '-a', 'a-', 'a/b', 'rss.xml', 'ы', 'a'.repeat(81)])('cannot be %j', (text) => {
    expect(isAlias(text)).toBe(false)
  })

  test('cannot be what is the id of a post', () => {
    expect(isAlias('01890a5d-ac96-774b-bcce-b302099a8057')).toBe(false)
  })
})

describe('reading', () => {
  test('takes a minute for every 200 words that have begun, and at least one', () => {
    expect(readingMinutes('', 2)).toBe(1)
    expect(readingMinutes('word '.repeat(200), 0)).toBe(1)
    expect(readingMinutes('слово '.repeat(201), 0)).toBe(2)
    expect(readingMinutes('<p class="a b c d e">one</p>'.repeat(200), 1)).toBe(1)
  })

  test('begins with what is pinned, the latest pin first, then the newest', () => {
    const at = (createdAt: string, pinnedAt = neverPinned) => ({ createdAt, pinnedAt })
    const [old, older, newer, newest] = [
      at('2024-01-01T00:00:00Z', '2024-05-02T00:00:00Z'),
      at('2023-01-01T00:00:00Z', '2024-05-01T00:00:00Z'),
      at('2024-03-01T00:00:00Z'),
      at('2024-04-01T00:00:00Z'),
    ]
    expect(inReadingOrder([newer, older, newest, old])).toEqual([old, older, newest, newer])
  })
})

test.each([
  ['2024-05-01T00:00:00.000Z', 'May 1st 2024'],
  ['2024-12-02T23:59:59.000Z', 'December 2nd 2024'],
  ['2025-01-03T12:00:00.000Z', 'January 3rd 2025'],
  ['2025-11-11T12:00:00.000Z', 'November 11th 2025'],
  ['2025-08-12T12:00:00.000Z', 'August 12th 2025'],
  ['2025-07-13T12:00:00.000Z', 'July 13th 2025'],
  ['2025-10-21T12:00:00.000Z', 'October 21st 2025'],
  ['2025-02-22T12:00:00.000Z', 'February 22nd 2025'],
  ['2025-03-30T12:00:00.000Z', 'March 30th 2025'],
])('%s is %s', (moment, day) => {
  expect(postDay(moment)).toBe(day)
})

test('words are divided by spaces, each once', () => {
  expect(wordsIn(' a  b\ta\n')).toEqual(['a', 'b'])
  expect(wordsIn('  ')).toEqual([])
})

test.each([
  ['', true],
  ['/blog/images/a.png', true],
  ['https://example.com/a.png', false],
  ['//example.com/a.png', false],
  ['/\\example.com/a.png', false],
  ['data:image/png;base64,AA', false],
  ['javascript:alert(1)', false],
  ['blog/a.png', false],
])('a cover at %j can be shown: %s', (imageUrl, isShown) => {
  expect(isCover(imageUrl)).toBe(isShown)
})

test('a post is called and described by its meta, and by itself where it has none', () => {
  const post = { title: 'Swap', details: { teaser: 'How it works.' } }
  expect(headOf({ ...post, meta: { title: '', description: '' } })).toEqual({
    title: 'Swap',
    description: 'How it works.',
  })
  expect(headOf({ ...post, meta: { title: 'M', description: 'D' } })).toEqual({ title: 'M', description: 'D' })
})
