import { expect, test } from 'vitest'
import { longestFirst } from './order-of-files.ts'

test('the longest files are first, and of what is not known the order stays', () => {
  const seconds = { 'b.test.ts': 2, 'd.test.ts': 30 }
  const files = ['a', 'b', 'c', 'd'].map((name) => ({ path: `${name}.test.ts` }))
  expect(longestFirst(files, ({ path }) => path, seconds).map(({ path }) => path)).toEqual([
    'd.test.ts',
    'b.test.ts',
    'a.test.ts',
    'c.test.ts',
  ])
})
