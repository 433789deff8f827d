import { changeStatus, list, listWaiting, type Order, read } from '#api/orders.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { codeOf } from '#web/client/fault.ts'
import { query } from '#web/client/query.ts'
import { useStep } from '#web/client/use-step.ts'
import { wordsOf } from '#web/client/words.ts'
import { ordersWords } from '#web/words/orders.ts'

/** Moves an order from the state that was seen. If it has changed meanwhile, nothing is done and the fresh one is shown. */
export function useStatusStep(id: string, onDone: () => void) {
  const sets = query(read, { params: { id } })
  const { start, isBusy } = useStep(changeStatus, {
    sets,
    refetches: { done: [list, listWaiting], refused: [sets] },
    says: {
      refused: (fault) =>
        codeOf(fault) === 'order.changed'
          ? { kind: 'info', title: ordersWords.orderHasChanged, text: wordsOf(fault) }
          : { title: ordersWords.nothingWasChanged, text: wordsOf(fault) },
    },
  })
  const take = ({ status, updatedAt }: Order, newStatus: OrderStatus, statement?: string) =>
    start(
      {
        params: { id },
        body: { orderId: id, newStatus, ...(statement && { statement }), oldStatus: status, updatedAt },
      },
      { ended: onDone },
    )
  return { take, isBusy }
}
