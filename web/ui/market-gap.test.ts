import { expect, test } from 'vitest'
import { gapWords, marketDifference } from './market-gap.ts'

test.each([
  ['0.996', '1', '0.4 % under market'],
  ['0.99999', '1', '0.01 % under market'],
  // A price is cut at its last digit: that is no hundredth of a percent.
  ['0.918374100', '0.92206235011', '0.4 % under market'],
  ['1', '1', 'at market'],
  ['1.00001', '1', 'at market'],
  ['1.0129', '1', '1.29 % over market'],
])('%s against %s: %s', (price, market, words) => {
  expect(marketDifference(price, market)).toBe(words)
})

test.each([
  ['1250', '1146.31', '0.925', '0.86 %, 9.94\u00a0EUR less'],
  ['1000', '999.999', '1', '0.01 %, 0.01\u00a0EUR less'],
  ['1000', '1000', '1', 'nothing'],
  ['1000', '1012.999', '1', '1.29 %, 12.99\u00a0EUR more'],
])('%s sent, %s received at a market of %s: %s', (amount, total, marketPrice, words) => {
  expect(gapWords({ amount, total, marketPrice, currency: 'EUR', precision: 2 })).toBe(words)
})
