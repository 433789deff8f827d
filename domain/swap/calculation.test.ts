import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies } from '../money/currencies.ts'
import { Decimal, decimal, plain, round } from '../money/decimal.ts'
import { amountFor, amountWithin, calculate, costPerUnit, exposureUsd, feeUsd } from './calculation.ts'
import type { MarketRate } from './price.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }

function market(fromUsd: string, toUsd: string): MarketRate {
  return { fromUsd: decimal(fromUsd), toUsd: decimal(toUsd), price: decimal(fromUsd).dividedBy(toUsd) }
}

describe('a worked example', () => {
  const calculation = calculate(pair, decimal('1250'), decimal('0.92166'), decimal('0.005'), market('0.9997', '1.0842'))

  // shows A-3-005
  test('total = totalPrice − totalFee, fee rounded up, price rounded down', () => {
    // 1250 × 0.92166 = 1152.075; 0.92166 × 0.005 = 0.0046083; 1250 × 0.0046083 = 5.760375
    const figures = Object.fromEntries(Object.entries(calculation).map(([name, value]) => [name, plain(value)]))
    expect(figures).toEqual({
      price: '0.92166',
      priceFee: '0.0046083',
      totalPrice: '1152.07',
      totalFee: '5.77',
      total: '1146.3',
      fromMarketPrice: '0.9997',
      toMarketPrice: '1.0842',
    })
  })

  test('exposure is the greater of what is sent and received, in USD', () => {
    expect(plain(exposureUsd(decimal('1250'), calculation))).toBe('1249.625')
    expect(plain(feeUsd(calculation))).toBe('6.255834')
  })
})

const amounts = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => decimal(units).dividedBy(1000))
const prices = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => decimal(units).dividedBy(10 ** 5))
const fees = fc.integer({ min: 0, max: 500 }).map((units) => decimal(units).dividedBy(10 ** 4))
const usd = fc.integer({ min: 1, max: 10 ** 8 }).map((units) => String(units / 100))
const targets = fc.constantFrom(...currencies).map((currency) => currency.ticker)

describe('for every amount, price, fee and currency', () => {
  const law = (check: (amount: Decimal, price: Decimal, fee: Decimal, rate: MarketRate, to: string) => void) =>
    fc.assert(
      fc.property(amounts, prices, fees, usd, usd, targets, (amount, price, fee, from, to, ticker) =>
        check(amount, price, fee, market(from, to), ticker),
      ),
    )

  test('the parts add up, and rounding never favours the person who swaps', () => {
    law((amount, price, fee, rate, ticker) => {
      const to = { ...pair, to: { network: 'X', currency: ticker } }
      const calculation = calculate(to, amount, price, fee, rate)
      const exact = amount.times(price).times(decimal(1).minus(fee))
      expect(calculation.total.isLessThanOrEqualTo(exact)).toBe(true)
      const unit = decimal(10).pow(-(currencies.find((currency) => currency.ticker === ticker)?.precision ?? 0))
      expect(exact.minus(calculation.total).isLessThan(unit.times(2))).toBe(true)
      if (calculation.total.isGreaterThan(0)) {
        expect(calculation.total.isEqualTo(calculation.totalPrice.minus(calculation.totalFee))).toBe(true)
      }
    })
  })

  test('more in is never less out', () => {
    law((amount, price, fee, rate) => {
      const less = calculate(pair, amount, price, fee, rate)
      const more = calculate(pair, amount.plus('0.001'), price, fee, rate)
      expect(more.totalPrice.isGreaterThanOrEqualTo(less.totalPrice)).toBe(true)
      expect(
        exposureUsd(amount.plus('0.001'), more).isGreaterThanOrEqualTo(exposureUsd(amount, less).minus('0.02')),
      ).toBe(true)
    })
  })

  test('an amount within a limit has an exposure within it', () => {
    law((amount, price, fee, rate) => {
      const most = amountWithin(amount, pair, costPerUnit(price, rate))
      if (most.isZero()) return
      const exposure = exposureUsd(most, calculate(pair, most, price, fee, rate))
      // The exposure itself is rounded up by at most one millionth of a dollar.
      expect(exposure.isLessThanOrEqualTo(amount.plus('0.000001'))).toBe(true)
    })
  })

  // shows A-2-060
  test('an amount to receive is inverted exactly: it is reached, and by nothing less', () => {
    const sources = fc.constantFrom(...currencies)
    const received = fc.integer({ min: 1, max: 10 ** 9 })
    fc.assert(
      fc.property(received, prices, fees, usd, usd, sources, sources, (units, price, fee, from, to, source, target) => {
        const swapped = {
          from: { network: 'X', currency: source.ticker },
          to: { network: 'X', currency: target.ticker },
        }
        const rate = market(from, to)
        const wanted = decimal(units).times(decimal(10).pow(-target.precision))
        const amount = amountFor(swapped, wanted, price, fee, rate)
        if (amount === null) throw new Error('nothing is left')
        const reached = (of: Decimal) => calculate(swapped, of, price, fee, rate).total.isGreaterThanOrEqualTo(wanted)
        expect(reached(amount)).toBe(true)
        const place = decimal(10).pow(-source.precision)
        for (const fewer of [1, 2, 3, 7, 1000]) {
          const less = amount.minus(place.times(fewer))
          if (less.isPositive()) expect(reached(less)).toBe(false)
        }
      }),
    )
  })

  test('from a swap to what it comes to and back differs by at most one unit of the last place', () => {
    law((amount, price, fee, rate) => {
      const { total } = calculate(pair, amount, price, fee, rate)
      if (total.isZero()) return
      const back = amountFor(pair, total, price, fee, rate)
      expect(back?.isLessThanOrEqualTo(round(amount, 6, 'up'))).toBe(true)
      const again = back && calculate(pair, back, price, fee, rate).total
      const step = Decimal.max('0.01', price.times('0.000001').plus('0.01'))
      expect(again?.minus(total).isLessThanOrEqualTo(step)).toBe(true)
    })
  })

  test('where the fee takes all, no amount comes to anything', () => {
    expect(amountFor(pair, decimal(1), decimal(1), decimal(1), market('1', '1'))).toBeNull()
  })
})
