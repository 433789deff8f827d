import { Link } from '@tanstack/react-router'
import type { WaitingRow } from '#api/orders.ts'
import { shortId } from '#domain/orders/short-id.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow } from '#web/session/config.ts'
import { useSession } from '#web/session/store.ts'
import { withUnit } from '#web/ui/figures.ts'
import { minutesAndSeconds } from '#web/ui/times.ts'
import { useNow } from '#web/ui/use-now.ts'
import { ordersWords } from '#web/words/orders.ts'
import { ownSides } from './order-facts.ts'
import { useWaiting } from './use-order-lists.ts'
import css from './WaitingOrders.module.css'

/** What waits for this person, the most urgent first, each with the time that is left. Nothing at all when nothing does. */
export function WaitingOrders() {
  const { data } = useWaiting()
  const now = useNow(serverNow, 1000)
  const rows = data?.orders ?? []
  if (rows.length === 0) return null
  return (
    <section className={css.waiting} aria-label={ordersWords.waitingForYou}>
      <h2>
        {ordersWords.waitingForYou} <span className="muted">{rows.length}</span>
      </h2>
      <ul className={css.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} now={now} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row, now }: { row: WaitingRow; now: number }) {
  const { user } = useSession()
  const role = row.userAddr === user?.addr ? 'user' : 'agent'
  const { give } = ownSides(row, role)
  const left = Date.parse(row.deadline) - now
  return (
    <li>
      <Link to={pathTo('orderPage', { orderId: row.id })} className={css.row}>
        <span>
          {role === 'user' ? ordersWords.send : ordersWords.pay} <b>{withUnit(give.amount, give.currency)}</b>
          <span className="muted"> {ordersWords.orderMark(shortId(row.id))}</span>
        </span>
        <span className={left > 0 ? css.left : css.over}>
          {left > 0 ? ordersWords.left(minutesAndSeconds(left)) : ordersWords.overdue}
        </span>
      </Link>
    </li>
  )
}
