import { describe, expect, test } from 'vitest'
import { readSeen } from './seen.ts'
import { differenceOf, marketPriceOf, percentWords } from './worse.ts'

describe('a difference', () => {
  test.each([
    ['99.01', '0.99', 'neutral'],
    ['99', '1', 'note'],
    ['97.01', '2.99', 'note'],
    ['97', '3', 'warning'],
    ['95', '5', 'warning'],
    ['94.999999', '5', 'warning'],
    ['94.99', '5.01', 'accept'],
    ['85', '15', 'accept'],
    ['84.99', '15.01', 'block'],
    ['0', '100', 'block'],
  ])('%s of 100 is %s %% worse: %s', (now, percent, level) => {
    expect(differenceOf(now, '100')).toEqual({ percent, isWorse: true, level })
  })

  test.each(['100.01', '103', '150'])('better is never a warning: %s of 100', (now) => {
    expect(differenceOf(now, '100')).toMatchObject({ isWorse: false, level: 'neutral' })
  })

  test('equal figures do not differ, however they are written', () => {
    expect(differenceOf('18.270', '18.27')).toBeNull()
    expect(differenceOf('1', '0')).toBeNull()
  })

  test('that rounds to nothing is told as little, not as nothing', () => {
    const { percent } = differenceOf('999999.99', '1000000') ?? { percent: '' }
    expect([percentWords(percent), percentWords('1.5')]).toEqual(['less than 0.01 %', '1.5 %'])
  })
})

test('the market price is the quotient of the two sides’ worth', () => {
  const figures = { price: '1', priceFee: '0', totalPrice: '1', totalFee: '0', total: '1' }
  expect(marketPriceOf({ ...figures, fromMarketPrice: '3', toMarketPrice: '1.5' })).toBe('2')
})

describe('what was seen', () => {
  test('is read from the history', () => {
    expect(readSeen({ key: 'k', seen: { price: '0.9', total: '18.27' } })).toEqual({ price: '0.9', total: '18.27' })
  })

  test.each([
    {},
    { seen: null },
    { seen: 'x' },
    { seen: { price: '0.9' } },
    { seen: { price: 0.9, total: 18 } },
    { seen: { price: '0.9', total: 'NaN' } },
    { seen: { price: '0.9', total: '0' } },
    { seen: { price: '-1', total: '1' } },
  ])('%j says nothing', (state) => expect(readSeen(state)).toBeNull())
})
