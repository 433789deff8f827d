import { refuse } from '../refusal.ts'
import type { OrderStatus } from './status.ts'

/** Who can move an order: its user, its agent, staff with the right to, or the clock. */
export type OrderActor = 'user' | 'agent' | 'staff' | 'clock'

/**
 * What a step does with the capacity that stands behind the order: keep it as it is, release it, hold it for the
 * user's last word, lock what is free for a dispute, or cover the whole order again before it goes on. What is kept of an order
 * that was paid too late is locked all the same; `leave` does not do that either.
 */
export type CapacityEffect = 'keep' | 'leave' | 'release' | 'hold' | 'lock' | 'cover'

/** One row of an order's life. */
export interface OrderStep {
  readonly from: OrderStatus
  readonly by: OrderActor
  readonly to: OrderStatus
  readonly capacity: CapacityEffect
}

const ended = ['closed', 'cancelled', 'rejected', 'expired'] as const
const undisputed = ['userTransfer', 'agentTransfer', ...ended] as const

/** The life of an order (specification, first file §4). The server's check and the buttons read this. */
export const orderSteps: readonly OrderStep[] = [
  { from: 'userTransfer', by: 'user', to: 'agentTransfer', capacity: 'keep' },
  { from: 'userTransfer', by: 'user', to: 'cancelled', capacity: 'release' },
  { from: 'userTransfer', by: 'agent', to: 'rejected', capacity: 'release' },
  { from: 'userTransfer', by: 'clock', to: 'expired', capacity: 'release' },
  { from: 'agentTransfer', by: 'agent', to: 'closed', capacity: 'hold' },
  { from: 'agentTransfer', by: 'agent', to: 'rejected', capacity: 'hold' },
  ...undisputed.flatMap((from) => {
    // Nobody claimed to have paid an order that was cancelled or ran out: its dispute must not take capacity from others.
    const capacity = from === 'cancelled' || from === 'expired' ? 'keep' : 'lock'
    return (['user', 'agent', 'staff'] as const).map((by) => ({ from, by, to: 'dispute', capacity }) as const)
  }),
  { from: 'userTransfer', by: 'staff', to: 'cancelled', capacity: 'release' },
  { from: 'userTransfer', by: 'staff', to: 'rejected', capacity: 'release' },
  { from: 'agentTransfer', by: 'staff', to: 'cancelled', capacity: 'hold' },
  { from: 'agentTransfer', by: 'staff', to: 'rejected', capacity: 'hold' },
  { from: 'dispute', by: 'staff', to: 'userTransfer', capacity: 'cover' },
  { from: 'dispute', by: 'staff', to: 'agentTransfer', capacity: 'cover' },
  { from: 'dispute', by: 'staff', to: 'closed', capacity: 'release' },
  { from: 'dispute', by: 'staff', to: 'cancelled', capacity: 'release' },
  { from: 'dispute', by: 'staff', to: 'rejected', capacity: 'release' },
]

/** The row that lets `by` move an order from one status to another; refuses `order.transition` when there is none. */
export function stepOf(from: OrderStatus, by: OrderActor, to: OrderStatus): OrderStep {
  const step = orderSteps.find((row) => row.from === from && row.by === by && row.to === to)
  return step ?? refuse('order.transition', { from, to, by })
}

/** The statuses to which `by` may move an order from `from`. */
export function allowedStatuses(from: OrderStatus, by: OrderActor): OrderStatus[] {
  return orderSteps.filter((row) => row.from === from && row.by === by).map((row) => row.to)
}

/** Whether an order in this status has come to its end. */
export function isEnded(status: OrderStatus): boolean {
  return (ended as readonly OrderStatus[]).includes(status)
}
