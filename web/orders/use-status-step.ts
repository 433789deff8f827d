import { useQueryClient } from '@tanstack/react-query'
import { changeStatus, list, listWaiting, type Order, read } from '#api/orders.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { codeOf } from '#web/client/fault.ts'
import { askAgain, askKeyAgain, query, useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { useSingle } from '#web/ui/use-single.ts'
import { ordersWords } from '#web/words/orders.ts'

/** Moves an order from the state that was seen. If it has changed meanwhile, nothing is done and the fresh one is shown. */
export function useStatusStep(onDone: () => void) {
  const client = useQueryClient()
  const changing = useApiMutation(changeStatus)
  const single = useSingle()
  const take = (seen: Order, newStatus: OrderStatus, statement?: string) =>
    single((done) => send(seen, { newStatus, ...(statement && { statement }) }, done))
  const send = (
    { id, status, updatedAt }: Order,
    step: { newStatus: OrderStatus; statement?: string },
    done: () => void,
  ) => {
    const { queryKey } = query(read, { params: { id } })
    changing.mutate(
      { params: { id }, body: { orderId: id, ...step, oldStatus: status, updatedAt } },
      {
        onSuccess: (view) => {
          client.setQueryData(queryKey, view)
          askAgain(client, [list, listWaiting])
        },
        onError: (fault) => {
          const isChanged = codeOf(fault) === 'order.changed'
          const title = isChanged ? ordersWords.orderHasChanged : ordersWords.nothingWasChanged
          showAlert({ kind: isChanged ? 'info' : 'error', title, text: wordsOf(fault) })
          askKeyAgain(client, queryKey)
        },
        onSettled: () => {
          done()
          onDone()
        },
      },
    )
  }
  return { take, isPending: changing.isPending }
}
