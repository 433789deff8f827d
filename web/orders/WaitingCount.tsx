import { ordersWords } from '#web/words/orders.ts'
import { useWaiting } from './use-order-lists.ts'
import css from './WaitingCount.module.css'

/** How many orders wait for this person, beside the header's word. */
export function WaitingCount() {
  const count = useWaiting().data?.orders.length ?? 0
  if (count === 0) return null
  return (
    <span className={css.count}>
      {count > 99 ? '99+' : count}
      <span className="unseen"> {ordersWords.waitingForYouMark}</span>
    </span>
  )
}
