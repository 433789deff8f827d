import { expect, test } from 'vitest'
import { assetOf, assetText, backWords, depthPath, roomFigure, sources, targets, withSource } from './public-market.ts'

const pairs = {
  LOCAL: { USDT: { SEPA: ['EUR'], BITCOIN: ['BTC'] }, ETH: { SEPA: ['EUR'] } },
  SEPA: { EUR: { LOCAL: ['USDT', 'ETH'] } },
}
const usdt = { network: 'LOCAL', currency: 'USDT' }
const eth = { network: 'LOCAL', currency: 'ETH' }
const eur = { network: 'SEPA', currency: 'EUR' }
const btc = { network: 'BITCOIN', currency: 'BTC' }
const open = new Set(['LOCAL/USDT>SEPA/EUR', 'SEPA/EUR>LOCAL/ETH'])

test('an asset is written as links write it', () => {
  expect(assetText(usdt)).toBe('LOCAL.USDT')
  expect(assetOf('LOCAL.USDT')).toEqual(usdt)
})

test('what somebody takes is chosen from first', () => {
  expect(sources(pairs, open)).toEqual({ open: [usdt, eur], listed: [eth] })
  expect(sources(pairs, null)).toEqual({ open: [], listed: [usdt, eth, eur] })
  expect(targets(pairs, usdt, open)).toEqual({ open: [eur], listed: [btc] })
})

test('the target stays where it goes with what is sent, else it is one that somebody takes', () => {
  expect(withSource(pairs, { from: usdt, to: eur }, eth, open)).toEqual({ from: eth, to: eur })
  expect(withSource(pairs, { from: usdt, to: eur }, eur, open)).toEqual({ from: eur, to: eth })
  expect(withSource(pairs, { from: usdt, to: eur }, eur, null)).toEqual({ from: eur, to: usdt })
})

test.each([
  ['2026-11-22T06:00:00Z', 'back in 3 h'],
  ['2026-11-22T08:20:00Z', 'back in 40 min'],
  ['2026-11-22T18:00:00Z', 'back in 15 h'],
])('at %s who begins at nine in London is %s', (now, words) => {
  expect(backWords({ start: '09:00', end: '17:00', timezone: 'Europe/London' }, Date.parse(now))).toBe(words)
})

test.each([
  ['113833.332498', '113,833'],
  ['36740.654696', '36,740.6'],
  ['0.512345678', '0.512345'],
  ['12345678', '12,345,600'],
  ['10', '10'],
])('room for %s reads as %s', (exact, words) => {
  expect(roomFigure(exact)).toBe(words)
})

test('the depth is steps from the best price to the least', () => {
  expect(depthPath([], 100, 50)).toBe('')
  expect(depthPath([{ netPrice: '0.8', amount: '10' }], 100, 50)).toBe('M0 50V0.0H100.0V50Z')
  const steps = [
    { netPrice: '0.8', amount: '10' },
    { netPrice: '0.7', amount: '20' },
    { netPrice: '0.6', amount: '40' },
  ]
  expect(depthPath(steps, 100, 40)).toBe('M0 40V30.0H45.0V20.0H90.0V0.0H100.0V40Z')
})
