import { expect, test } from 'vitest'
import { changeWords, linePath, rateFigure } from './sparkline.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString()

test('the line goes from the first moment to the last, high prices above', () => {
  const points = [
    { at: at(0), price: '1' },
    { at: at(15), price: '3' },
    { at: at(30), price: '2' },
  ]
  expect(linePath(points, 100, 40)).toBe('M0.0 40.0L50.0 0.0L100.0 20.0')
})

test('a price that does not move is a line in the middle; a point alone is none', () => {
  const points = [0, 30].map((minute) => ({ at: at(minute), price: '0.92' }))
  expect(linePath(points, 100, 40)).toBe('M0.0 20.0L100.0 20.0')
  expect(linePath(points.slice(0, 1), 100, 40)).toBe('')
  expect(linePath([], 100, 40)).toBe('')
})

test.each([
  ['1', '1.0042', '+0.42 %'],
  ['1', '0.987', '−1.3 %'],
  ['1', '1.00001', 'no change'],
])('from %s to %s: %s', (from, to, words) => {
  expect(changeWords(from, to)).toBe(words)
})

test.each([
  ['96420.5', '96,420.5'],
  ['0.921675', '0.92167'],
  ['0.00001037123456', '0.0000103712'],
])('the rate %s reads %s', (price, shown) => {
  expect(rateFigure(price)).toBe(shown)
})
