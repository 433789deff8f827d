import { describe, expect, test } from 'vitest'
import { decimal, plain } from '../money/decimal.ts'
import { aggregate, type Question } from './aggregate.ts'
import { agedAnswer, type Reading } from './reading.ts'

const now = Date.parse('2026-03-02T12:00:00Z')
const minute = 60_000
const say = (source: string, price: string, more: Partial<Reading> = {}): Reading => ({
  source,
  symbol: 'ETH',
  quote: 'USD',
  price,
  at: now - minute,
  until: now + 9 * minute,
  ...more,
})
const ask = (readings: readonly Reading[], more: Partial<Question> = {}) =>
  aggregate({ symbol: 'ETH', readings, configured: 3, usdOf: () => null, before: null, now, ...more })
const shown = (readings: readonly Reading[], more: Partial<Question> = {}) => {
  const judgement = ask(readings, more)
  return judgement.fault ?? plain(judgement.usd)
}
const states = (readings: readonly Reading[], more: Partial<Question> = {}) =>
  Object.fromEntries(ask(readings, more).inputs.map(({ source, state }) => [source, state]))

describe('the price of a symbol', () => {
  test('is the median of its sources, exactly', () => {
    expect(shown([say('a', '3000.1'), say('b', '3000.2'), say('c', '3001')])).toBe('3000.2')
    expect(shown([say('a', '3000.000000000001'), say('b', '3000.000000000002')])).toBe('3000.0000000000015')
  })

  test.each([
    ['nobody says anything', [], 'none'],
    ['one of several is fresh', [say('a', '3000')], 'too-few'],
    ['two disagree', [say('a', '3000'), say('b', '3031')], 'disagree'],
    ['three are all different', [say('a', '3000'), say('b', '3060'), say('c', '3120')], 'disagree'],
    [
      'two say one thing and two another',
      [say('a', '3000'), say('b', '3000'), say('c', '3100'), say('d', '3100')],
      'disagree',
    ],
  ])('there is none when %s', (_, readings, fault) => {
    expect(shown(readings)).toBe(fault)
  })

  test('one source that is off by a factor of 2000, or by 9 %, is dropped and named', () => {
    for (const wrong of ['1.5', '6000000', '3270', '2730']) {
      const readings = [say('a', '3000'), say('b', '3002'), say('c', wrong)]
      expect(shown(readings)).toBe('3001')
      expect(states(readings)).toEqual({ a: 'used', b: 'used', c: 'outlier' })
    }
  })

  test('what cannot be a price is not one, and says why', () => {
    const bad = ['0', '-1', 'NaN', 'Infinity', '1e309', '1e400', '', ' 3000', '3,000', '0x10', 'null', '9'.repeat(40)]
    for (const price of bad) expect(states([say('a', price)])).toEqual({ a: 'invalid' })
    expect(states([say('a', '3000', { at: now + minute })])).toEqual({ a: 'future' })
    expect(states([say('a', '3000', { until: now })])).toEqual({ a: 'stale' })
    expect(states([say('a', '3000', { at: Number.NaN })])).toEqual({ a: 'invalid' })
  })

  test('holds as long as so many sources as are needed are fresh', () => {
    const readings = [1, 5, 9].map((left) => say(`s${left}`, '3000', { until: now + left * minute }))
    const judgement = ask(readings)
    expect(judgement.fault === null && judgement.validUntil).toBe(now + 5 * minute)
  })

  test('a stablecoin is worth what its own sources say: quoted in it, a price follows it', () => {
    const inUsdt = say('b', '3000', { quote: 'USDT' })
    const usdOf = (quote: string) => (quote === 'USDT' ? decimal('0.98') : null)
    expect(shown([say('a', '2940'), inUsdt], { usdOf })).toBe('2940')
    expect(states([say('a', '2940'), inUsdt])).toEqual({ a: 'used', b: 'unpriced' })
  })

  test('a rate of yesterday confirms what two live sources say, helps no one outvote another, and stands by one', () => {
    const daily = (price: string) => say('ecb', price, { at: now - 20 * 60 * minute, until: now + 5 * 60 * minute })
    expect(shown([say('a', '1.070'), say('b', '1.071'), daily('1.079')])).toBe('1.0705')
    expect(shown([say('a', '1.00'), say('b', '1.00'), daily('1.20')])).toBe('1')
    expect(shown([say('a', '1.00'), say('b', '1.20'), daily('1.20')])).toBe('disagree')
    expect(shown([say('a', '1.00'), daily('1.008')])).toBe('1.004')
    expect(shown([say('a', '1.00'), daily('1.02')])).toBe('disagree')
  })

  test('a source that also prices what another is quoted in is not counted twice', () => {
    const readings = [say('a', '100'), say('b', '101'), say('c', '100', { quote: 'USDT' }), say('bad', '102')]
    const usdOf = (_: string, without?: string) => decimal(without === 'bad' ? '1' : '1.005')
    expect(shown(readings, { usdOf })).toBe('disagree')
    expect(shown(readings.slice(0, 3), { usdOf })).toBe('100.5')
  })

  test('two that collude against three move nothing out of what the three say; against two they end the price', () => {
    const three = [say('a', '3000'), say('b', '3003'), say('c', '3006')]
    for (const lie of ['3030', '2980', '3100', '1']) {
      const price = Number(shown([...three, say('d', lie), say('e', lie)]))
      expect([price >= 3000, price <= 3006]).toEqual([true, true])
    }
    const two = [say('a', '3000'), say('b', '3003'), say('d', '3090'), say('e', '3090')]
    expect(shown(two)).toBe('disagree')
  })

  test('a source twice is one source', () => {
    expect(shown([say('a', '3000'), say('a', '3000')])).toBe('too-few')
  })
})

describe('a source that nobody can contradict', () => {
  const before = { usd: decimal('3000'), doubted: null }
  const alone = { configured: 1, before }

  test('moves the price by no more than half a percent at once', () => {
    expect(shown([say('a', '3015')], alone)).toBe('3015')
    expect(shown([say('a', '3015.1')], alone)).toBe('jump')
    expect(shown([say('a', '2984.9')], alone)).toBe('jump')
  })

  test('is believed a larger move once it says so again at a later time', () => {
    const judgement = ask([say('a', '3300')], alone)
    if (judgement.fault === null) throw new Error('it was believed at once')
    const again = { configured: 1, before: { ...before, doubted: judgement.doubted } }
    expect(shown([say('a', '3300')], again)).toBe('jump')
    expect(shown([say('a', '3301', { at: now })], again)).toBe('3301')
    expect(shown([say('a', '3400', { at: now })], again)).toBe('jump')
  })
})

describe('a source that does not tell when', () => {
  test('grows old while it repeats itself to the letter', () => {
    const before = [say('a', '3000'), say('a', '1.0001', { symbol: 'USDT' })]
    const later = before.map((reading) => ({ ...reading, at: now, until: now + 10 * minute }))
    expect(agedAnswer(before, later)).toEqual(before)
    const moved = later.map((reading) => (reading.symbol === 'ETH' ? { ...reading, price: '3000.01' } : reading))
    expect(agedAnswer(before, moved)).toEqual(moved)
  })
})
