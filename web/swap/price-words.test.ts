import { expect, test } from 'vitest'
import { feeFraction, percentOf, priceFigure } from './price-words.ts'

test.each([
  ['0.9216612345', 2, '0.92166'],
  ['0.921669999', 2, '0.92166'],
  ['61234.5', 2, '61,234.5'],
  ['0.0000108512345', 8, '0.00001085'],
  ['1', 2, '1'],
])('price %s to %i decimals reads %s', (price, precision, shown) => {
  expect(priceFigure(price, precision)).toBe(shown)
})

test('a fraction as percent', () => {
  expect(percentOf('0.005')).toBe('0.5 %')
  expect(percentOf('0')).toBe('0 %')
})

test('the fee within a price', () => {
  expect(feeFraction('0.0046083', '0.92166')).toBe('0.005')
  expect(feeFraction('0', '0')).toBe('0')
})
