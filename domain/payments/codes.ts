/** How far a transaction is on its network (specification, first file §2), with the words that screens show. */
export const transactionStatuses = [
  { code: 1, label: 'Unconfirmed' },
  { code: 2, label: 'Confirmed' },
] as const

export type TransactionStatus = (typeof transactionStatuses)[number]['code']

/** Whom a transaction of an order pays: its agent, or its owner, the user. */
export const transactionTypes = [
  { code: 1, label: 'Sent by the user' },
  { code: 2, label: 'Received by the user' },
] as const

/** The status of a transaction that lies so deep, where so many confirmations are needed. */
export function transactionStatus(confirmations: number, needed: number): TransactionStatus {
  return confirmations >= needed ? 2 : 1
}
