import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bankNumberFault } from '../agents/bank-number.ts'
import { readBankNumber } from '../agents/requisite.ts'
import { isAddressOn } from '../money/address.ts'
import { addressFault } from '../money/address-fault.ts'
import { networks } from '../money/networks.ts'
import { payoutFaults, payoutKind, readPayout } from './payout.ts'

const iban = 'DE89 3704 0044 0532 0130 00'
const card = '4111 1111 1111 1111'
const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const sepa = { network: 'SEPA', currency: 'EUR' }
const bank = { network: 'BANK', currency: 'USD' }
const onTron = { network: 'TRON', currency: 'USDT' }
const cash = { network: 'CASH', currency: 'CASHEUR' }

describe('what is wrong with a bank number', () => {
  test.each([
    ['', { what: 'missing' }],
    ['   ', { what: 'missing' }],
    ['Ada Byron, her account', { what: 'characters' }],
    ['D9', { what: 'iban.start' }],
    ['Main street 5', { what: 'iban.start' }],
    ['XX82 3704 0044', { what: 'iban.country', country: 'XX' }],
    ['DE89 3704 0044 0532 013', { what: 'iban.length', country: 'DE', wanted: 22, found: 19 }],
    ['GB82 WEST 1234 5698 7654 33', { what: 'iban.check' }],
    ['de89 3704 0044 0532 0130 01', { what: 'iban.check' }],
    ['GB82 1234 WEST 5698 7654 32', { what: 'iban.form', country: 'GB' }],
    ['4111 1111 1111 1112', { what: 'card.check' }],
    ['4111 1111', { what: 'card.length', found: 8 }],
    ['3782 8224 6310 0051', { what: 'card.length', found: 16 }],
    ['0000 0000 0000 0000', { what: 'card.brand' }],
    ['4111 1111 1111 111a', { what: 'characters' }],
  ])('%j', (text, fault) => expect(bankNumberFault(text)).toMatchObject(fault))

  test.each([iban, iban.toLowerCase(), card])('nothing: %s', (text) => expect(bankNumberFault(text)).toBeNull())

  test('there is a fault exactly where the number cannot be read', () => {
    const near = fc.tuple(
      fc.constantFrom(iban, card, 'GB82WEST12345698765432'),
      fc.nat(30),
      fc.string({ maxLength: 2 }),
    )
    const texts = fc.oneof(
      fc.string(),
      near.map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1)),
    )
    fc.assert(fc.property(texts, (text) => (bankNumberFault(text) === null) === (readBankNumber(text) !== null)))
  })
})

describe('what is wrong with an address', () => {
  test.each([
    ['ETHEREUM', '', { what: 'missing' }],
    ['ETHEREUM', evm.replace('A', 'a'), { what: 'checksum' }],
    ['ETHEREUM', `0x${'0'.repeat(40)}`, { what: 'nobody' }],
    ['ETHEREUM', tron, { what: 'family', family: 'TRON' }],
    ['TRON', evm, { what: 'family', family: 'ETHEREUM' }],
    ['TRON', tron.slice(0, -1), { what: 'form' }],
    ['BSC', 'bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46h2', { what: 'form' }],
  ])('on %s: %s', (network, text, fault) => expect(addressFault(network, text)).toEqual(fault))

  test('there is a fault exactly where the network does not accept it', () => {
    const ids = fc.constantFrom(...networks.map(({ id }) => id))
    const texts = fc.oneof(
      fc.string(),
      fc.constantFrom(evm, tron, evm.toLowerCase(), '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'),
    )
    fc.assert(fc.property(ids, texts, (id, text) => (addressFault(id, text) === null) === isAddressOn(id, text)))
  })
})

describe('payout details', () => {
  test('each kind of target asks for its own', () => {
    expect([sepa, bank, onTron, cash].map(payoutKind)).toEqual(['bank', 'bank', 'address', 'none'])
  })

  test.each([sepa, bank])('a bank payout needs a number and a name: %j', (to) => {
    expect(payoutFaults(to, {}).map(({ field }) => field)).toEqual(['iban', 'bankFullName'])
    expect(payoutFaults(to, { iban, bankFullName: ' ' }).map(({ field }) => field)).toEqual(['bankFullName'])
    expect(payoutFaults(to, { iban: 'x', bankFullName: 'Ada Byron' }).map(({ field }) => field)).toEqual(['iban'])
    expect(payoutFaults(to, { iban, bankFullName: 'Ada Byron' })).toEqual([])
  })

  test('a crypto payout needs an address of its network, cash nothing', () => {
    expect(payoutFaults(onTron, {})).toEqual([{ field: 'address', fault: { what: 'missing' } }])
    expect(payoutFaults(onTron, { address: evm })).toHaveLength(1)
    expect(payoutFaults(onTron, { address: ` ${tron} ` })).toEqual([])
    expect(payoutFaults(cash, {})).toEqual([])
  })

  test('are kept in one spelling, and only what the target needs', () => {
    const all = { iban: iban.toLowerCase(), bankFullName: ' Ada Byron ', address: ` ${tron} ` }
    expect(readPayout(sepa, all)).toEqual({ iban: 'DE89370400440532013000', bankFullName: 'Ada Byron' })
    expect(readPayout(onTron, all)).toEqual({ address: tron })
    expect(readPayout(cash, all)).toEqual({})
  })
})
