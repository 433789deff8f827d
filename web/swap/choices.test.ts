import { describe, expect, test } from 'vitest'
import { currencies } from '#domain/money/currencies.ts'
import { networks } from '#domain/money/networks.ts'
import type { HaltScope } from '#domain/swap/halt.ts'
import { type Pair, pairKey, swapPairs } from '#domain/swap/pair.ts'
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
  settlement: null,
  isWatched: false,
  explorerName: '',
  explorerUrl: '',
}))
const market = {
  halts: [],
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
    expect(ids(choicesFor(market, start, slot('from', 'network'), null))).toEqual(Object.keys(pairs))
  })

  test('currencies are those of the network of that side', () => {
    expect(ids(choicesFor(market, start, slot('to', 'currency'), null))).toEqual(['EUR'])
    expect(ids(choicesFor(market, start, slot('from', 'currency'), null))).toContain('DAI')
  })

  test('the target side also lists the source, last', () => {
    const rows = choicesFor(market, pair('ETHEREUM/USDT', 'ETHEREUM/DAI'), slot('to', 'currency'), null)
    expect(ids(rows).at(-1)).toBe('USDT')
  })
})

describe('what is halted', () => {
  const halt = (what: HaltScope) => ({ id: '', what, reason: 'The chain stands still.', since: '' })
  const reasons = (halts: ReturnType<typeof halt>[], of: Slot, open: ReadonlySet<string> | null = null) =>
    Object.fromEntries(choicesFor({ ...market, halts }, start, of, open).map(({ id, reason }) => [id, reason]))

  test('stays in sight with its reason, also before it is known who takes what', () => {
    const rows = reasons([halt({ scope: 'network', network: 'BITCOIN' })], slot('from', 'network'))
    expect(rows).toMatchObject({ BITCOIN: 'halted: The chain stands still.', ETHEREUM: null, BSC: null })
  })

  test('is told before that nobody takes it; what is chosen now is never barred', () => {
    const halts = [halt({ scope: 'pair', pair: pair('ETHEREUM/DAI', 'SEPA/EUR') })]
    const open = new Set([pairKey(pair('ETHEREUM/USDC', 'SEPA/EUR'))])
    const rows = reasons(halts, slot('from', 'currency'), open)
    expect(rows).toMatchObject({ DAI: 'halted: The chain stands still.', USDC: null, WETH: 'no agent right now' })
    expect(reasons([halt({ scope: 'market' })], slot('from', 'currency')).USDT).toBeNull()
  })
})

describe('search and tabs', () => {
  const rows = choicesFor(market, start, slot('from', 'network'), null)

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
    const coins = choicesFor(market, start, slot('from', 'currency'), null)
    expect(ids(narrow(coins, 'eth', 'all'))).toEqual(['ETH', 'USDT', 'WETH'])
  })
})

describe('choosing', () => {
  test('a new network keeps the currency where it has it', () => {
    expect(choose(pairs, start, slot('from', 'network'), 'BSC', null)).toEqual(pair('BSC/USDT', 'SEPA/EUR'))
  })

  test('a new network without that currency takes its first', () => {
    expect(choose(pairs, start, slot('from', 'network'), 'BITCOIN', null)).toEqual(pair('BITCOIN/BTC', 'SEPA/EUR'))
    expect(choose(pairs, start, slot('to', 'network'), 'CASH', null)).toEqual(pair('ETHEREUM/USDT', 'CASH/CASHEUR'))
  })

  test('where the other side is not taken any more, it moves to one that is', () => {
    const open = new Set([pairKey(pair('BITCOIN/BTC', 'CASH/CASHEUR')), pairKey(pair('ETHEREUM/DAI', 'SEPA/EUR'))])
    const other = choose(pairs, start, slot('from', 'network'), 'BITCOIN', open)
    expect(other).toEqual(pair('BITCOIN/BTC', 'CASH/CASHEUR'))
    expect(choose(pairs, other, slot('from', 'network'), 'ETHEREUM', open)).toEqual(pair('ETHEREUM/DAI', 'SEPA/EUR'))
  })

  test('what stands on the other side turns the pair around', () => {
    const both = pair('ETHEREUM/USDT', 'ETHEREUM/DAI')
    expect(choose(pairs, both, slot('to', 'currency'), 'USDT', null)).toEqual(flip(both))
    expect(choose(pairs, both, slot('from', 'currency'), 'DAI', null)).toEqual(flip(both))
    expect(choose(pairs, start, slot('from', 'network'), 'SEPA', null)).toEqual(flip(start))
  })

  test.each([
    ['while it is not known who takes what', null],
    ['while nobody takes anything', new Set<string>()],
    ['while three pairs are taken', new Set([start, flip(start), pair('BITCOIN/BTC', 'CASH/CASHEUR')].map(pairKey))],
  ])('from every pair every choice leads to a pair of the market that is taken or says why not, %s', (_when, open) => {
    for (const from of assets()) {
      for (const to of assets()) {
        if (from === to) continue
        const now = pair(from, to)
        for (const side of ['from', 'to'] as const) {
          for (const part of ['network', 'currency'] as const) {
            for (const row of choicesFor(market, now, { side, part }, open)) {
              const next = choose(pairs, now, { side, part }, row.id, open)
              expect(isOffered(pairs, next)).toBe(true)
              const isTaken = open === null || open.has(pairKey(next))
              if (row.id !== now[side][part]) expect(row.reason).toBe(isTaken ? null : 'no agent right now')
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
