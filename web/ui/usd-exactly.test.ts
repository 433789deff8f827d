import { expect, test } from 'vitest'
import { usdCell, usdExactly } from './usd-exactly.ts'

test.each([
  ['8.500000', '8.50'],
  ['0.123456', '0.123456'],
  ['1234567.000000', '1,234,567.00'],
  ['-4.000000', '−4.00'],
  ['0.000000', '0.00'],
])('%s reads as %s', (usd, text) => {
  expect(usdExactly(usd)).toBe(`${text}\u00a0USD`)
})

test('in columns every figure has the six digits of the ledger', () => {
  expect(['3', '1234.5', '-0.108420'].map(usdCell)).toEqual(['3.000000', '1,234.500000', '−0.108420'])
})
