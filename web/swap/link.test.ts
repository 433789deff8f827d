import { describe, expect, test } from 'vitest'
import { currencies } from '#domain/money/currencies.ts'
import { networks } from '#domain/money/networks.ts'
import { swapPairs } from '#domain/swap/pair.ts'
import type { Draft } from './draft.ts'
import { readLink, writeLink } from './link.ts'

const market = {
  swap: { swapPairs: swapPairs(new Set(['ETHEREUM', 'BITCOIN', 'SEPA'])), defaultPair: opening().pair },
  networkMap: Object.fromEntries(networks.map((network) => [network.id, network])),
  currencyMap: Object.fromEntries(currencies.map((currency) => [currency.ticker, currency])),
} as unknown as Parameters<typeof readLink>[0]

function opening(more: Partial<Draft> = {}): Draft {
  const pair = { from: { network: 'ETHEREUM', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
  return { pair, side: 'send', amount: '', recipient: '', ...more }
}

const bitcoin = { from: { network: 'BITCOIN', currency: 'BTC' }, to: { network: 'SEPA', currency: 'EUR' } }

describe('a link', () => {
  test.each<[string, Partial<Draft>]>([
    ['?from=BITCOIN.BTC&to=SEPA.EUR&amount=0.05', { pair: bitcoin, amount: '0.05' }],
    ['?from=bitcoin.btc&amount=0.05&side=receive', { pair: bitcoin, side: 'receive', amount: '0.05' }],
    ['?amount=12.5', { amount: '12.5' }],
    ['?from=BITCOIN.BTC&affiliate_id=x', { pair: bitcoin }],
  ])('%s fills the form in', (query, filled) => {
    expect(readLink(market, opening(), query)).toEqual({ draft: opening(filled), isPartlyIgnored: false })
  })

  test.each<[string, Partial<Draft>]>([
    ['?from=BITCOIN.DOGE&amount=2', { amount: '2' }],
    ['?from=TRON.USDT', {}],
    ['?from=__proto__.x&to=constructor', {}],
    ['?from=SEPA.EUR', {}],
    ['?from=BITCOIN.BTC&amount=-1', { pair: bitcoin }],
    ['?amount=1e3', {}],
    ['?amount=1.23456789', {}],
    ['?amount=1.234&side=receive', { side: 'receive' }],
    ['?side=both', {}],
  ])('%s is used as far as it can be, and says so', (query, filled) => {
    expect(readLink(market, opening(), query)).toEqual({ draft: opening(filled), isPartlyIgnored: true })
  })

  test('without anything of a swap is none', () => {
    expect(readLink(market, opening(), '?affiliate_id=abc')).toBeNull()
    expect(readLink(market, opening(), '')).toBeNull()
  })

  test('never carries a recipient', () => {
    const link = readLink(market, opening(), '?from=BITCOIN.BTC&to=ETHEREUM.ETH&recipient=0x1&transferTo=0x1')
    expect(link?.draft.recipient).toBe('')
    expect(writeLink(opening({ recipient: 'DE89', amount: '3' }), opening(), '')).not.toContain('DE89')
  })

  test('written and read again is the same draft; other parts of the query stay', () => {
    for (const draft of [opening({ amount: '3' }), opening({ pair: bitcoin, side: 'receive', amount: '0.1' })]) {
      const query = writeLink(draft, opening(), '?affiliate_id=abc&amount=9')
      expect(query).toContain('affiliate_id=abc')
      expect(readLink(market, opening(), query)?.draft).toEqual(draft)
    }
  })

  test('of a form as home opens it is empty', () => {
    expect(writeLink(opening(), opening(), '?amount=5')).toBe('')
  })
})
