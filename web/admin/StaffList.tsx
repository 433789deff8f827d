import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { wordsOf } from '#web/client/words.ts'
import { Pager } from '#web/orders/Pager.tsx'
import { firstPage, nextPage, type Page, pageSize, previousPage, queryOf } from '#web/orders/paging.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { RowLink, Table } from '#web/ui/Table.tsx'
import { adminWords } from '#web/words/admin.ts'
import type { Column, Kind } from './kind.ts'
import type { Source } from './rows.ts'
import css from './StaffList.module.css'
import { useExport } from './use-export.ts'

interface ListProps<Row> {
  readonly title: string
  readonly kind: Kind<Row>
  readonly source: Source<Row>
  readonly page: Page
  readonly onPage: (page: Page) => void
  readonly filters: ReactNode
  /** Places that belong to this list. */
  readonly links?: ReactNode
}

/** A list as staff see it: filters, ten rows a page, and all of them as a file. */
export function StaffList<Row extends { createdAt: string }>(props: ListProps<Row>) {
  const { title, kind, source, filters, links } = props
  const headId = useId()
  const { start, isBusy } = useExport(kind, source)
  return (
    <section className={css.list} aria-labelledby={headId}>
      <PageHead title={title} titleId={headId}>
        {links && <div className={css.links}>{links}</div>}
        <div className={css.filters}>
          {filters}
          <Button variant="default" loading={isBusy} onClick={start}>
            {adminWords.exportCsv}
          </Button>
        </div>
      </PageHead>
      <div className={css.panel}>
        <Pages {...props} />
      </div>
    </section>
  )
}

function Pages<Row extends { createdAt: string }>({ kind, source, page, onPage }: ListProps<Row>) {
  const answer = useQuery({ ...source.ask(queryOf(page)), placeholderData: keepPreviousData })
  const rows = answer.data ?? []
  const isFull = rows.length === pageSize
  const behind = useQuery({
    ...source.ask(queryOf(nextPage(page, rows))),
    enabled: isFull && !answer.isPlaceholderData,
  })
  if (answer.isPending) return <Loading name={kind.name} />
  if (answer.isError && rows.length === 0) {
    return <ErrorState text={wordsOf(answer.error)} onRetry={() => void answer.refetch()} />
  }
  if (rows.length === 0 && page.index === 0) return <EmptyState text={kind.empty} />
  if (rows.length === 0) return <NothingHere onFirst={() => onPage(firstPage)} />
  return (
    <>
      <StaffTable kind={kind} rows={rows} />
      <Pager
        name={kind.name}
        page={page}
        hasNext={isFull && behind.data?.length !== 0}
        isWaiting={answer.isPlaceholderData}
        onPrevious={() => onPage(previousPage(page, rows))}
        onNext={() => onPage(nextPage(page, rows))}
      />
    </>
  )
}

/** A page behind the last one, as an old link may name it. */
export function NothingHere({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState text={adminWords.nothingOnThisPage}>
      <Button variant="default" onClick={onFirst}>
        {adminWords.firstPage}
      </Button>
    </EmptyState>
  )
}

/** Rows whose first cell leads to what they are about; the arrow keys go from row to row. */
export function StaffTable<Row>({ kind, rows }: { kind: Kind<Row>; rows: readonly Row[] }) {
  const [first, ...others] = kind.columns
  return (
    <Table
      caption={adminWords.tableCaption(kind.name)}
      className={css.table}
      stackBelow={760}
      highlightOnHover
      onKeyDown={goByArrow}
    >
      <thead>
        <tr>
          {kind.columns.map(({ head, isFigure }) => (
            <th key={head} scope="col" data-figure={isFigure}>
              {head}
            </th>
          ))}
          {kind.hasChevron && (
            <th scope="col">
              <span className="unseen">{adminWords.open}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={kind.keyOf(row)}>
            <td data-label={first?.head}>
              <First to={kind.linkOf(row)}>{first && shown(first, row)}</First>
            </td>
            {others.map((column) => (
              <td key={column.head} data-label={column.head} data-figure={column.isFigure}>
                {shown(column, row)}
              </td>
            ))}
            {kind.hasChevron && (
              <td className={css.chevron}>
                <Icon name="chevron" size={16} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function First({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <span className={css.first}>{children}</span>
  return <RowLink to={to}>{children}</RowLink>
}

function shown<Row>({ show, text }: Column<Row>, row: Row): ReactNode {
  return show ? show(row) : text(row)
}

function goByArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody td:first-child a')]
  const next = by && links[links.indexOf(document.activeElement as HTMLElement) + by]
  if (!next || !links.includes(document.activeElement as HTMLElement)) return
  event.preventDefault()
  next.focus()
}

function Loading({ name }: { name: string }) {
  return (
    <div className={css.loading} role="status" aria-label={adminWords.loading(name)}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={52} />
      ))}
    </div>
  )
}
