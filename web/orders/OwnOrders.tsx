import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { list } from '#api/orders.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { type Tab, TabBar } from '#web/ui/TabBar.tsx'
import { OrderTable } from './OrderTable.tsx'
import css from './OwnOrders.module.css'
import { firstPage, nextPage, type Page, pageSize, previousPage, queryOf } from './paging.ts'

type Filter = 'processing' | 'all'

const tabs: readonly Tab<Filter>[] = [
  { value: 'processing', label: 'Processing' },
  { value: 'all', label: 'All' },
]

/** The person's own orders, as user and as agent: on their page, and on home below the swap form. */
export function OwnOrders({ heading }: { heading: 'h1' | 'h2' }) {
  const [filter, setFilter] = useState<Filter>('processing')
  const [page, setPage] = useState<Page>(firstPage)
  const panelId = useId()
  const Heading = heading
  const choose = (next: Filter) => {
    setFilter(next)
    setPage(firstPage)
  }
  return (
    <section className={css.orders} aria-label="Your orders">
      <div className={css.head}>
        <Heading>Your orders</Heading>
        <TabBar label="Which orders" tabs={tabs} value={filter} onChange={choose} panelId={panelId} />
      </div>
      <div id={panelId} role="tabpanel" aria-label={filter === 'all' ? 'All orders' : 'Orders in progress'}>
        <OrderPages filter={filter} page={page} onPage={setPage} />
      </div>
    </section>
  )
}

interface PagesProps {
  readonly filter: Filter
  readonly page: Page
  readonly onPage: (page: Page) => void
}

function OrderPages({ filter, page, onPage }: PagesProps) {
  const answer = useQuery({ ...pageQuery(filter, page), placeholderData: keepPreviousData })
  const rows = answer.data?.orders ?? []
  const isFull = rows.length === pageSize
  const behind = useQuery({ ...pageQuery(filter, nextPage(page, rows)), enabled: isFull && !answer.isPlaceholderData })

  if (answer.isPending) return <ListSkeleton />
  if (answer.isError && rows.length === 0) {
    return <ErrorState text={wordsOf(answer.error)} onRetry={() => void answer.refetch()} />
  }
  if (rows.length === 0 && page.index === 0) return <EmptyState text="You haven't received any orders yet" />
  return (
    <>
      <OrderTable rows={rows} />
      <Pager
        page={page}
        hasNext={isFull && behind.data?.orders.length !== 0}
        onPrevious={() => onPage(previousPage(page, rows))}
        onNext={() => onPage(nextPage(page, rows))}
      />
    </>
  )
}

function pageQuery(filter: Filter, page: Page) {
  return query(list, { query: { ...queryOf(page), orderStatus: filter } })
}

interface PagerProps {
  readonly page: Page
  readonly hasNext: boolean
  readonly onPrevious: () => void
  readonly onNext: () => void
}

function Pager({ page, hasNext, onPrevious, onNext }: PagerProps) {
  if (page.index === 0 && !hasNext) return null
  return (
    <nav className={css.pager} aria-label="Pages of orders">
      <button type="button" onClick={onPrevious} disabled={page.index === 0} aria-label="Previous page">
        ←
      </button>
      <span className="small muted">Page {page.index + 1}</span>
      <button type="button" onClick={onNext} disabled={!hasNext} aria-label="Next page">
        →
      </button>
    </nav>
  )
}

function ListSkeleton() {
  return (
    <div className={css.loading} role="status" aria-label="Loading orders">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={52} />
      ))}
    </div>
  )
}
