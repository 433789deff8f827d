import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { networks } from '../money/networks.ts'
import { transactionStatus, transactionStatuses, transactionTypes } from './codes.ts'
import { fitsOf } from './fit.ts'
import { clockSlackSeconds, comparableAddress, confirmationsNeeded, explorerOf } from './network.ts'
import { paymentReference } from './reference.ts'

describe('the codes of a transaction', () => {
  // shows A-9-029, A-9-030
  test('1 is unconfirmed, 2 is confirmed', () => {
    expect(transactionStatuses).toEqual([
      { code: 1, label: 'Unconfirmed' },
      { code: 2, label: 'Confirmed' },
    ])
    expect([0, 2, 3, 9].map((confirmations) => transactionStatus(confirmations, 3))).toEqual([1, 1, 2, 2])
  })

  // shows A-9-031
  test('type 2 is received by the owner, the user', () => {
    expect(transactionTypes.find(({ code }) => code === 2)?.label).toBe('Received by the user')
    expect(transactionTypes.map(({ code }) => code)).toEqual([1, 2])
  })
})

describe('how what arrived fits what was asked', () => {
  const expected = { currency: 'USDT', amount: '100' }
  const usdt = (amount: string) => ({ currency: 'USDT', amount })

  test.each([
    [['100'], ['exact']],
    [['100.00'], ['exact']],
    [['99.999999'], ['short']],
    [['100.000001'], ['over']],
    [
      ['40', '60'],
      ['short', 'exact'],
    ],
    [
      ['100', '100'],
      ['exact', 'over'],
    ],
  ])('%j', (amounts, fits) => expect(fitsOf(expected, amounts.map(usdt))).toEqual(fits))

  test('another currency never counts', () => {
    const transfers = [{ currency: 'USDC', amount: '100' }, usdt('60'), { currency: 'USDC', amount: '1' }, usdt('40')]
    expect(fitsOf(expected, transfers)).toEqual(['wrongToken', 'short', 'wrongToken', 'exact'])
  })
})

describe('what a network says of payments', () => {
  test('every chain asks for confirmations and allows for clocks', () => {
    for (const { id, chain } of networks.filter((network) => network.chain)) {
      expect(confirmationsNeeded(id), id).toBeGreaterThan(0)
      expect(clockSlackSeconds(id), id).toBe(chain?.family === 'BITCOIN' ? 7200 : 12)
    }
    expect(confirmationsNeeded('ETHEREUM')).toBe(64)
  })

  test('an address is compared in one spelling, and only where spelling means nothing', () => {
    const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    expect(comparableAddress('BSC', evm)).toBe(comparableAddress('BSC', evm.toLowerCase()))
    expect(comparableAddress('BITCOIN', 'BC1QW508D6')).toBe('bc1qw508d6')
    for (const text of ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy']) {
      expect(comparableAddress('BITCOIN', text)).toBe(text)
    }
    expect(comparableAddress('TRON', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
  })

  test.each([
    ['ETHEREUM', 'https://etherscan.io/tx/ab'],
    ['BITCOIN', 'https://mempool.space/tx/ab'],
    ['TRON', 'https://tronscan.org/#/transaction/ab'],
    ['COSMOS', 'https://mintscan.io/cosmos/tx/ab'],
    ['LOCAL', null],
    ['SEPA', null],
  ])('its explorer: %s', (network, url) => expect(explorerOf(network, 'ab')).toBe(url))
})

describe('the reference of a bank transfer', () => {
  test('is always the same for an order, and seldom for two', () => {
    expect(paymentReference('01957c3f-0000-7000-8000-00000a9f3a2c')).toBe('H7W7-X7K9')
    const ids = Array.from({ length: 500 }, (_, n) => `01957c3f-0000-7000-8000-${n.toString(16).padStart(12, '0')}`)
    expect(new Set(ids.map(paymentReference)).size).toBe(ids.length)
  })

  test('has no character that is taken for another, and never two letters in a row: no word, no coin', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(paymentReference(id)).toMatch(/^([CFHJKMNPRTWX][3479]){2}-([CFHJKMNPRTWX][3479]){2}$/)
        expect(paymentReference(id)).not.toMatch(/[AEIOUYQDLZSGBV012568]/)
      }),
    )
  })
})
