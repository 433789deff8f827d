import { describe, expect, test } from 'vitest'
import { readEvmAddress } from './address.ts'
import { currencies, findCurrency, isCash } from './currencies.ts'
import { readDecimal } from './decimal.ts'
import { findNetwork, networks } from './networks.ts'
import { publicTokens } from './tokens.ts'

describe('the catalogue of networks and currencies', () => {
  // shows A-3-057
  test.each(['ETHEREUM', 'GOERLI', 'BSC', 'BSC_TESTNET', 'POLYGON', 'COSMOS', 'TRON', 'BITCOIN'])(
    '%s is known',
    (id) => {
      expect(findNetwork(id)?.chain).not.toBeNull()
    },
  )
  test('every currency of a network is known, and every currency is on some network', () => {
    const used = new Set(networks.flatMap((network) => network.currencies))
    expect(used).toEqual(new Set(currencies.map((currency) => currency.ticker)))
  })
  test('fiat networks move fiat currencies only, chains none', () => {
    for (const network of networks) {
      for (const ticker of network.currencies) expect(findCurrency(ticker)?.isFiat, ticker).toBe(network.isFiat)
    }
  })
  test('minima are decimals that fit their precision', () => {
    for (const { min, precision, ticker } of currencies) {
      expect(readDecimal(min)?.decimalPlaces(), ticker).toBeLessThanOrEqual(precision)
    }
  })
  test('chain ids and ids are unique', () => {
    const chainIds = networks.flatMap((network) => network.chain?.chainId ?? [])
    expect(new Set(chainIds).size).toBe(chainIds.length)
    expect(new Set(networks.map(({ id }) => id)).size).toBe(networks.length)
  })
  test('public tokens have right checksums and belong to a currency of their network', () => {
    for (const { network, ticker, address } of publicTokens) {
      expect(readEvmAddress(address)).toBe(address)
      expect(findNetwork(network)?.currencies).toContain(ticker)
    }
  })
  // shows A-5-031
  test('cash is told by CASH in the ticker', () => {
    expect(currencies.filter(({ ticker }) => isCash(ticker)).map(({ ticker }) => ticker)).toEqual([
      'CASHEUR',
      'CASHUSD',
    ])
  })
})
