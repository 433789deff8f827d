import { assignDispute } from '#api/disputes.ts'
import { changeStatus, type Order, type OrderView, readAsStaff } from '#api/orders.ts'
import { query } from '#web/client/query.ts'
import { useStep } from '#web/client/use-step.ts'
import { staffOrdersWords } from '#web/words/staff-orders.ts'
import type { Decision } from './decision.ts'

/** What staff do with an order. What was refused is said, and the order is read again. */
export function useStaffSteps({ order, disputes }: OrderView) {
  const params = { id: order.id }
  const sets = query(readAsStaff, { params })
  const effects = { sets, refetches: { refused: [sets] } }
  const assigning = useStep(assignDispute, { ...effects, says: { refused: staffOrdersWords.nothingWasChanged } })
  const changing = useStep(changeStatus, {
    ...effects,
    says: {
      done: () => ({ title: staffOrdersWords.statusUpdated, text: staffOrdersWords.bothPartiesAreTold }),
      refused: staffOrdersWords.statusNotUpdated,
    },
  })
  const give = (assignee: string | null) =>
    assigning.start({ params, body: { assignee, seen: disputes.at(-1)?.assignee ?? null } })
  /** Decides about the order as it was read: one that has changed since is left as it is. */
  const decide = (seen: Order, { newStatus, reason, awardUsd }: Decision, done: () => void) =>
    changing.start(
      {
        params,
        body: {
          newStatus,
          oldStatus: seen.status,
          updatedAt: seen.updatedAt,
          ...(reason && { statement: reason }),
          ...(awardUsd && { awardUsd }),
        },
      },
      { done },
    )
  return { give, decide, isBusy: assigning.isBusy || changing.isBusy }
}
