import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAddressOn, popoverAddress, readEvmAddress, shortAddress } from './address.ts'
import { networks } from './networks.ts'

const good: [string, string][] = [
  ['ETHEREUM', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ETHEREUM', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['BSC', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['BITCOIN', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['BITCOIN', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['BITCOIN', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['BITCOIN', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['BITCOIN', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['COSMOS', 'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu'],
  ['TRON', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
]
const bad: [string, string, string][] = [
  ['ETHEREUM', 'wrong checksum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'],
  ['ETHEREUM', 'all upper case', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED'],
  ['ETHEREUM', 'no prefix', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ETHEREUM', 'the zero address', `0x${'0'.repeat(40)}`],
  ['BITCOIN', 'last letter changed', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3'],
  ['BITCOIN', 'mixed case', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4'],
  ['BITCOIN', 'a test network', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['BITCOIN', 'a TRON address', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['COSMOS', 'a validator', 'cosmosvaloper1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5g9s6pa'],
  ['COSMOS', 'last letter changed', 'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xv'],
  ['TRON', 'last letter in another case', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T'],
  ['TRON', 'an EVM address', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['SEPA', 'fiat networks have none', 'DE89370400440532013000'],
]

describe('addresses by network', () => {
  // shows A-5-009 for ETHEREUM … 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed
  // shows A-5-009 for ETHEREUM … 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed
  // shows A-5-025
  test.each(good)('%s: %s', (network, text) => expect(isAddressOn(network, text)).toBe(true))
  // shows A-5-025
  test.each(bad)('%s refuses %s', (network, _what, text) => expect(isAddressOn(network, text)).toBe(false))
  // shows A-5-025
  test('no text makes it throw', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ETHEREUM', 'BITCOIN', 'TRON', 'COSMOS', 'SEPA', 'nowhere'),
        fc.string(),
        (network, text) => {
          expect(typeof isAddressOn(network, text)).toBe('boolean')
        },
      ),
    )
  })
})

describe('addresses by currency: each network of a currency takes its own family and no other', () => {
  const oneOf = {
    ETHEREUM: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    BITCOIN: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    TRON: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    COSMOS: 'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu',
  } as const
  // shows A-5-013 for BTC … ["BITCOIN"]
  // shows A-5-014 for ETH … ["ETHEREUM"]
  // shows A-5-015 for USDT … ["ETHEREUM","TRON"]
  // shows A-5-016 for USDC … ["ETHEREUM"]
  // shows A-5-017 for DAI … ["ETHEREUM"]
  // shows A-5-018 for MATIC … ["ETHEREUM"]
  // shows A-5-019 for WETH … ["ETHEREUM"]
  // shows A-5-020 for BNB … ["ETHEREUM"]
  // shows A-5-021 for BUSD … ["ETHEREUM"]
  // shows A-5-022 for ATOM … ["COSMOS"]
  // shows A-5-023 for TRX … ["TRON"]
  test.each([
    ['BTC', ['BITCOIN']],
    ['ETH', ['ETHEREUM']],
    ['USDT', ['ETHEREUM', 'TRON']],
    ['USDC', ['ETHEREUM']],
    ['DAI', ['ETHEREUM']],
    ['MATIC', ['ETHEREUM']],
    ['WETH', ['ETHEREUM']],
    ['BNB', ['ETHEREUM']],
    ['BUSD', ['ETHEREUM']],
    ['ATOM', ['COSMOS']],
    ['TRX', ['TRON']],
  ])('%s: %j', (ticker, families) => {
    const on = networks.filter(({ chain, currencies }) => chain && currencies.includes(ticker))
    expect(new Set(on.map(({ chain }) => chain?.family))).toEqual(new Set(families))
    for (const { id, chain } of on) {
      for (const [family, address] of Object.entries(oneOf)) {
        expect(isAddressOn(id, address), `${address} on ${id}`).toBe(family === chain?.family)
        const mistyped = `${address.slice(0, -2)}${address.endsWith('xx') ? 'zz' : 'xx'}`
        expect(isAddressOn(id, mistyped), `${mistyped} on ${id}`).toBe(false)
      }
    }
  })
  // shows A-5-024
  test('a ticker that nobody knows changes nothing: on an EVM network it is the EVM family, and that alone', () => {
    expect(isAddressOn('BSC', oneOf.ETHEREUM)).toBe(true)
    expect([oneOf.BITCOIN, oneOf.TRON, oneOf.COSMOS].some((address) => isAddressOn('BSC', address))).toBe(false)
  })
})

test('an EVM address has one canonical form', () => {
  const canonical = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  expect([canonical, canonical.toLowerCase()].map(readEvmAddress)).toEqual([canonical, canonical])
})

// shows A-9-035, B-9-016
test('lists show the first 6 and last 4 characters, the wallet popover the first 25', () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  expect(shortAddress(address)).toBe('0x5aAe…eAed')
  expect(popoverAddress(address)).toBe(`${address.slice(0, 25)}…`)
})
