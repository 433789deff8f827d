import cardValidator from 'card-validator'
import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { isAddressOn } from '../money/address.ts'
import { findCurrency, isCash } from '../money/currencies.ts'
import { findNetwork } from '../money/networks.ts'

/** How an agent can be paid: exactly one of the three (specification, first file §3). */
export type Requisite =
  | { readonly crypto: { readonly network: string; readonly addresses: readonly string[] } }
  | { readonly bank: { readonly currency: string; readonly number: string } }
  | { readonly cash: { readonly network: string } }

/** What can be wrong with a requisite. The words for it live where it is shown. */
export type RequisiteFault =
  | 'network.missing'
  | 'addresses.invalid'
  | 'bank.missing'
  | 'bank.invalid'
  | 'currency.missing'

/** Most addresses of one requisite. */
export const mostAddresses = 20

/** The addresses of a text with one on each line: trimmed, empty lines left out. */
export function readAddressLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** What is wrong with a requisite, or null. The network decides what an address is, never the ticker. */
export function requisiteFault(requisite: Requisite): RequisiteFault | null {
  if ('crypto' in requisite) return cryptoFault(requisite.crypto)
  if ('bank' in requisite) return bankFault(requisite.bank)
  const network = findNetwork(requisite.cash.network)
  return network?.currencies.some(isCash) ? null : 'network.missing'
}

function cryptoFault({ network, addresses }: { network: string; addresses: readonly string[] }): RequisiteFault | null {
  if (!findNetwork(network)?.chain) return 'network.missing'
  const isFine =
    addresses.length > 0 && addresses.length <= mostAddresses && new Set(addresses).size === addresses.length
  return isFine && addresses.every((address) => isAddressOn(network, address)) ? null : 'addresses.invalid'
}

function bankFault({ currency, number }: { currency: string; number: string }): RequisiteFault | null {
  const known = findCurrency(currency)
  if (!known?.isFiat || isCash(currency)) return 'currency.missing'
  if (number.trim() === '') return 'bank.missing'
  return readBankNumber(number) === null ? 'bank.invalid' : null
}

/**
 * Reads a bank number: an IBAN (ISO 13616: length by country, mod 97) or a card number (Luhn, length and first digits by brand).
 * Returns it without spaces, or null. A text that begins with a letter is an IBAN, with a digit a card.
 */
export function readBankNumber(text: string): string | null {
  const compact = text.replaceAll(/\s/g, '')
  if (/^[A-Za-z]/.test(compact)) {
    const iban = electronicFormatIBAN(compact)
    return iban !== null && isValidIBAN(iban) ? iban : null
  }
  return /^\d{12,19}$/.test(compact) && isCard(compact) ? compact : null
}

function isCard(digits: string): boolean {
  // The library accepts some brands without the check digit; we refuse a number that fails it.
  return cardValidator.number(digits, { luhnValidateUnionPay: true }).isValid
}

/** A bank number as it is shown: in groups of 4. */
export function groupBankNumber(number: string): string {
  return number
    .replaceAll(/\s/g, '')
    .replaceAll(/(.{4})(?=.)/g, '$1 ')
    .toUpperCase()
}

/** A key for the kind of a requisite; an agent has each key at most once. */
export function requisiteKey(requisite: Requisite): string {
  if ('crypto' in requisite) return `crypto/${requisite.crypto.network}`
  return 'bank' in requisite ? `bank/${requisite.bank.currency}` : `cash/${requisite.cash.network}`
}
