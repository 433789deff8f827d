import { expect, test } from 'vitest'
import { codeFrom, codeLetters, readCode } from './code.ts'

test('a code has ten letters, each as likely as every other', () => {
  expect(codeLetters).toHaveLength(32)
  expect(new Set(codeLetters).size).toBe(32)
  const times = new Map<string, number>()
  for (let byte = 0; byte < 256; byte += 1) {
    const [letter = ''] = codeFrom(new Uint8Array(10).fill(byte))
    times.set(letter, (times.get(letter) ?? 0) + 1)
  }
  expect(new Set(times.values())).toEqual(new Set([8]))
  expect(codeFrom(Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))).toBe('abcdefghij')
  expect(() => codeFrom(new Uint8Array(9))).toThrow('ten random bytes')
})

test.each([
  ['x', 'x'],
  ['abc_DEF-9', 'abc_DEF-9'],
  ['a'.repeat(64), 'a'.repeat(64)],
  ['a'.repeat(65), null],
  ['', null],
  [null, null],
  [undefined, null],
  ['a b', null],
  ['a;b', null],
  ['ä', null],
  ['a\n', null],
  ['<script>', null],
])('of the link’s %j is kept %j', (given, kept) => {
  expect(readCode(given)).toBe(kept)
})
