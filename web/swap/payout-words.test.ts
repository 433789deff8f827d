import { expect, test } from 'vitest'
import { payoutFaults } from '#domain/orders/payout.ts'
import { payoutWords } from './payout-words.ts'

const iban = 'DE89 3704 0044 0532 0130 00'
const sepa = { network: 'SEPA', currency: 'EUR' }
const onTron = { network: 'TRON', currency: 'USDT' }
const onEthereum = { network: 'ETHEREUM', currency: 'USDT' }
const bankFullName = 'Ada Byron'

test.each([
  [sepa, { iban }, 'Enter the name of the account’s holder, as their bank has it.'],
  [sepa, { bankFullName }, 'Enter the IBAN or card number that should receive EUR.'],
  [sepa, { bankFullName, iban: 'ab/12' }, 'An IBAN has only letters and digits, a card number only digits.'],
  [sepa, { bankFullName, iban: 'Main street' }, 'An IBAN begins with the two letters of its country and two digits.'],
  [sepa, { bankFullName, iban: 'XX12' }, 'No country’s IBANs begin with XX.'],
  [sepa, { bankFullName, iban: 'DE12 3' }, 'An IBAN that begins with DE has 22 characters, this one has 5.'],
  [
    sepa,
    { bankFullName, iban: 'GB82 1234 WEST 5698 7654 32' },
    'Letters and digits do not stand where an IBAN that begins with GB has them.',
  ],
  [
    sepa,
    { bankFullName, iban: 'DE89 3704 0044 0532 0130 01' },
    'The check digits of this IBAN do not fit: a character is wrong, or two are swapped.',
  ],
  [sepa, { bankFullName, iban: '4' }, 'No card number of this kind has 1 digit.'],
  [sepa, { bankFullName, iban: '4111 1111' }, 'No card number of this kind has 8 digits.'],
  [sepa, { bankFullName, iban: '0000 0000 0000 0000' }, 'No card number begins with these digits.'],
  [
    sepa,
    { bankFullName, iban: '4111 1111 1111 1112' },
    'The check digit of this card number does not fit: a digit is wrong, or two are swapped.',
  ],
  [onTron, {}, 'Enter the address on TRON that should receive USDT.'],
  [
    onTron,
    { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    'This is an Ethereum address. USDT is sent on TRON here.',
  ],
  [onTron, { address: 'T123' }, 'Wallet address is invalid: an address on TRON begins with T and has 34 characters.'],
  [
    onEthereum,
    { address: '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    'Wallet address is invalid: its capital letters do not fit, so a character is wrong.',
  ],
  [onEthereum, { address: `0x${'0'.repeat(40)}` }, 'Wallet address is invalid: this address belongs to nobody.'],
])('%j %j', (to, details, words) => {
  const [first] = payoutFaults(to, details)
  const family = to === onTron ? 'TRON' : 'ETHEREUM'
  expect(first && payoutWords(first, { currency: to.currency, network: to.network, family })).toBe(words)
})
