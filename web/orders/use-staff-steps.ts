import { useQueryClient } from '@tanstack/react-query'
import { assign } from '#api/disputes.ts'
import { changeStatus, type OrderView, readAsStaff } from '#api/orders.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { askKeyAgain, query, useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { useSingle } from '#web/ui/use-single.ts'

/** What staff decide about an order that they have seen. */
export interface Decision {
  readonly newStatus: OrderStatus
  /** Empty where none is asked for. */
  readonly reason: string
  /** In USD; empty for none. */
  readonly awardUsd: string
}

/** What staff do with an order. What was refused is said, and the order is read again. */
export function useStaffSteps(view: OrderView) {
  const client = useQueryClient()
  const single = useSingle()
  const assigning = useApiMutation(assign)
  const changing = useApiMutation(changeStatus)
  const { order } = view
  const { queryKey } = query(readAsStaff, { params: { id: order.id } })
  const refused = (fault: unknown) => {
    showAlert({ kind: 'error', title: 'Nothing was changed', text: wordsOf(fault) })
    askKeyAgain(client, queryKey)
  }
  const give = (assignee: string | null) =>
    single((done) =>
      assigning.mutate(
        { params: { id: order.id }, body: { assignee, seen: view.disputes.at(-1)?.assignee ?? null } },
        { onSuccess: (now) => client.setQueryData(queryKey, now), onError: refused, onSettled: done },
      ),
    )
  const decide = ({ newStatus, reason, awardUsd }: Decision, onDone: () => void) =>
    single((done) =>
      changing.mutate(
        {
          params: { id: order.id },
          body: {
            newStatus,
            oldStatus: order.status,
            updatedAt: order.updatedAt,
            ...(reason && { statement: reason }),
            ...(awardUsd && { awardUsd }),
          },
        },
        {
          onSuccess: (now) => {
            client.setQueryData(queryKey, now)
            onDone()
          },
          onError: refused,
          onSettled: done,
        },
      ),
    )
  return { give, decide, isBusy: assigning.isPending || changing.isPending }
}
