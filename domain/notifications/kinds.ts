import { type OrderStatus, orderStatusCodes } from '../orders/status.ts'

/** Kinds of notifications about disputes and awards. */
const disputeKinds = ['disputeTaken', 'disputeAssigned', 'disputeSettled'] as const
const awardKinds = ['award', 'awardToSign', 'awardExecutable', 'awardPaid', 'awardFailed'] as const
export type DisputeKind = (typeof disputeKinds)[number]
export type AwardKind = (typeof awardKinds)[number]

/** Kinds of notifications besides the statuses of orders. */
const otherKinds = [
  'overdue',
  'message',
  ...disputeKinds,
  ...awardKinds,
  'collateralSoon',
  'collateralOver',
  'test',
] as const

/** Every kind of notification. A status of an order stands for having come to it. */
export type NotificationKind = OrderStatus | (typeof otherKinds)[number]
export const notificationKinds: readonly NotificationKind[] = [...orderStatusCodes, ...otherKinds]

/** The role in which a person is notified. */
export type NotificationRole = 'user' | 'agent' | 'staff'

/** Channels outside of the app. In the app everything is shown, always. */
export const outerChannels = ['push', 'email', 'bot'] as const
export type OuterChannel = (typeof outerChannels)[number]

/** The groups of kinds for which a person chooses channels. */
export const notificationGroups = ['steps', 'messages', 'disputes', 'collateral'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

/** The group that a kind belongs to; null for what always goes everywhere. */
export function groupOf(kind: NotificationKind): NotificationGroup | null {
  if (kind === 'test') return null
  if (kind === 'message') return 'messages'
  if (kind === 'dispute' || [...disputeKinds, ...awardKinds].some((known) => known === kind)) return 'disputes'
  return kind === 'collateralSoon' || kind === 'collateralOver' ? 'collateral' : 'steps'
}
