import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { list } from '#api/orders.ts'
import type { OrderFilter } from '#domain/orders/status.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { useConfig } from '#web/session/config.ts'
import { useSession } from '#web/session/store.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { type Tab, Tabs } from '#web/ui/Tabs.tsx'
import { ordersWords } from '#web/words/orders.ts'
import { OrderTable } from './OrderTable.tsx'
import css from './OwnOrders.module.css'
import { Pager } from './Pager.tsx'
import { firstPage, nextPage, type Page, pageSize, previousPage, queryOf } from './paging.ts'
import { useOrderNews } from './use-order-lists.ts'

type Filter = OrderFilter
type Side = 'all' | 'buy' | 'sell'

const tabs = (): readonly Tab<Filter>[] => [
  { value: 'processing', label: ordersWords.processing },
  { value: 'all', label: ordersWords.all },
]

/** The filters beside the tabs, in a select; that of disputes is for staff (specification, first file §2). */
const others = (): readonly { readonly value: Filter; readonly label: string }[] => [
  { value: 'complete', label: ordersWords.completed },
  { value: 'dispute', label: ordersWords.inDispute },
  { value: 'other', label: ordersWords.other },
]

const sides = (): readonly { readonly value: Side; readonly label: string }[] => [
  { value: 'all', label: ordersWords.buySell },
  { value: 'buy', label: ordersWords.buy },
  { value: 'sell', label: ordersWords.sell },
]

/** Which orders are looked at, and which page of them. */
interface Look {
  readonly filter: Filter
  readonly side: Side
  readonly page: Page
}

/** The person's own orders, as user and as agent: on their page, and on home below the swap form. */
export function OwnOrders({ heading }: { heading: 'h1' | 'h2' }) {
  const { agent } = useConfig()
  const { user } = useSession()
  const isStaff = user?.permissions.isSuper || user?.permissions.isModerator
  const offered = others().filter(({ value }) => value !== 'dispute' || isStaff)
  const [look, setLook] = useState<Look>({ filter: 'processing', side: 'all', page: firstPage })
  const panelId = useId()
  useOrderNews()
  const Heading = heading
  const change = (next: Partial<Look>) => setLook({ ...look, page: firstPage, ...next })
  return (
    <section className={css.orders} aria-label={ordersWords.yourOrders}>
      <div className={css.head}>
        <Heading>{ordersWords.yourOrders}</Heading>
        <div className={css.filters}>
          {agent && (
            <NativeSelect
              aria-label={ordersWords.kindOfOrders}
              data={[...sides()]}
              value={look.side}
              onChange={({ target }) => change({ side: target.value as Side })}
            />
          )}
          <Tabs
            label={ordersWords.whichOrders}
            tabs={tabs()}
            value={look.filter}
            onChange={(filter) => change({ filter })}
            panelId={panelId}
          />
          <NativeSelect
            aria-label={ordersWords.otherFilters}
            data={[{ value: '', label: ordersWords.more }, ...offered]}
            value={offered.some(({ value }) => value === look.filter) ? look.filter : ''}
            onChange={({ target }) => change({ filter: target.value === '' ? 'all' : (target.value as Filter) })}
          />
        </div>
      </div>
      <div id={panelId} role="tabpanel" aria-label={panelNames()[look.filter]}>
        <OrderPages look={look} onPage={(page) => setLook({ ...look, page })} />
      </div>
    </section>
  )
}

const panelNames = (): Readonly<Record<Filter, string>> => ({
  processing: ordersWords.ordersInProgress,
  all: ordersWords.allOrders,
  complete: ordersWords.completedOrders,
  dispute: ordersWords.ordersInDispute,
  other: ordersWords.cancelledRejectedAndExpired,
})

interface PagesProps {
  readonly look: Look
  readonly onPage: (page: Page) => void
}

function OrderPages({ look, onPage }: PagesProps) {
  const { page } = look
  const answer = useQuery({ ...pageQuery(look), placeholderData: keepPreviousData })
  const rows = answer.data?.orders ?? []
  const isFull = rows.length === pageSize
  const behind = useQuery({
    ...pageQuery({ ...look, page: nextPage(page, rows) }),
    enabled: isFull && !answer.isPlaceholderData,
  })

  if (answer.isPending) return <ListSkeleton />
  if (answer.isError && rows.length === 0) {
    return <ErrorState text={wordsOf(answer.error)} onRetry={() => void answer.refetch()} />
  }
  if (rows.length === 0 && page.index === 0) return <EmptyState text={emptyText(look)} />
  return (
    <>
      <OrderTable rows={rows} />
      <Pager
        name="orders"
        page={page}
        hasNext={isFull && behind.data?.orders.length !== 0}
        isWaiting={answer.isPlaceholderData}
        onPrevious={() => onPage(previousPage(page, rows))}
        onNext={() => onPage(nextPage(page, rows))}
      />
    </>
  )
}

/** The specification's words where there are no orders at all; a filter that lets none through says that. */
function emptyText({ filter, side }: Look): string {
  const isNarrow = side !== 'all' || !['all', 'processing'].includes(filter)
  return isNarrow ? ordersWords.noneOfYourOrders : ordersWords.youHaventReceivedAny
}

function pageQuery({ filter, side, page }: Look) {
  return query(list, { query: { ...queryOf(page), orderStatus: filter, orderType: side } })
}

function ListSkeleton() {
  return (
    <div className={css.loading} role="status" aria-label={ordersWords.loadingOrders}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={52} />
      ))}
    </div>
  )
}
