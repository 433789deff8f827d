import { type OrderView, rate, read, settle } from '#api/orders.ts'
import { query } from '#web/client/query.ts'
import { useStep } from '#web/client/use-step.ts'
import { ordersWords } from '#web/words/orders.ts'

/** The user's last word on an ended order: it has arrived, and nothing need be held for it any more. */
export function useSettle({ order }: OrderView, onDone: () => void) {
  const { start, isBusy } = useStep(settle, effectsOn(order.id))
  return { settle: () => start({ params: { id: order.id }, body: {} }, { ended: onDone }), isBusy }
}

/** Rates a closed order, 1 to 5; 0 skips it. */
export function useRate({ order }: OrderView) {
  const { start, isBusy } = useStep(rate, effectsOn(order.id))
  return {
    rate: (score: number) => start({ params: { id: order.id }, body: { orderId: order.id, score } }),
    isBusy,
  }
}

/** The answer is the order as it is now; what was refused is said, and the order is looked at again. */
function effectsOn(id: string) {
  const sets = query(read, { params: { id } })
  return { sets, refetches: { refused: [sets] }, says: { refused: ordersWords.nothingWasChanged } }
}
