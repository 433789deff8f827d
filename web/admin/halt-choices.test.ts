import { expect, test } from 'vitest'
import type { What } from '#api/halt.ts'
import { findChoices, haltChoices, haltPoints, liftedWords, whatWords } from './halt-choices.ts'

const names = {
  network: (id: string) => ({ TRON: 'TRON', SEPA: 'SEPA transfer' })[id] ?? id,
  way: (id: string) => ({ TRON: 'on TRON', SEPA: 'by SEPA transfer' })[id] ?? id,
  isFiat: () => false,
  status: (code: string) => code,
  knowsStatus: () => true,
  symbol: (ticker: string) => ticker,
  precision: () => 2,
}
const market = {
  networks: [],
  swap: {
    swapPairs: { TRON: { USDT: { SEPA: ['EUR'], TRON: ['TRX'] } }, SEPA: { EUR: { TRON: ['USDT', 'TRX'] } } },
    defaultPair: { from: { network: '', currency: '' }, to: { network: '', currency: '' } },
  },
}
const pairs = haltChoices(market, 'pair', names)
const wordsOf = (text: string) => findChoices(pairs, text).map(({ words }) => words)

test('every pair of the market can be chosen, in each direction', () => {
  expect(pairs.map(({ words }) => words)).toEqual([
    'USDT on TRON → EUR by SEPA transfer',
    'USDT on TRON → TRX on TRON',
    'EUR by SEPA transfer → USDT on TRON',
    'EUR by SEPA transfer → TRX on TRON',
  ])
  expect(haltChoices(market, 'market', names)).toEqual([])
})

test('a pair is found by its words in the order of its direction', () => {
  expect(wordsOf('usdt eur')).toEqual(['USDT on TRON → EUR by SEPA transfer'])
  expect(wordsOf(' EUR  usdt')).toEqual(['EUR by SEPA transfer → USDT on TRON'])
  expect(wordsOf('moon')).toEqual([])
  expect(wordsOf('')).toHaveLength(4)
})

test('what stops and what goes on is said for each reach', () => {
  const pair = pairs[0]?.what as What
  expect(whatWords({ scope: 'market' }, names)).toBe('The whole market')
  expect(haltPoints({ scope: 'market' }, '').stops[0]).toContain('on the whole market')
  expect(haltPoints({ scope: 'network', network: 'SEPA' }, 'SEPA transfer').stops[0]).toContain(
    'from or to SEPA transfer',
  )
  expect(haltPoints(pair, '').stops).toContain('Only this direction is stopped. The way back is a pair of its own.')
  expect(haltPoints(pair, '').goesOn[0]).toContain('Orders that are open go on')
})

const coin = (network: string, currency: string) => ({ network, currency })
const usdtEur: What = { scope: 'pair', pair: { from: coin('TRON', 'USDT'), to: coin('SEPA', 'EUR') } }
const tron: What = { scope: 'network', network: 'TRON' }
const everything: What = { scope: 'market' }

test.each<[What, What[], string]>([
  [usdtEur, [], 'USDT on TRON → EUR by SEPA transfer: taken again.'],
  [usdtEur, [{ scope: 'network', network: 'BANK' }], 'USDT on TRON → EUR by SEPA transfer: taken again.'],
  [usdtEur, [tron], 'USDT on TRON → EUR by SEPA transfer: this halt is lifted, and another one stands. Halted: TRON.'],
  [tron, [everything], 'TRON: this halt is lifted, and another one stands. Halted: The whole market.'],
  [tron, [usdtEur], 'TRON: taken again, but for what else is halted.'],
  [everything, [tron], 'The whole market: taken again, but for what else is halted.'],
  [everything, [], 'The whole market: taken again.'],
])('once %j is lifted while %j stand: %s', (what, others, words) => {
  expect(liftedWords(what, others, names)).toBe(words)
})
