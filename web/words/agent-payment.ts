import { catalogue } from './catalogue.ts'

/** The words of agent-payment. */
export const agentPaymentWords = catalogue('agentPayment', {
  network: 'Network',
  addresses: 'Addresses',
  onePerLine: (mostAddresses: number) =>
    `One per line, at most ${mostAddresses}. They are checked by the network's rules.`,
  line: (line: number) => `Line ${line}:`,
  addressIsInvalid: 'Address is invalid',
  currency: 'Currency',
  ibanOrCardNumber: 'IBAN or card number',
  paymentMethods: 'Payment methods',
  howPeoplePay: 'How people pay you. Kept encrypted, shown to your counterparty inside an order and nowhere else.',
  removedFromTheList: (removedName: string) => `${removedName} removed from the list.`,
  addPaymentMethod: 'Add payment method',
  removeThisPaymentMethod: 'Remove this payment method?',
  remove: 'Remove',
  keepIt: 'Keep it',
  leavesTheListOnce: (leaving: string) =>
    `${leaving} leaves the list. Once you save, pairs that are paid to it are no longer offered; open orders keep it.`,
  editPaymentMethod: 'Edit payment method',
  keepYourChangeFirst: 'Keep your change first, or cancel it.',
  addThisPaymentMethod: 'Add this payment method first, or clear its fields.',
  cancel: 'Cancel',
  keepChanges: 'Keep changes',
  addToTheList: 'Add to the list',
  noPaymentMethodYet: 'No payment method yet. Add the first one below.',
  yourPaymentMethods: 'Your payment methods',
  edit: 'Edit',
  editLabel: (name: string) => `Edit ${name}`,
  delete: 'Delete',
  deleteLabel: (name: string) => `Delete ${name}`,
})
