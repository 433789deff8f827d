import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Decimal, decimal, plain, readDecimal, round } from './decimal.ts'

describe('the settings of big numbers', () => {
  // shows B-9-021
  test('50 decimal places', () => {
    expect(new Decimal(1).dividedBy(3).toString()).toBe(`0.${'3'.repeat(50)}`)
  })
  // shows B-9-022
  test('exponential notation from 100', () => {
    expect(new Decimal(10).pow(99).toString()).toBe(`1${'0'.repeat(99)}`)
    expect(new Decimal(10).pow(100).toString()).toBe('1e+100')
  })
})

describe('reading', () => {
  test.each(['0', '1', '0.1', '12.50', '1250', `${'9'.repeat(30)}.${'9'.repeat(30)}`])('%s is a decimal', (text) => {
    expect(readDecimal(text)).not.toBeNull()
  })
  const wrong = ['', '-1', '+1', '1e3', '0x10', '01', '.5', '5.', '1,5', ' 1', 'NaN', 'Infinity', '١٢٣', '1'.repeat(31)]
  test.each(wrong)('%j is none', (text) => {
    expect(readDecimal(text)).toBeNull()
  })
  test('never changes a figure', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 30n - 1n }),
        fc.integer({ min: 1, max: 999_999_999 }),
        (whole, part) => {
          const text = `${whole}.${part}`
          expect(plain(decimal(text))).toBe(text.replace(/0+$/, '').replace(/\.$/, ''))
        },
      ),
    )
  })
  test('a decimal that is none of ours is a bug', () => {
    expect(() => decimal('NaN')).toThrow()
    expect(() => decimal('Infinity')).toThrow()
  })
})

test('rounding is toward zero or away from it, as asked', () => {
  expect([round(decimal('1.239'), 2, 'down'), round(decimal('1.231'), 2, 'up')].map(plain)).toEqual(['1.23', '1.24'])
})
