import { describe, expect, test } from 'vitest'
import { decimal, plain } from '../money/decimal.ts'
import { optionPrice, type Pricing, priceType } from './price.ts'

const pair = { from: { network: 'ETHEREUM', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const market = { fromUsd: decimal('1'), toUsd: decimal('1.25'), price: decimal('0.8') }
const maxOff = decimal('0.15')
const both: Omit<Pricing, 'priceTypeUse'> = { fixPrice: decimal('0.79'), marketPrice: decimal('98.5') }
const priced = (pricing: Partial<Pricing> & Pick<Pricing, 'priceTypeUse'>) => {
  const price = optionPrice(pair, { ...both, ...pricing }, market, maxOff)
  return price && plain(price)
}

// shows A-9-027, A-9-028
test('price type 1 is fixed, 2 is market', () => {
  expect(priceType).toEqual({ fixed: 1, market: 2 })
})

describe('the price of an option', () => {
  // shows A-3-042, A-3-043
  test('type 1 uses fixPrice: units of to for one unit of from', () => {
    expect(priced({ priceTypeUse: 1 })).toBe('0.79')
    expect(priced({ priceTypeUse: 1, fixPrice: null })).toBeNull()
  })
  // shows A-3-042, A-3-044
  test('type 2 uses marketPrice: a percentage of the market rate', () => {
    expect(priced({ priceTypeUse: 2 })).toBe('0.788')
    expect(priced({ priceTypeUse: 2, marketPrice: decimal('100') })).toBe('0.8')
    expect(priced({ priceTypeUse: 2, marketPrice: null })).toBeNull()
  })
  test.each([
    ['0.68', '0.68'],
    ['0.92', '0.92'],
    ['0.6799', null],
    ['0.9201', null],
  ])('a fixed price of %s at a market of 0.8 is %s: 15 %% is the limit', (fixPrice, price) => {
    expect(priced({ priceTypeUse: 1, fixPrice: decimal(fixPrice) })).toBe(price)
  })
  test('it is rounded down, so that rounding never favours the person who swaps', () => {
    expect(priced({ priceTypeUse: 1, fixPrice: decimal('0.79999999999999') })).toBe('0.7999999999')
  })
})
