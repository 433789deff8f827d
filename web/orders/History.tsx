import type { OrderView } from '#api/orders.ts'
import { serverNow } from '#web/session/config.ts'
import type { Names } from '#web/session/names.ts'
import { useSession } from '#web/session/store.ts'
import { Card } from '#web/ui/Card.tsx'
import { momentWords } from '#web/ui/times.ts'
import css from './History.module.css'
import { nameOf } from './order-facts.ts'

/** Every change of the order: from which status to which, by whom, when. The newest first. */
export function History({ view, names }: { view: OrderView; names: Names }) {
  const { user } = useSession()
  const now = serverNow()
  const changes = view.order.details.statusHistory.toReversed()
  return (
    <Card label="History">
      <table className={css.table}>
        <caption className="unseen">What happened to this order</caption>
        <thead>
          <tr>
            <th scope="col">What happened</th>
            <th scope="col">Who</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={`${change.changedAt} ${change.new}`}>
              <td>
                {change.old ? names.status(change.new) : 'Order placed'}
                <span className={css.before}>
                  {change.old ? `before: ${names.status(change.old)}` : names.status(change.new)}
                </span>
                {change.statement && <q className={css.statement}>{change.statement}</q>}
              </td>
              <td>{whoChanged(view, change.changedBy, user?.addr)}</td>
              <td>
                <time dateTime={change.changedAt}>{momentWords(change.changedAt, now)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function whoChanged(view: OrderView, addr: string, own: string | undefined): string {
  if (addr === own) return 'you'
  return addr === 'clock' ? 'the clock' : nameOf(view, addr)
}
