import { describe, expect, test } from 'vitest'
import { anyPair, narrowRows, pairRows, selectionOf, sideChoices } from './rows.ts'

const rows = pairRows({
  ETHEREUM: { USDT: { SEPA: ['EUR'], TRON: ['TRX', 'USDT'] } },
  TRON: { USDT: { SEPA: ['EUR'], ETHEREUM: ['USDT'] } },
})
const keys = (found: typeof rows | readonly (typeof rows)[number][]) => found.map(({ key }) => key)

test('every pair of the configuration is a row', () => {
  expect(keys(rows)).toEqual([
    'ETHEREUM/USDT>SEPA/EUR',
    'ETHEREUM/USDT>TRON/TRX',
    'ETHEREUM/USDT>TRON/USDT',
    'TRON/USDT>SEPA/EUR',
    'TRON/USDT>ETHEREUM/USDT',
  ])
})

describe('filters', () => {
  const active = (key: string) => key === 'TRON/USDT>SEPA/EUR'
  test.each([
    [{ fromNetwork: 'TRON' }, ['TRON/USDT>SEPA/EUR', 'TRON/USDT>ETHEREUM/USDT']],
    [{ fromCurrency: 'TRX' }, []],
    [{ toNetwork: 'TRON' }, ['ETHEREUM/USDT>TRON/TRX', 'ETHEREUM/USDT>TRON/USDT']],
    [{ toCurrency: 'USDT' }, ['ETHEREUM/USDT>TRON/USDT', 'TRON/USDT>ETHEREUM/USDT']],
    [{ onlyActive: true }, ['TRON/USDT>SEPA/EUR']],
    [{ fromNetwork: 'ETHEREUM', onlyActive: true }, []],
  ])('%j', (filter, found) => {
    expect(keys(narrowRows(rows, { ...anyPair, ...filter }, active))).toEqual(found)
  })

  test('a side offers each network and currency once, and the currencies of the chosen network only', () => {
    expect(sideChoices(rows, 'to', '')).toEqual({
      networks: ['SEPA', 'TRON', 'ETHEREUM'],
      currencies: ['EUR', 'TRX', 'USDT'],
    })
    expect(sideChoices(rows, 'to', 'TRON').currencies).toEqual(['TRX', 'USDT'])
  })
})

test('a page is selected not at all, in part, or whole', () => {
  const page = rows.slice(0, 2)
  expect(selectionOf(page, new Set())).toBe('none')
  expect(selectionOf(page, new Set([rows[4]!.key]))).toBe('none')
  expect(selectionOf(page, new Set([rows[0]!.key]))).toBe('some')
  expect(selectionOf(page, new Set(keys(page)))).toBe('all')
  expect(selectionOf([], new Set())).toBe('none')
})
