import { useQueryClient } from '@tanstack/react-query'
import { assignDispute } from '#api/disputes.ts'
import { changeStatus, type Order, type OrderView, readAsStaff } from '#api/orders.ts'
import { askKeyAgain, query, useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { useSingle } from '#web/ui/use-single.ts'
import { staffOrdersWords } from '#web/words/staff-orders.ts'
import type { Decision } from './decision.ts'

/** What staff do with an order. What was refused is said, and the order is read again. */
export function useStaffSteps(view: OrderView) {
  const client = useQueryClient()
  const single = useSingle()
  const assigning = useApiMutation(assignDispute)
  const changing = useApiMutation(changeStatus)
  const { order } = view
  const { queryKey } = query(readAsStaff, { params: { id: order.id } })
  const refused = (fault: unknown, title = staffOrdersWords.nothingWasChanged) => {
    showAlert({ kind: 'error', title, text: wordsOf(fault) })
    askKeyAgain(client, queryKey)
  }
  const give = (assignee: string | null) =>
    single((done) =>
      assigning.mutate(
        { params: { id: order.id }, body: { assignee, seen: view.disputes.at(-1)?.assignee ?? null } },
        { onSuccess: (now) => client.setQueryData(queryKey, now), onError: (fault) => refused(fault), onSettled: done },
      ),
    )
  /** Decides about the order as it was read: one that has changed since is left as it is. */
  const decide = (seen: Order, { newStatus, reason, awardUsd }: Decision, onDone: () => void) =>
    single((done) =>
      changing.mutate(
        {
          params: { id: seen.id },
          body: {
            newStatus,
            oldStatus: seen.status,
            updatedAt: seen.updatedAt,
            ...(reason && { statement: reason }),
            ...(awardUsd && { awardUsd }),
          },
        },
        {
          onSuccess: (now) => {
            client.setQueryData(queryKey, now)
            showAlert({
              kind: 'success',
              title: staffOrdersWords.statusUpdated,
              text: staffOrdersWords.bothPartiesAreTold,
            })
            onDone()
          },
          onError: (fault) => refused(fault, staffOrdersWords.statusNotUpdated),
          onSettled: done,
        },
      ),
    )
  return { give, decide, isBusy: assigning.isPending || changing.isPending }
}
