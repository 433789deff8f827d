import { useQueryClient } from '@tanstack/react-query'
import { type OrderView, rate, read, settle } from '#api/orders.ts'
import { askKeyAgain, query, useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { useSingle } from '#web/ui/use-single.ts'
import { ordersWords } from '#web/words/orders.ts'

/** The user's last word on an ended order: it has arrived, and nothing need be held for it any more. */
export function useSettle({ order }: OrderView, onDone: () => void) {
  const answers = useAnswers(order.id)
  const settling = useApiMutation(settle)
  const single = useSingle()
  const send = () =>
    single((done) => {
      const onSettled = () => {
        done()
        onDone()
      }
      settling.mutate({ params: { id: order.id }, body: {} }, { ...answers, onSettled })
    })
  return { settle: send, isPending: settling.isPending }
}

/** Rates a closed order, 1 to 5; 0 skips it. */
export function useRate({ order }: OrderView) {
  const answers = useAnswers(order.id)
  const rating = useApiMutation(rate)
  const single = useSingle()
  const send = (score: number) =>
    single((done) =>
      rating.mutate({ params: { id: order.id }, body: { orderId: order.id, score } }, { ...answers, onSettled: done }),
    )
  return { rate: send, isPending: rating.isPending }
}

/** The answer is the order as it is now; what was refused is said, and the order is looked at again. */
function useAnswers(id: string) {
  const client = useQueryClient()
  const { queryKey } = query(read, { params: { id } })
  return {
    onSuccess: (view: OrderView) => client.setQueryData(queryKey, view),
    onError: (fault: unknown) => {
      showAlert({ kind: 'error', title: ordersWords.nothingWasChanged, text: wordsOf(fault) })
      askKeyAgain(client, queryKey)
    },
  }
}
