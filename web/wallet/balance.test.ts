import { expect, test } from 'vitest'
import { inCoins } from './balance.ts'

test.each([
  ['0x0', '0'],
  ['0xde0b6b3a7640000', '1'],
  ['0x21e19e0c9bab2400000', '10000'],
  ['0x16345785d8a0000', '0.1'],
  ['0xde0b6b3a763ffff', '0.9999'],
  ['0x1', '0'],
])('%s wei is %s coins, never more than there is', (wei, coins) => {
  expect(inCoins(wei)).toBe(coins)
})

test('what is no hex figure is no balance', () => {
  expect(inCoins('12')).toBeNull()
  expect(inCoins('0x')).toBeNull()
})
