import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterAmount, readAmount } from './amount-text.ts'

describe('the key filter', () => {
  test.each([
    ['1a-2.,5', '12.5'],
    ['1,5', '1.5'],
    ['1.2.3', '1.23'],
    ['5.', '5.'],
    ['.5', '.5'],
    ['', ''],
    ['-', ''],
    ['1e9', '19'],
    ['007', '7'],
    ['0', '0'],
    ['00.5', '0.5'],
    ['1.123456789', '1.123456'],
    [' 1 250.5 ', '1250.5'],
    ['1,250.50', '1250.50'],
    ['12,345,678.9', '12345678.9'],
    ['1.250,50', '1250.50'],
    ['1,250', '1.250'],
    ['٣', ''],
  ])('%j becomes %j', (typed, held) => {
    expect(filterAmount(typed, 6)).toBe(held)
  })

  test('a currency without decimals has no dot', () => {
    expect(filterAmount('12.5', 0)).toBe('12')
  })

  test('whatever is typed, the field holds digits and at most one dot, and filtering again changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 18 }), (typed, precision) => {
        const held = filterAmount(typed, precision)
        expect(held).toMatch(/^\d*\.?\d*$/)
        expect(filterAmount(held, precision)).toBe(held)
      }),
    )
  })
})

describe('reading the field', () => {
  test.each([
    ['', null],
    ['.', null],
    ['5.', '5'],
    ['.5', '0.5'],
    ['0', '0'],
    ['1250.50', '1250.5'],
    ['0.1', '0.1'],
  ])('%j is %j', (text, amount) => {
    expect(readAmount(text)?.toFixed() ?? null).toBe(amount)
  })

  test('whatever the filter lets through is an amount or still empty', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const held = filterAmount(typed, 8)
        expect(readAmount(held) === null).toBe(held === '' || held === '.')
      }),
    )
  })
})
