import { listAll, type StaffRow } from '#api/orders.ts'
import { shortId } from '#domain/orders/short-id.ts'
import type { OrderFilter } from '#domain/orders/status.ts'
import { OrderTag } from '#web/orders/OrderTag.tsx'
import { pathTo } from '#web/paths.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { type Names, namesOf } from '#web/session/names.ts'
import { withUnit } from '#web/ui/figures.ts'
import { shortAddress } from '#web/ui/short-address.ts'
import { momentWords } from '#web/ui/times.ts'
import { adminWords } from '#web/words/admin.ts'
import { Choice, Find } from './Filters.tsx'
import type { Kind } from './kind.ts'
import { choiceIn } from './list-place.ts'
import { rowsOf, type Source } from './rows.ts'
import { StaffList } from './StaffList.tsx'
import { useListPlace } from './use-list-place.ts'

const filters = (): readonly { readonly value: Exclude<OrderFilter, 'all'>; readonly label: string }[] => [
  { value: 'processing', label: adminWords.processing },
  { value: 'complete', label: adminWords.completed },
  { value: 'dispute', label: adminWords.dispute },
  { value: 'other', label: adminWords.other },
]

const assignments = () =>
  [
    { value: 'nobody', label: adminWords.nobodysDisputes },
    { value: 'me', label: adminWords.myDisputes },
  ] as const

/** Orders as rows for staff. */
export function orderKind(names: Names): Kind<StaffRow> {
  return {
    name: 'orders',
    empty: adminWords.ordersNotFound,
    keyOf: ({ id }) => id,
    linkOf: ({ id }) => pathTo('adminOrderPage', { orderId: id }),
    columns: [
      { head: adminWords.order, show: ({ id }) => shortId(id), text: ({ id }) => id },
      { head: adminWords.from, text: ({ from }) => withUnit(from.amount, from.currency) },
      { head: adminWords.to, text: ({ to }) => withUnit(to.amount, to.currency) },
      {
        head: adminWords.user,
        show: ({ userName, userAddr }) => userName ?? shortAddress(userAddr),
        text: (row) => row.userAddr,
      },
      { head: adminWords.agent, show: ({ agentName }) => agentName, text: ({ agentAddrs }) => agentAddrs.join(' ') },
      {
        head: adminWords.status,
        show: ({ status }) => <OrderTag status={status} label={names.status(status)} />,
        text: ({ status }) => names.status(status),
      },
      { head: adminWords.dispute, text: disputeWords },
      {
        head: adminWords.placed,
        show: ({ createdAt }) => <time dateTime={createdAt}>{momentWords(createdAt, serverNow())}</time>,
        text: ({ createdAt }) => createdAt,
      },
    ],
  }
}

function disputeWords({ dispute }: StaffRow): string {
  if (!dispute) return '—'
  const { assignee, assigneeName, isSettled } = dispute
  const whose = assignee === null ? adminWords.nobodysYet : (assigneeName ?? shortAddress(assignee))
  return isSettled ? adminWords.settledDispute(whose) : whose
}

/** All orders for staff. A moderator finds here the disputes that wait for somebody. */
export function OrdersPage() {
  const names = namesOf(useConfig())
  const { search, page, find, turn, choose } = useListPlace()
  const status = choiceIn(search, 'status', ['processing', 'complete', 'dispute', 'other'] as const)
  const assigned = status === 'dispute' ? choiceIn(search, 'assigned', ['nobody', 'me'] as const) : null
  const source: Source<StaffRow> = {
    ask: (paging) => {
      const asked = {
        ...paging,
        orderStatus: status ?? ('all' as const),
        ...(assigned && { assigned }),
        ...(find && { find }),
      }
      return rowsOf(listAll, { query: asked }, ({ orders }) => orders)
    },
  }
  return (
    <StaffList
      title={adminWords.orders}
      kind={orderKind(names)}
      source={source}
      page={page}
      onPage={turn}
      filters={
        <>
          <Choice
            label={adminWords.status}
            all={adminWords.allOrders}
            options={filters()}
            value={status}
            onChange={(value) => choose({ status: value, assigned: '' })}
          />
          {status === 'dispute' && (
            <Choice
              label={adminWords.whoseDisputes}
              all={adminWords.everybodysDisputes}
              options={assignments()}
              value={assigned}
              onChange={(value) => choose({ assigned: value })}
            />
          )}
          <Find label={adminWords.orderOrAddress} value={find} onFind={(text) => choose({ find: text })} />
        </>
      }
    />
  )
}
