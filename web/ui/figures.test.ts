import { expect, test } from 'vitest'
import { grouped, usdAndCents, usdFigure, withUnit } from './figures.ts'

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1250', '1,250'],
  ['-1250.5', '-1,250.5'],
  ['1234567.89012', '1,234,567.89012'],
  ['0.00012345', '0.00012345'],
  ['100000000000000000000000.5', '100,000,000,000,000,000,000,000.5'],
])('%s reads as %s', (figure, shown) => {
  expect(grouped(figure)).toBe(shown)
})

test('a unit stays on the line of its figure', () => {
  expect(withUnit('1250', 'USDT')).toBe('1,250\u00a0USDT')
})

test('dollars are shown whole, and never more than they are', () => {
  expect(usdFigure('26999.99')).toBe('26,999')
})

test.each([
  ['60.5', '60.50'],
  ['60', '60.00'],
  ['1234.999999', '1,234.99'],
  ['0.004', '0.00'],
])('%s dollars with cents are %s', (usd, shown) => {
  expect(usdAndCents(usd)).toBe(shown)
})
