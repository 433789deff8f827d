import { expect, test } from 'vitest'
import { callWords, judgedWords, stateWords, updateWords } from './price-words.ts'

const at = '2026-11-21T12:00:00.000Z'
const now = Date.parse(at)
const set = { source: 'cg', time: at, tickers: [], fault: null, restsUntil: null, calls: 1234, callsAMonth: 10_000 }
const used = { source: 'cg', usd: '1', at, state: 'used' } as const
const judged = { symbol: 'ETH', usd: '1', fault: null, judgedAt: at, inputs: [used, used] }

test('a price says whether it is in use, of how many sources, and why it is refused', () => {
  expect(judgedWords(judged)).toBe('In use, 2 of 2 sources')
  expect(judgedWords({ ...judged, inputs: [used, { ...used, state: 'outlier' }] })).toBe(
    'In use, 1 of 2 sources counted',
  )
  expect(judgedWords({ ...judged, usd: null })).toBe('Refused: its time is over')
  expect(judgedWords({ ...judged, usd: null, fault: 'disagree' })).toBe('Refused: the sources contradict each other')
  expect(judgedWords({ ...judged, fault: 'none' })).toBe('In use until its time is over: no source has a fresh price')
  expect(judgedWords({ ...judged, usd: null, fault: 'jump' })).toContain('moved it too far at once')
})

test('a source says what is wrong with it, until when it rests, and how often it may still be asked', () => {
  expect(stateWords(set, now)).toBe('Answers')
  expect(stateWords({ ...set, time: null }, now)).toBe('Not heard of yet')
  const restsUntil = new Date(now + 60_000).toISOString()
  expect(stateWords({ ...set, fault: 'does not answer', restsUntil }, now)).toMatch(
    /^Fault: does not answer; left alone until today \d\d:01$/,
  )
  expect(stateWords({ ...set, fault: 'does not answer', restsUntil }, now + 60_000)).toBe('Fault: does not answer')
  expect(callWords(set)).toBe('1,234 of 10,000, 8,766 left')
  expect(callWords({ ...set, calls: 10_001 })).toBe('10,001 of 10,000, 0 left')
  expect(callWords({ ...set, callsAMonth: null })).toBe('1,234, no limit')
})

test('an update says which sources it had no good answer from', () => {
  const ecb = { ...set, source: 'ecb', fault: 'does not answer' }
  const of = { tickerSets: [set, ecb], asked: ['cg', 'ecb'], isElsewhere: false }
  expect(updateWords({ ...of, tickerSets: [set], asked: ['cg'] }, now)).toBe('Asked: CoinGecko.')
  expect(updateWords(of, now)).toBe(
    'Asked: CoinGecko, European Central Bank. No good answer from: European Central Bank.',
  )
})

test('an update never says that a source answers which was not asked, and says why it was not', () => {
  const resting = { ...set, fault: 'does not answer', restsUntil: new Date(now + 60_000).toISOString() }
  const kraken = { ...set, source: 'kraken', callsAMonth: null }
  expect(updateWords({ tickerSets: [resting, kraken], asked: ['kraken'], isElsewhere: false }, now)).toMatch(
    /^Asked: Kraken\. CoinGecko rests until today \d\d:01\.$/,
  )
  const spent = { ...set, calls: 10_000 }
  expect(updateWords({ tickerSets: [spent, kraken], asked: [], isElsewhere: false }, now)).toBe(
    'No source was asked. CoinGecko has no calls left this month. Kraken was asked a moment ago.',
  )
  expect(updateWords({ tickerSets: [set], asked: [], isElsewhere: true }, now)).toBe('Another process asks within 5 s.')
})
