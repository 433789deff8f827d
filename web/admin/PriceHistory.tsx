import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { type PriceHistory as History, readHistory } from '#api/prices.ts'
import { decimal } from '#domain/money/decimal.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { serverNow } from '#web/session/config.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { changeWords, rateFigure } from '#web/ui/sparkline.ts'
import { Table } from '#web/ui/Table.tsx'
import { momentWords } from '#web/ui/times.ts'
import { adminPricesWords } from '#web/words/admin-prices.ts'
import { Choice } from './Filters.tsx'
import { choiceIn } from './list-place.ts'
import css from './PricesPage.module.css'
import list from './StaffList.module.css'
import { useListPlace } from './use-list-place.ts'

/** The library that draws is for this page alone: it comes when its page is there. */
const PriceChart = lazy(async () => ({ default: (await import('./PriceChart.tsx')).PriceChart }))

/** A point a minute is written, in ms. */
const againMs = 60_000
const chartHeight = 260

/** How the price of a symbol went, by the symbol and the span that the address names. */
export function PriceHistory({ symbols }: { symbols: readonly string[] }) {
  const { search, choose } = useListPlace()
  const symbol = choiceIn(search, 'symbol', symbols) ?? symbols[0]
  const span = choiceIn(search, 'span', ['quarter'] as const) ?? 'day'
  if (symbol === undefined) return null
  const name = adminPricesWords.inUsdLast(symbol, span)
  return (
    <section className={list.panel} aria-label={adminPricesWords.priceHistory}>
      <div className={css.bar}>
        <h2>{name}</h2>
        <div className={list.filters}>
          <Choice
            label={adminPricesWords.symbol}
            all={symbols[0] ?? ''}
            options={symbols.slice(1).map((each) => ({ value: each, label: each }))}
            value={symbol === symbols[0] ? null : symbol}
            onChange={(value) => choose({ symbol: value })}
          />
          <Choice
            label={adminPricesWords.span}
            all={adminPricesWords.day}
            options={[{ value: 'quarter', label: adminPricesWords.ninetyDays }]}
            value={span === 'day' ? null : span}
            onChange={(value) => choose({ span: value })}
          />
        </div>
      </div>
      <Course key={`${symbol} ${span}`} name={name} symbol={symbol} span={span} />
    </section>
  )
}

function Course({ name, symbol, span }: { name: string; symbol: string; span: History['span'] }) {
  const { data, error, refetch } = useQuery({
    ...query(readHistory, { query: { from: symbol, to: 'USD', span } }),
    refetchInterval: againMs,
  })
  if (!data && error) return <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div className={css.course} role="status" aria-label={adminPricesWords.loadingThePriceHistory}>
        <Skeleton height={chartHeight} />
      </div>
    )
  }
  const { points } = data
  if (points.length === 0) return <EmptyState text={adminPricesWords.noHistoryYet} />
  return (
    <div className={css.course}>
      <p className={css.summary}>{summaryOf(points)}</p>
      <Suspense fallback={<Skeleton height={chartHeight} />}>
        <PriceChart name={name} points={points} span={span} />
      </Suspense>
      <details className={css.figures}>
        <summary>{adminPricesWords.figuresAsATable}</summary>
        <Table look="figures" className={css.points}>
          <thead>
            <tr>
              <th scope="col">{adminPricesWords.when}</th>
              <th scope="col">{adminPricesWords.priceInUsd}</th>
            </tr>
          </thead>
          <tbody>
            {[...points].reverse().map(({ at, price }) => (
              <tr key={at}>
                <td>
                  <time dateTime={at}>{momentWords(at, serverNow())}</time>
                </td>
                <td>{rateFigure(price)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </div>
  )
}

function summaryOf(points: History['points']): string {
  const sorted = points.map(({ price }) => price).sort((a, b) => decimal(a).comparedTo(b) ?? 0)
  const [first = '', last = ''] = [points[0]?.price, points.at(-1)?.price]
  const [low = '', high = ''] = [sorted[0], sorted.at(-1)]
  return adminPricesWords.pricesOfSpan(
    rateFigure(first),
    rateFigure(last),
    changeWords(first, last),
    rateFigure(low),
    rateFigure(high),
  )
}
