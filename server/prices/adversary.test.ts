import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Decimal, decimal } from '#domain/money/decimal.ts'
import { median } from '#domain/prices/aggregate.ts'
import type { Reading } from '#domain/prices/reading.ts'
import { liveMs } from '#domain/prices/schedule.ts'
import type { Judgement } from '#outside/db/asks.ts'
import type { JudgementRow, RateRow } from '#outside/db/prices.ts'
import { judgeAll } from './judge.ts'

/**
 * Somebody has one source in their hands and says what they like, poll after poll, knowing all that the honest ones say. The
 * market's memory is carried from poll to poll as the database does it.
 */
const cases = Number(process.env.PRICE_RUNS ?? 400)
const begin = Date.parse('2026-03-02T12:00:00Z')
const pollMs = 15_000
const dayMs = 86_400_000
const bound = new Decimal('0.005')

const symbols: Readonly<Record<string, readonly string[]>> = {
  cg: ['USDT', 'ETH', 'BNB'],
  kraken: ['USDT', 'ETH', 'EUR'],
  coinbase: ['USDT', 'ETH', 'EUR'],
  binance: ['ETH', 'BNB'],
  ecb: ['EUR'],
}

interface Market {
  readonly names: readonly string[]
  /** Configured, but not heard of. */
  readonly away: readonly string[]
  readonly bad: string
  /** What one unit is really worth at each poll. */
  readonly truth: readonly Readonly<Record<string, number>>[]
  /** How far each honest source is off it, in millionths, by poll, source and symbol. */
  readonly noise: (poll: number, source: string, symbol: string) => number
}

type Lie = (poll: number, honest: readonly Decimal[], truth: Decimal, now: number) => Partial<Reading> | null

/** The honest words of a poll. Binance quotes in USDT as it is traded there; the reference rate is of yesterday. */
function honestWords({ names, away, truth, noise }: Market, poll: number, now: number): Reading[] {
  const present = names.filter((name) => !away.includes(name))
  return present.flatMap((source) =>
    (symbols[source] ?? []).map((symbol) => {
      const worth = (of: string) => new Decimal(truth[source === 'ecb' ? 0 : poll]?.[of] ?? 1)
      const real = source === 'binance' ? worth(symbol).dividedBy(worth('USDT')) : worth(symbol)
      const price = real
        .times(1_000_000 + noise(poll, source, symbol))
        .shiftedBy(-6)
        .decimalPlaces(18)
        .toFixed()
      const times = source === 'ecb' ? { at: begin - dayMs, until: begin + dayMs } : { at: now, until: now + liveMs }
      return { source, symbol, quote: source === 'binance' ? 'USDT' : 'USD', price, ...times }
    }),
  )
}

/** What a market knows after a judgement, as `save_prices` writes it. */
function known(before: readonly RateRow[], judged: readonly Judgement[], now: number) {
  const rates = new Map(before.map((rate) => [rate.symbol, rate]))
  for (const judgement of judged) {
    const { symbol, inputs } = judgement
    const last = rates.get(symbol)
    if (judgement.fault === null) {
      const { usd, takenAt, validUntil, sources } = judgement
      rates.set(symbol, {
        symbol,
        usd,
        taken_at: takenAt,
        valid_until: validUntil,
        sources,
        inputs: [...inputs],
        snapshot: null,
      })
    } else if (last && ['disagree', 'jump'].includes(judgement.fault)) {
      rates.set(symbol, { ...last, valid_until: new Date(now).toISOString() })
    }
  }
  const judgements: JudgementRow[] = judged.map(({ symbol, fault, inputs, doubted }) => ({
    symbol,
    fault,
    inputs: [...inputs],
    doubted,
    judged_at: new Date(now).toISOString(),
  }))
  return { rates: [...rates.values()], judgements }
}

/** Lets the market go on while its truth is known; calls back with each price and what it would be without the bad source. */
function go(
  market: Market,
  lie: Lie,
  look: (symbol: string, usd: Decimal, without: Decimal | null, honest: Decimal[]) => void,
) {
  let mine = known([], [], begin)
  let others = known([], [], begin)
  market.truth.forEach((_, poll) => {
    const now = begin + poll * pollMs
    const sources = market.names.map((name) => ({ symbols: new Set(symbols[name]) }))
    const all = honestWords(market, poll, now)
    const honest = all.filter(({ source }) => source !== market.bad)
    const readings = all.flatMap((reading) => {
      if (reading.source !== market.bad) return reading
      const real = decimal(reading.price)
      const prices = honest.filter((each) => each.symbol === reading.symbol).map(({ price }) => decimal(price))
      const lied = lie(poll, prices, real, now)
      return lied ? { ...reading, ...lied } : []
    })
    const judged = judgeAll(readings, sources, mine, now)
    const without = judgeAll(honest, sources, others, now)
    mine = known(mine.rates, judged, now)
    others = known(others.rates, without, now)
    const cleanOf = (symbol: string) => {
      const clean = without.find((each) => each.symbol === symbol)
      return clean?.fault === null ? decimal(clean.usd) : null
    }
    for (const judgement of judged) {
      const { symbol } = judgement
      // What the bad source alone knows, nobody can contradict.
      const isKnown = market.names.some((name) => name !== market.bad && symbols[name]?.includes(symbol))
      if (judgement.fault !== null || !isKnown) continue
      const live = honest.flatMap(({ symbol: of, source, quote, price }) => {
        const dollars = of === symbol && source !== 'ecb' ? cleanOf(quote) : null
        return dollars ? [decimal(price).times(dollars)] : []
      })
      // Nor what it does not speak of, but that is quoted in what has no price without it: one voice, as far as it moves that.
      const isHeard = symbols[market.bad]?.includes(symbol) || live.length > 0
      if (isHeard) look(symbol, decimal(judgement.usd), cleanOf(symbol), live)
    }
  })
}

const times = (price: Decimal, factor: string | number | Decimal) => ({
  price: price.times(factor).decimalPlaces(18).toFixed(),
})
const least = (prices: readonly Decimal[], fallback: Decimal) => Decimal.min(fallback, ...prices)
const most = (prices: readonly Decimal[], fallback: Decimal) => Decimal.max(fallback, ...prices)

const lies: Readonly<Record<string, Lie>> = {
  'drifts by 0.4 % a poll': (poll, _, truth) => times(truth, new Decimal('1.004').pow(poll)),
  'drifts down by 0.4 % a poll': (poll, _, truth) => times(truth, new Decimal('0.996').pow(poll)),
  'flaps between just inside and far away': (poll, prices, truth) =>
    poll % 2 ? times(most(prices, truth), '1.0099') : times(truth, 3),
  'stays at the upper edge of what the others say': (_, prices, truth) => times(least(prices, truth), '1.01'),
  'stays at the lower edge of what the others say': (_, prices, truth) => times(most(prices, truth), '0.9901'),
  'is 4.9 % off, to move what counts as an outlier': (_, prices, truth) => times(most(prices, truth), '1.049'),
  'repeats what was true before': (_, __, ___, now) => ({ at: now - liveMs, until: now }),
  'is always of the future': (_, prices, truth, now) => ({
    ...times(most(prices, truth), '1.3'),
    at: now + 60_000,
    until: now + 60_000 + liveMs,
  }),
  'is as far ahead as clocks may be': (_, prices, truth, now) => ({
    ...times(most(prices, truth), '1.0099'),
    at: now + 30_000,
    until: now + 30_000 + liveMs,
  }),
  'comes and goes': (poll, prices, truth) => (poll % 3 ? times(least(prices, truth), '0.9905') : null),
  'calls what it says USDT': (_, prices, truth) => ({ ...times(most(prices, truth), '1.009'), quote: 'USDT' }),
  'calls what it says by its own name': (_, __, truth) => ({ ...times(truth, 1), quote: 'ETH' }),
  'says a stablecoin is a dollar, whatever happens to it': () => ({ price: '1' }),
}

const walk = (start: number, steps: readonly number[]) => {
  let at = start
  return steps.map((step) => {
    at *= 1 + step / 1_000_000
    return at
  })
}

/** A market that moves by up to half a percent a poll, or falls by a quarter within one; honest sources within `spread` millionths. */
function markets(names: readonly string[], away: readonly string[], spread: number): fc.Arbitrary<Market> {
  const polls = 24
  const steps = fc.array(
    fc.oneof(
      { weight: 20, arbitrary: fc.integer({ min: -5000, max: 5000 }) },
      { weight: 1, arbitrary: fc.constant(-250_000) },
    ),
    { minLength: polls, maxLength: polls },
  )
  return fc
    .record({
      bad: fc.constantFrom(...names.filter((name) => !away.includes(name))),
      eth: steps,
      usdt: steps,
      eur: steps,
      noise: fc.array(fc.integer({ min: 0, max: spread }), { minLength: 97, maxLength: 97 }),
    })
    .map(({ bad, eth, usdt, eur, noise }) => {
      const [e, u, r] = [walk(3300, eth), walk(1, usdt), walk(1.08, eur)]
      return {
        names,
        away,
        bad,
        truth: e.map((ETH, poll) => ({ ETH, USDT: u[poll] ?? 1, EUR: r[poll] ?? 1 })),
        noise: (poll, source, symbol) => noise[(poll * 31 + source.length * 7 + symbol.length * 13) % 97] ?? 0,
      }
    })
}

describe('whoever has one source of several in their hands', () => {
  const five = ['cg', 'kraken', 'coinbase', 'binance', 'ecb']
  const sets: readonly (readonly [names: readonly string[], away: readonly string[]])[] = [
    [['cg', 'kraken', 'coinbase'], []],
    [['kraken', 'coinbase', 'ecb'], []],
    [['kraken', 'binance'], []],
    [['kraken', 'coinbase', 'binance'], []],
    [five, []],
    [five, ['cg']],
  ]
  test.each(Object.entries(lies))('moves no price by more than half a percent at any poll: %s', (_, lie) => {
    let seen = 0
    for (const [names, away] of sets) {
      fc.assert(
        fc.property(markets(names, away, 4_900), (market) => {
          go(market, lie, (symbol, usd, without, honest) => {
            // A rate of yesterday may be far from today's: what counts are the live sources, where there is one.
            const clean = symbol === 'EUR' ? (median(honest) ?? without) : without
            if (clean) {
              seen += 1
              const far = usd.minus(clean).absoluteValue().dividedBy(clean)
              expect([symbol, far.isLessThanOrEqualTo(bound), far.toFixed(5)]).toEqual([symbol, true, far.toFixed(5)])
            } else {
              // Where honest sources come to no price, one may be believed with the bad one, but never the bad one alone.
              const near = honest.map((price) => usd.dividedBy(price).minus(1).absoluteValue())
              const most = honest.length > 1 ? '0.01' : bound
              expect([symbol, near.some((far) => far.isLessThanOrEqualTo(most)), near.join()]).toEqual([
                symbol,
                true,
                near.join(),
              ])
            }
          })
        }),
        { numRuns: Math.ceil(cases / sets.length / 4) },
      )
    }
    // Were everything refused, nothing would be shown by this.
    expect(seen).toBeGreaterThan(cases)
  })
})

describe('a source that also prices what another is quoted in', () => {
  const reading = (source: string, symbol: string, price: string): Reading => ({
    source,
    symbol,
    quote: source === 'binance' ? 'USDT' : 'USD',
    price,
    at: begin,
    until: begin + liveMs,
  })
  const sources = (...known: readonly (readonly string[])[]) => known.map((names) => ({ symbols: new Set(names) }))
  const bitcoin = (readings: readonly Reading[], of: ReturnType<typeof sources>) => {
    const judged = judgeAll(readings, of, { rates: [], judgements: [] }, begin).find(({ symbol }) => symbol === 'BTC')
    return judged?.fault === null ? judged.usd : judged?.fault
  }

  test('is no majority with the one whose dollars are its own reading', () => {
    const readings = [
      reading('kraken', 'USDT', '1.0049'),
      reading('kraken', 'BTC', '101490'),
      reading('binance', 'BTC', '100000'),
    ]
    expect(bitcoin(readings, sources(['USDT', 'BTC'], ['BTC']))).toBe('too-few')
  })

  test('moves what three sources say no further than it moves what two say', () => {
    const of = sources(['USDT', 'BTC'], ['USDT', 'BTC'], ['BTC'])
    const others = [
      reading('coinbase', 'USDT', '1'),
      reading('coinbase', 'BTC', '100000'),
      reading('binance', 'BTC', '100400'),
    ]
    const honest = [reading('kraken', 'USDT', '1'), reading('kraken', 'BTC', '100200')]
    const lie = [reading('kraken', 'USDT', '1.01'), reading('kraken', 'BTC', '100990')]
    expect(bitcoin([...honest, ...others], of)).toBe('100100')
    expect(bitcoin([...lie, ...others], of)).toBe('100495')
  })
})
