import type { BankNumberFault } from '#domain/agents/bank-number.ts'
import type { AddressFault } from '#domain/money/address-fault.ts'
import type { AddressFamily } from '#domain/money/networks.ts'
import type { PayoutFault } from '#domain/orders/payout.ts'

const families: Readonly<Record<AddressFamily, string>> = {
  ETHEREUM: 'an Ethereum',
  BITCOIN: 'a Bitcoin',
  TRON: 'a TRON',
  COSMOS: 'a Cosmos',
}

/** What an address looks like, by the sign of its network. */
const looks: Readonly<Record<AddressFamily, string>> = {
  ETHEREUM: 'begins with 0x and 40 digits or letters a to f follow',
  BITCOIN: 'begins with 1, 3 or bc1',
  TRON: 'begins with T and has 34 characters',
  COSMOS: 'begins with cosmos1',
}

interface Target {
  readonly currency: string
  readonly network: string
  readonly family: AddressFamily | null
}

/** What is wrong with a payout field, in a sentence that says what to look at. */
export function payoutWords({ field, fault }: PayoutFault, target: Target): string {
  if (field === 'bankFullName') return 'Enter the name of the account’s holder, as their bank has it.'
  return field === 'iban' ? numberWords(fault, target) : addressWords(fault, target)
}

function numberWords(fault: BankNumberFault, { currency }: Target): string {
  switch (fault.what) {
    case 'missing':
      return `Enter the IBAN or card number that should receive ${currency}.`
    case 'characters':
      return 'An IBAN has only letters and digits, a card number only digits.'
    case 'iban.start':
      return 'An IBAN begins with the two letters of its country and two digits.'
    case 'iban.country':
      return `No country’s IBANs begin with ${fault.country}.`
    case 'iban.length':
      return `An IBAN that begins with ${fault.country} has ${fault.wanted} characters, this one has ${fault.found}.`
    case 'iban.form':
      return `Letters and digits do not stand where an IBAN that begins with ${fault.country} has them.`
    case 'iban.check':
      return 'The check digits of this IBAN do not fit: a character is wrong, or two are swapped.'
    case 'card.length':
      return `No card number of this kind has ${fault.found} ${fault.found === 1 ? 'digit' : 'digits'}.`
    case 'card.brand':
      return 'No card number begins with these digits.'
    case 'card.check':
      return 'The check digit of this card number does not fit: a digit is wrong, or two are swapped.'
  }
}

function addressWords(fault: AddressFault, { currency, network, family }: Target): string {
  switch (fault.what) {
    case 'missing':
      return `Enter the address on ${network} that should receive ${currency}.`
    case 'checksum':
      return 'Wallet address is invalid: its capital letters do not fit, so a character is wrong.'
    case 'nobody':
      return 'Wallet address is invalid: this address belongs to nobody.'
    case 'family':
      return `This is ${families[fault.family]} address. ${currency} is sent on ${network} here.`
    case 'form':
      return `Wallet address is invalid: an address on ${network} ${family ? looks[family] : 'is needed'}.`
  }
}
