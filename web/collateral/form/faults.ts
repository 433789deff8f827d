import type { FormFault } from './items.ts'

/** The key of the message about a balance, as the specification names it; a configured catalogue may have other words. */
export const balanceKey = 'collateral.form.error.balanceIsNotSufficient'

/** What to mend, by the field it stands at. */
export const faultWords: Readonly<Record<FormFault, string>> = {
  'amount.required': 'This field is required',
  'amount.number': 'Enter a number',
  'amount.precision': 'That is finer than the smallest unit of this asset',
  balance: 'Balance is not sufficient',
  unsupported: 'This token is not supported',
  unlisted: 'Address is not in whitelist',
  address: 'Enter a valid contract address',
  'tokenId.required': 'This field is required',
  'tokenId.integer': 'Enter a whole number',
  slots: 'The wrapped token cannot hold more entries',
}

type Field = 'address' | 'tokenId' | 'amount'

const fields: Readonly<Record<FormFault, Field>> = {
  'amount.required': 'amount',
  'amount.number': 'amount',
  'amount.precision': 'amount',
  balance: 'amount',
  unsupported: 'address',
  unlisted: 'address',
  address: 'address',
  'tokenId.required': 'tokenId',
  'tokenId.integer': 'tokenId',
  slots: 'amount',
}

/** The words for a field where the fault is this field's, else null. */
export function faultAt(
  fault: FormFault | null,
  field: Field,
  messages: Readonly<Record<string, string>>,
): string | null {
  if (!fault || fields[fault] !== field) return null
  return (fault === 'balance' && messages[balanceKey]) || faultWords[fault]
}
