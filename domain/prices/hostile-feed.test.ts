import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Decimal, decimal } from '../money/decimal.ts'
import { aggregate, median } from './aggregate.ts'
import type { Reading } from './reading.ts'

/** How many feeds are tried; `PRICE_CASES=5000000` tries more. */
const cases = Number(process.env.PRICE_CASES ?? 100_000)
const now = Date.parse('2026-03-02T12:00:00Z')
const minute = 60_000
const names = ['cg', 'binance', 'kraken', 'coinbase', 'ecb']

/** How far apart honest sources are at most: the agreement that a price needs. */
const honest = fc
  .record({ usd: fc.integer({ min: 1, max: 10_000_000 }), places: fc.integer({ min: 0, max: 6 }) })
  .chain(({ usd, places }) =>
    fc.array(fc.integer({ min: 0, max: 9_900 }), { minLength: 1, maxLength: 4 }).map((offsets) =>
      offsets.map((offset) =>
        new Decimal(usd)
          .shiftedBy(-places)
          .times(1_000_000 + offset)
          .shiftedBy(-6),
      ),
    ),
  )

const nonsense = fc.constantFrom(
  '0',
  '-0',
  '0.0',
  '-1',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e400',
  '1e-400',
  'null',
  'undefined',
  '',
  ' ',
  '3000 ',
  '3,000',
  '3000.',
  '.5',
  '0x1f',
  '٣٠٠٠',
  '１２',
  'true',
  '[3000]',
  '1_000',
  '+3000',
  '9'.repeat(31),
  `0.${'0'.repeat(31)}1`,
)
const fresh = fc.record({
  at: fc.integer({ min: now - 9 * minute, max: now }),
  left: fc.integer({ min: 1, max: 600_000 }),
})

/** What a bad source may say where honest ones say `truth`. */
function lies(truth: Decimal): fc.Arbitrary<Partial<Reading>> {
  const times = (factor: string | number | Decimal) => truth.times(factor).decimalPlaces(24).toFixed()
  return fc.oneof(
    nonsense.map((price) => ({ price })),
    // Swapped pairs, wrong units, another symbol's price.
    fc
      .constantFrom(
        new Decimal(1).dividedBy(truth).decimalPlaces(24).toFixed(),
        times(100),
        times('0.01'),
        times(2000),
        times('1e18'),
      )
      .map((price) => ({ price })),
    fc.integer({ min: 1, max: 100_000_000 }).map((n) => ({ price: new Decimal(n).shiftedBy(-4).toFixed() })),
    // A slow drift, seen at any point of its way.
    fc
      .integer({ min: -120_000, max: 120_000 })
      .map((n) => ({ price: times(new Decimal(1_000_000 + n).shiftedBy(-6)) })),
    // Right once: old, of the future, of no time at all.
    fc.constantFrom<Partial<Reading>>(
      { price: times('1.2'), at: now - 3_600_000, until: now - 3_000_000 },
      { price: times('1.2'), at: now + minute, until: now + 11 * minute },
      { price: times('1.2'), at: 0 },
      { price: times('1.2'), at: Number.NaN },
      { price: times('1.2'), until: Number.POSITIVE_INFINITY },
      { price: times('1.2'), at: now, until: now - 1 },
      { price: 3000 as unknown as string },
    ),
    fc.constant({ quote: 'GOLD', price: times(1) }),
  )
}

const reading = (source: string, price: Decimal, { at, left }: { at: number; left: number }): Reading => ({
  source,
  symbol: 'ETH',
  quote: 'USD',
  price: price.toFixed(),
  at,
  until: now + left,
})
const ask = (readings: readonly Reading[]) =>
  aggregate({ symbol: 'ETH', readings, configured: names.length, usdOf: () => null, before: null, now })

const feed = honest.chain((prices) =>
  fc.record({
    prices: fc.constant(prices),
    times: fc.array(fresh, { minLength: 5, maxLength: 5 }),
    lie: lies(prices[0] ?? decimal(1)),
    place: fc.integer({ min: 0, max: 4 }),
  }),
)

test('one bad source among honest ones never moves the price by more than half a percent', { timeout: 600_000 }, () => {
  let accepted = 0
  fc.assert(
    fc.property(feed, ({ prices, times, lie, place }) => {
      const all = prices.map((price, i) => reading(names[i] ?? '', price, times[i] ?? { at: now, left: 1 }))
      const without = median(prices)
      const bad = { ...reading('bad', decimal(1), times[4] ?? { at: now, left: 1 }), ...lie }
      all.splice(place, 0, bad)
      const judgement = ask(all)
      if (judgement.fault !== null || !without) return
      accepted += 1
      expect(judgement.usd.minus(without).absoluteValue().isLessThanOrEqualTo(without.times('0.005'))).toBe(true)
      expect(judgement.validUntil).toBeGreaterThan(now)
      expect(judgement.inputs.filter(({ state }) => state === 'used').length).toBeGreaterThan(1)
    }),
    { numRuns: cases },
  )
  // Were everything refused, nothing would be shown by this.
  expect(accepted).toBeGreaterThan(cases / 3)
})

test('half of the sources against the other half is refused, and so is a feed that is old as a whole', {
  timeout: 600_000,
}, () => {
  const split = fc.record({
    usd: fc.integer({ min: 1, max: 1_000_000 }),
    apart: fc.integer({ min: 1_001, max: 90_000 }),
    pairs: fc.integer({ min: 1, max: 2 }),
  })
  fc.assert(
    fc.property(split, ({ usd, apart, pairs }) => {
      const other = new Decimal(usd).times(100_000 + apart).shiftedBy(-5)
      const time = { at: now, left: minute }
      const readings = names.slice(0, pairs * 2).map((name, i) => reading(name, i % 2 ? other : new Decimal(usd), time))
      expect(ask(readings).fault).toBe('disagree')
      expect(
        ask(readings.map((each) => ({ ...each, price: String(usd), at: now - 11 * minute, until: now - minute })))
          .fault,
      ).toBe('none')
    }),
    { numRuns: cases / 10 },
  )
})
