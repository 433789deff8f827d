import { describe, expect, test } from 'vitest'
import { currencies } from '#domain/money/currencies.ts'
import { networks } from '#domain/money/networks.ts'
import { type Pair, swapPairs } from '#domain/swap/pair.ts'
import { choicesFor, choose, flip, isOffered, narrow, type Slot } from './choices.ts'

const pairs = swapPairs(new Set(['ETHEREUM', 'BSC', 'BITCOIN', 'SEPA', 'CASH']))
const wireNetworks = networks.map((network) => ({
  ...network,
  currencies: [...network.currencies],
  chainId: network.chain?.chainId ?? null,
  chainName: network.chain?.chainName ?? null,
  supportedERC20: [],
  wrapper: null,
  storage: null,
  checker: null,
  minter: null,
  explorerName: '',
  explorerUrl: '',
}))
const market = {
  swap: { swapPairs: pairs, defaultPair: pair('ETHEREUM/USDT', 'SEPA/EUR') },
  networkMap: Object.fromEntries(wireNetworks.map((network) => [network.id, network])),
  currencyMap: Object.fromEntries(currencies.map((currency) => [currency.ticker, currency])),
}

function pair(from: string, to: string): Pair {
  const [a = '', b = ''] = from.split('/')
  const [c = '', d = ''] = to.split('/')
  return { from: { network: a, currency: b }, to: { network: c, currency: d } }
}

const start = pair('ETHEREUM/USDT', 'SEPA/EUR')
const slot = (side: Slot['side'], part: Slot['part']): Slot => ({ side, part })
const ids = (rows: { id: string }[]) => rows.map((row) => row.id)

describe('the rows of a popup', () => {
  test('networks of the sending side are all that the market offers', () => {
    expect(ids(choicesFor(market, start, slot('from', 'network')))).toEqual(Object.keys(pairs))
  })

  test('currencies are those of the network of that side', () => {
    expect(ids(choicesFor(market, start, slot('to', 'currency')))).toEqual(['EUR'])
    expect(ids(choicesFor(market, start, slot('from', 'currency')))).toContain('DAI')
  })

  test('the target side also lists the source, last', () => {
    const rows = choicesFor(market, pair('ETHEREUM/USDT', 'ETHEREUM/DAI'), slot('to', 'currency'))
    expect(ids(rows).at(-1)).toBe('USDT')
  })
})

describe('search and tabs', () => {
  const rows = choicesFor(market, start, slot('from', 'network'))

  test('tabs part crypto from fiat', () => {
    expect(ids(narrow(rows, '', 'crypto'))).toEqual(['ETHEREUM', 'BSC', 'BITCOIN'])
    expect(ids(narrow(rows, '', 'fiat'))).toEqual(['SEPA', 'CASH'])
    expect(narrow(rows, '', 'all')).toHaveLength(5)
  })

  test('part of a name or of a code finds a row, whatever the case', () => {
    expect(ids(narrow(rows, ' smart ', 'all'))).toEqual(['BSC'])
    expect(ids(narrow(rows, 'bsc', 'all'))).toEqual(['BSC'])
    expect(narrow(rows, 'nothing like it', 'all')).toEqual([])
  })

  test('an exact match comes first', () => {
    const coins = choicesFor(market, start, slot('from', 'currency'))
    expect(ids(narrow(coins, 'eth', 'all'))).toEqual(['ETH', 'USDT', 'WETH'])
  })
})

describe('choosing', () => {
  test('a new network keeps the currency where it has it', () => {
    expect(choose(pairs, start, slot('from', 'network'), 'BSC')).toEqual(pair('BSC/USDT', 'SEPA/EUR'))
  })

  test('a new network without that currency takes its first', () => {
    expect(choose(pairs, start, slot('from', 'network'), 'BITCOIN')).toEqual(pair('BITCOIN/BTC', 'SEPA/EUR'))
    expect(choose(pairs, start, slot('to', 'network'), 'CASH')).toEqual(pair('ETHEREUM/USDT', 'CASH/CASHEUR'))
  })

  test('what stands on the other side turns the pair around', () => {
    const both = pair('ETHEREUM/USDT', 'ETHEREUM/DAI')
    expect(choose(pairs, both, slot('to', 'currency'), 'USDT')).toEqual(flip(both))
    expect(choose(pairs, both, slot('from', 'currency'), 'DAI')).toEqual(flip(both))
    expect(choose(pairs, start, slot('from', 'network'), 'SEPA')).toEqual(flip(start))
  })

  test('from every pair every choice leads to a pair that the market offers', () => {
    for (const from of assets()) {
      for (const to of assets()) {
        if (from === to) continue
        const now = pair(from, to)
        for (const side of ['from', 'to'] as const) {
          for (const part of ['network', 'currency'] as const) {
            for (const row of choicesFor(market, now, { side, part })) {
              expect(isOffered(pairs, choose(pairs, now, { side, part }, row.id))).toBe(true)
            }
          }
        }
      }
    }
  })
})

function assets(): string[] {
  return Object.entries(pairs).flatMap(([network, byCurrency]) =>
    Object.keys(byCurrency).map((currency) => `${network}/${currency}`),
  )
}
