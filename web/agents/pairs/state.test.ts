import { describe, expect, test } from 'vitest'
import { priceType } from '#domain/swap/price.ts'
import { untouched } from '../draft.ts'
import { isPayable, type Quote, stateOf, usedPrice } from './state.ts'

const on = { ...untouched, active: true, marketPrice: '99.5' }
const quote: Quote = {
  from: 'ETHEREUM/USDT',
  to: 'SEPA/EUR',
  price: '0.92',
  marketPrice: '0.9220623501',
  place: 1,
  of: 3,
  hasLeft: false,
}

describe('how a pair stands', () => {
  test.each([
    ['off', { ...on, active: false }, quote, true, 'off', 'quiet'],
    ['on without a price', { ...on, marketPrice: '' }, quote, true, 'no price', 'stop'],
    ['on with a price of the other type only', { ...on, priceTypeUse: 1 as const }, quote, true, 'no price', 'stop'],
    ['nothing to be paid on', on, quote, false, 'not payable', 'wait'],
    ['being asked for', on, null, true, 'active', 'ok'],
    ['no market', on, { ...quote, marketPrice: null, price: null }, true, 'no market', 'wait'],
    ['too far off', on, { ...quote, price: null }, true, 'far off market', 'stop'],
    ['out of the book until it is saved', on, { ...quote, hasLeft: true }, true, 'left the book', 'wait'],
    ['giving more than the market', on, { ...quote, price: '0.94' }, true, 'below market', 'wait'],
    ['near the market', on, quote, true, 'active', 'ok'],
  ])('%s', (_what, option, asked, payable, word, tone) => {
    expect(stateOf(option, asked, payable)).toMatchObject({ word, tone })
  })
})

test('price type 1 is the fixed price, 2 the percentage of the market', () => {
  expect(priceType).toEqual({ fixed: 1, market: 2 })
  const both = { ...untouched, fixPrice: '0.9', marketPrice: '99' }
  expect(usedPrice({ ...both, priceTypeUse: 1 })).toBe('0.9')
  expect(usedPrice({ ...both, priceTypeUse: 2 })).toBe('99')
})

test('a chain is paid by its addresses, a bank currency on fiat networks, cash where it changes hands', () => {
  const all = [
    { crypto: { network: 'TRON', addresses: [] } },
    { bank: { currency: 'EUR', number: '' } },
    { cash: { network: 'CASH' } },
  ]
  expect(isPayable(all, { network: 'TRON', currency: 'USDT' }, false)).toBe(true)
  expect(isPayable(all, { network: 'ETHEREUM', currency: 'USDT' }, false)).toBe(false)
  expect(isPayable(all, { network: 'SEPA', currency: 'EUR' }, true)).toBe(true)
  expect(isPayable(all, { network: 'BANK', currency: 'USD' }, true)).toBe(false)
  expect(isPayable(all, { network: 'CASH', currency: 'CASHUSD' }, true)).toBe(true)
})
