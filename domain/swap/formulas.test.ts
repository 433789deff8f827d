import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allowedShare } from '../collateral/share.ts'
import { currencyOf, defaultPrecision } from '../money/currencies.ts'
import { type Decimal, decimal, plain, round } from '../money/decimal.ts'
import {
  amountFor,
  amountWithin,
  calculate,
  costPerUnit,
  exposureUsd,
  feeUsd,
  optionCostPerUnit,
} from './calculation.ts'
import { type MarketRate, optionPrice, priceType } from './price.ts'

const page = readFileSync(new URL('../../docs/formulas.md', import.meta.url), 'utf8')
const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const [fromUsd, toUsd] = [decimal('1.0003'), decimal('1.08317')]
const market: MarketRate = { fromUsd, toUsd, price: fromUsd.dividedBy(toUsd) }
const [fee, maxOff, amount] = [decimal('0.005'), decimal('0.15'), decimal(1250)]

const percentOf = (percent: string) => ({
  priceTypeUse: priceType.market,
  fixPrice: null,
  marketPrice: decimal(percent),
})
const fixedAt = (price: string) => ({ priceTypeUse: priceType.fixed, fixPrice: decimal(price), marketPrice: null })
const priced = (pricing: ReturnType<typeof percentOf | typeof fixedAt>) =>
  optionPrice(pair, pricing, market, maxOff) as Decimal

const price = priced(percentOf('99.6'))
const swap = calculate(pair, amount, price, fee, market)
const wanted = decimal(1000)
const least = amountFor(pair, wanted, price, fee, market) as Decimal
const high = priced(percentOf('101'))

/** A figure as the page writes it: thousands apart. */
function written(figure: Decimal): string {
  const [whole = '', parts] = plain(figure).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return parts === undefined ? grouped : `${grouped}.${parts}`
}

describe('the examples of docs/formulas.md', () => {
  test.each<[string, Decimal[]]>([
    ['market rate', [round(market.price, 11, 'down')]],
    ['price of a percentage', [price]],
    ['price of a fixed price', [priced(fixedAt('0.92'))]],
    ['total price', [amount.times(price), swap.totalPrice]],
    ['fee within the price', [swap.priceFee]],
    ['total fee', [amount.times(swap.priceFee), swap.totalFee]],
    ['received', [swap.totalPrice, swap.totalFee, swap.total]],
    [
      'amount for what is to be received',
      [wanted, least, calculate(pair, least.minus('0.000001'), price, fee, market).total],
    ],
    ['exposure', [amount.times(fromUsd), swap.total.times(toUsd), exposureUsd(amount, swap)]],
    ['fee in USD', [swap.totalFee, feeUsd(swap)]],
    ['cost of a unit', [optionCostPerUnit(percentOf('101'), high, market)]],
    [
      'largest amount',
      [
        amountWithin(decimal(5000), pair, costPerUnit(price, market)),
        amountWithin(decimal(5000), pair, optionCostPerUnit(percentOf('101'), high, market)),
      ],
    ],
    ['what an agent may promise', [decimal(10_000).times(allowedShare)]],
  ])('%s', (what, figures) => {
    const line = page.split('\n').find((each) => each.startsWith(`| ${what} |`))
    for (const figure of figures) expect(line).toContain(written(figure))
  })

  test('a price at the very edge of what is near the market is one, and a unit beyond is none', () => {
    const unit = decimal('0.0000000001')
    const [low, top] = [decimal('0.7849691185'), decimal('1.0620170425')]
    expect(page).toContain(`from ${plain(low)} to ${plain(top)}`)
    for (const edge of [low, top]) expect(plain(priced(fixedAt(plain(edge))))).toBe(plain(edge))
    for (const beyond of [low.minus(unit), top.plus(unit)]) expect(priced(fixedAt(plain(beyond)))).toBeNull()
  })
})

describe('rounding', () => {
  // shows A-9-032
  test('a currency that does not say otherwise has 5 decimal places', () => {
    const dai = { ...pair, to: { network: 'ETHEREUM', currency: 'DAI' } }
    expect([defaultPrecision, currencyOf('DAI').precision]).toEqual([5, 5])
    expect(plain(calculate(dai, decimal('1.2345678'), decimal(1), decimal(0), market).total)).toBe('1.23456')
  })

  // shows A-9-033
  test('another has its own', () => {
    const bitcoin = { ...pair, to: { network: 'BITCOIN', currency: 'BTC' } }
    expect(plain(calculate(bitcoin, decimal('1.23456789999'), decimal(1), decimal(0), market).total)).toBe('1.23456789')
    expect(plain(calculate(pair, decimal('1.239'), decimal(1), decimal(0), market).total)).toBe('1.23')
  })
})
