import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies } from '../money/currencies.ts'
import { networks } from '../money/networks.ts'
import { groupBankNumber, type Requisite, readAddressLines, readBankNumber, requisiteFault } from './requisite.ts'

const goodIbans = [
  'GB82 WEST 1234 5698 7654 32',
  'DE89 3704 0044 0532 0130 00',
  'FR14 2004 1010 0505 0001 3M02 606',
  'NL91ABNA0417164300',
  'lv80bank0000435195001',
]
const badIbans = [
  'GB82WEST12345698765433',
  'DE89370400440532013',
  'XX82WEST12345698765432',
  'DE',
  'DE89 3704 0044 0532 0130 0O',
]
const goodCards = ['4111111111111111', '5555 5555 5555 4444', '378282246310005', '2200000000000004']
const badCards = ['4111111111111112', '0000000000000000', '411111111111', '41111111111111111111', '٤١١١١١١١١١١١١١١١']

describe('bank numbers', () => {
  test.each([...goodIbans, ...goodCards])('%s is taken, without its spaces', (text) => {
    expect(readBankNumber(text)).toBe(text.replaceAll(' ', '').toUpperCase())
  })
  test.each([...badIbans, ...badCards, '', ' ', '-'])('%j is not', (text) => {
    expect(readBankNumber(text)).toBeNull()
  })
  // shows A-5-051
  test('one wrong digit in an IBAN or a card is always noticed', () => {
    const numbers = ['DE89370400440532013000', 'NL91ABNA0417164300', '4111111111111111', '5555555555554444']
    fc.assert(
      fc.property(fc.constantFrom(...numbers), fc.nat(), fc.integer({ min: 1, max: 9 }), (number, where, by) => {
        const digits = [...number.matchAll(/\d/g)].map((match) => match.index)
        const at = digits[where % digits.length] ?? 0
        const changed = `${number.slice(0, at)}${(Number(number[at]) + by) % 10}${number.slice(at + 1)}`
        expect(readBankNumber(changed)).toBeNull()
      }),
    )
  })
  test('they are shown in groups of 4', () => {
    expect(groupBankNumber('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
    expect(groupBankNumber('4111 1111 11111111')).toBe('4111 1111 1111 1111')
    expect(groupBankNumber('FR1420041010050500013M02606')).toBe('FR14 2004 1010 0505 0001 3M02 606')
  })
})

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

describe('what is wrong with a requisite', () => {
  const table: [string, Requisite, string | null][] = [
    ['an EVM address', { crypto: { network: 'ETHEREUM', addresses: [evm] } }, null],
    ['USDT on TRON is a TRON address', { crypto: { network: 'TRON', addresses: [tron] } }, null],
    ['an EVM address on TRON', { crypto: { network: 'TRON', addresses: [evm] } }, 'addresses.invalid'],
    ['one of two wrong', { crypto: { network: 'ETHEREUM', addresses: [evm, tron] } }, 'addresses.invalid'],
    ['the same twice', { crypto: { network: 'ETHEREUM', addresses: [evm, evm] } }, 'addresses.invalid'],
    ['no address', { crypto: { network: 'ETHEREUM', addresses: [] } }, 'addresses.invalid'],
    ['no network', { crypto: { network: '', addresses: [evm] } }, 'network.missing'],
    ['a fiat network', { crypto: { network: 'SEPA', addresses: [evm] } }, 'network.missing'],
    ['an IBAN', { bank: { currency: 'EUR', number: 'DE89 3704 0044 0532 0130 00' } }, null],
    ['a card', { bank: { currency: 'USD', number: '4111111111111111' } }, null],
    ['no bank data', { bank: { currency: 'EUR', number: ' ' } }, 'bank.missing'],
    ['a wrong IBAN', { bank: { currency: 'EUR', number: 'DE89370400440532013001' } }, 'bank.invalid'],
    ['a bank account in bitcoin', { bank: { currency: 'BTC', number: 'DE89370400440532013000' } }, 'currency.missing'],
    ['a bank account in cash', { bank: { currency: 'CASHEUR', number: 'DE89370400440532013000' } }, 'currency.missing'],
    ['cash', { cash: { network: 'CASH' } }, null],
    ['cash without a network', { cash: { network: '' } }, 'network.missing'],
    ['cash on a chain', { cash: { network: 'BITCOIN' } }, 'network.missing'],
  ]
  // shows A-5-051 for a wrong IBAN
  test.each(table)('%s', (_what, requisite, fault) => {
    expect(requisiteFault(requisite)).toBe(fault)
  })

  // shows A-3-058
  test('one EVM address is valid on every EVM network and nowhere else', () => {
    for (const { id, chain } of networks) {
      const fault = requisiteFault({ crypto: { network: id, addresses: [evm] } })
      if (chain) expect(fault, id).toBe(chain.family === 'ETHEREUM' ? null : 'addresses.invalid')
      else expect(fault, id).toBe('network.missing')
    }
  })
  test.each(['BTC', 'ETH', 'USDT', 'USDC', 'DAI', 'MATIC', 'WETH', 'BNB', 'BUSD', 'ATOM', 'TRX'])(
    '%s is on some network with a rule for its addresses',
    (ticker) => {
      expect(currencies.some((currency) => currency.ticker === ticker)).toBe(true)
      for (const network of networks.filter(({ currencies: on }) => on.includes(ticker))) {
        expect(requisiteFault({ crypto: { network: network.id, addresses: ['nonsense'] } })).toBe('addresses.invalid')
      }
    },
  )
})

test('addresses are read one per line, trimmed', () => {
  expect(readAddressLines(` ${evm} \r\n\n\t${tron}\n`)).toEqual([evm, tron])
})
