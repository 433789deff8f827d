import { describe, expect, test } from 'vitest'
import { decimal } from '#domain/money/decimal.ts'
import { filterPrice, isPrice, offMarket, priceOf, shownPrice, signedPercent } from './price-text.ts'

describe('what a price field holds', () => {
  test.each([
    ['99,5', '99.5'],
    ['99.5', '99.5'],
    ['1a2b', '12'],
    ['-3 %', '3'],
    ['1.2.3', '1.23'],
    ['007', '7'],
    ['0.5', '0.5'],
    ['.5', '.5'],
    ['', ''],
  ])('%j becomes %j', (typed, held) => {
    expect(filterPrice(typed)).toBe(held)
  })

  test.each([
    ['', null],
    ['5.', '5'],
    ['.5', '0.5'],
    ['.', '.'],
    ['99.5', '99.5'],
  ])('%j stands for %j', (text, price) => {
    expect(priceOf(text)).toBe(price)
  })

  test('a price is above zero', () => {
    expect(['1', '0.0001', '5.', '.5'].every(isPrice)).toBe(true)
    expect(['', '.', '0', '0.0'].some(isPrice)).toBe(false)
  })
})

describe('the difference to the market', () => {
  test.each([
    ['0.996', '1', '−0.40 %'],
    ['1.019', '1', '+1.90 %'],
    ['0.79999', '0.8', '±0.00 %'],
    ['0.99201', '1', '−0.80 %'],
    ['1', '1', '±0.00 %'],
    ['0.99999', '1', '±0.00 %'],
  ])('%s at a market of %s is %s', (price, market, words) => {
    expect(signedPercent(offMarket(price, market) ?? decimal(100))).toBe(words)
  })
  test('is none without a market', () => {
    expect(offMarket('1', null)).toBeNull()
  })
})

test('a price is shown with six digits that count, and whole parts whole', () => {
  expect(['0.92166123456', '0.0000104001234', '64250.123456', '1234567.891'].map(shownPrice)).toEqual([
    '0.921661',
    '0.0000104001',
    '64250.12',
    '1234567.89',
  ])
})
