/** The statuses of an order, in the order of its life, with the words that screens show. */
export const orderStatuses = [
  { code: 'userTransfer', label: 'Awaiting transfer' },
  { code: 'agentTransfer', label: 'Awaiting payout' },
  { code: 'closed', label: 'Completed' },
  { code: 'cancelled', label: 'Cancelled' },
  { code: 'rejected', label: 'Rejected' },
  { code: 'expired', label: 'Auto closed' },
  { code: 'dispute', label: 'Dispute' },
] as const

export type OrderStatus = (typeof orderStatuses)[number]['code']

export const orderStatusCodes = orderStatuses.map((status) => status.code) as [OrderStatus, ...OrderStatus[]]

/** The filters of an order list (specification, first file §2) and the statuses each lets through. */
export const orderFilters: Readonly<Record<OrderFilter, readonly OrderStatus[]>> = {
  processing: ['userTransfer', 'agentTransfer'],
  complete: ['closed'],
  dispute: ['dispute'],
  other: ['cancelled', 'rejected', 'expired'],
  all: orderStatusCodes,
}
export type OrderFilter = 'processing' | 'complete' | 'dispute' | 'other' | 'all'
