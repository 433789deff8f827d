import type { OrderRow } from '#api/orders.ts'
import { shortId } from '#domain/orders/short-id.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { type Names, namesOf } from '#web/session/names.ts'
import { useSession } from '#web/session/store.ts'
import { withUnit } from '#web/ui/figures.ts'
import { RowLink, Table } from '#web/ui/Table.tsx'
import { momentWords } from '#web/ui/times.ts'
import { ordersWords } from '#web/words/orders.ts'
import css from './OrderTable.module.css'
import { OrderTag } from './OrderTag.tsx'
import { ownSides } from './order-facts.ts'

/** Orders as rows; a click anywhere in a row opens its order. */
export function OrderTable({ rows }: { rows: readonly OrderRow[] }) {
  const names = namesOf(useConfig())
  const { user } = useSession()
  return (
    <Table caption={ordersWords.yourOrdersTheNewest} className={css.table} stackBelow={640} highlightOnHover>
      <thead>
        <tr>
          <th scope="col">{ordersWords.youSend}</th>
          <th scope="col">{ordersWords.youReceive}</th>
          <th scope="col">{ordersWords.status}</th>
          <th scope="col" data-figure>
            {ordersWords.placed}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} names={names} isOwner={row.userAddr === user?.addr} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ row, names, isOwner }: { row: OrderRow; names: Names; isOwner: boolean }) {
  const { give, get } = ownSides(row, isOwner ? 'user' : 'agent')
  return (
    <tr>
      <td data-label={ordersWords.youSend}>
        <RowLink
          to={pathTo('orderPage', { orderId: row.id })}
          aria-label={ordersWords.orderLabel(shortId(row.id), withUnit(give.amount, give.currency))}
        >
          {withUnit(give.amount, give.currency)}
        </RowLink>
        <span className={css.way}>{names.way(give.network)}</span>
      </td>
      <td data-label={ordersWords.youReceive}>
        <b>{withUnit(get.amount, get.currency)}</b>
        <span className={css.way}>{names.way(get.network)}</span>
      </td>
      <td>
        <OrderTag status={row.status} label={names.status(row.status)} />
      </td>
      <td className={css.placed}>
        <time dateTime={row.createdAt}>{momentWords(row.createdAt, serverNow())}</time>
      </td>
    </tr>
  )
}
