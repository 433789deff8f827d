import { describe, expect, test } from 'vitest'
import { groupTyped } from './grouped-number.ts'

describe('a bank number while it is typed', () => {
  test.each([
    ['de89370', 7, 'DE89 370', 8],
    ['DE89 3704', 9, 'DE89 3704', 9],
    ['DE89 37045', 10, 'DE89 3704 5', 11],
    ['4111-1111', 9, '4111 1111', 9],
    ['DEX89 3704', 3, 'DEX8 9370 4', 3],
    ['', 0, '', 0],
  ])('%j with the caret at %i is shown as %j', (typed, caret, text, after) => {
    expect(groupTyped(typed, caret)).toEqual({ text, caret: after })
  })
})
