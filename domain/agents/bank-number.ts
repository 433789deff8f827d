import cardValidator from 'card-validator'
import { countrySpecs, electronicFormatIBAN, ValidationErrorsIBAN, validateIBAN } from 'ibantools'
import { readBankNumber } from './requisite.ts'

/** What exactly is wrong with a bank number. The words for it live where it is shown. */
export type BankNumberFault =
  | { readonly what: 'missing' | 'characters' | 'iban.start' | 'iban.check' }
  | { readonly what: 'iban.country' | 'iban.form'; readonly country: string }
  | { readonly what: 'iban.length'; readonly country: string; readonly wanted: number; readonly found: number }
  | { readonly what: 'card.length'; readonly found: number }
  | { readonly what: 'card.brand' | 'card.check' }

const cardLengths = { least: 12, most: 19 }

/** What is wrong with an IBAN or card number, or null: null exactly where `readBankNumber` reads it. */
export function bankNumberFault(text: string): BankNumberFault | null {
  if (readBankNumber(text) !== null) return null
  const compact = text.replaceAll(/\s/g, '')
  if (compact === '') return { what: 'missing' }
  if (/[^A-Za-z0-9]/.test(compact)) return { what: 'characters' }
  return /^[A-Za-z]/.test(compact) ? ibanFault(electronicFormatIBAN(compact) ?? '') : cardFault(compact)
}

function ibanFault(iban: string): BankNumberFault {
  if (!/^[A-Z]{2}\d{2}/.test(iban)) return { what: 'iban.start' }
  const country = iban.slice(0, 2)
  const wanted = countrySpecs[country]?.chars
  if (!wanted) return { what: 'iban.country', country }
  if (iban.length !== wanted) return { what: 'iban.length', country, wanted, found: iban.length }
  const { errorCodes } = validateIBAN(iban)
  return errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat)
    ? { what: 'iban.form', country }
    : { what: 'iban.check' }
}

function cardFault(digits: string): BankNumberFault {
  if (/\D/.test(digits)) return { what: 'characters' }
  const length = digits.length
  if (length < cardLengths.least || length > cardLengths.most) return { what: 'card.length', found: length }
  const { card, isPotentiallyValid } = cardValidator.number(digits, { luhnValidateUnionPay: true })
  if (!card) return { what: isPotentiallyValid ? 'card.length' : 'card.brand', found: length }
  return card.lengths.includes(length) ? { what: 'card.check' } : { what: 'card.length', found: length }
}
