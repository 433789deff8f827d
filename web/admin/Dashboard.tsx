import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { type Figures, read } from '#api/dashboard.ts'
import { orderStatusCodes } from '#domain/orders/status.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { usdAndCents } from '#web/ui/figures.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { Table } from '#web/ui/Table.tsx'
import { momentWords } from '#web/ui/times.ts'
import { adminFiguresWords } from '#web/words/admin-figures.ts'
import css from './Dashboard.module.css'
import { type Tile, tilesOf } from './figure-words.ts'

const VolumeChart = lazy(async () => ({ default: (await import('./FigureCharts.tsx')).VolumeChart }))
const StatusChart = lazy(async () => ({ default: (await import('./FigureCharts.tsx')).StatusChart }))

/** How often the figures are read while the page stays open, in ms. */
const againMs = 30_000

/** The market at a glance, for super users. */
export function Dashboard() {
  const { data, error, refetch } = useQuery({ ...query(read, {}), refetchInterval: againMs })
  return (
    <section className={css.board} aria-labelledby="market-figures">
      <div className={css.head}>
        <h2 id="market-figures">{adminFiguresWords.theMarket}</h2>
        {data && (
          <p className="small muted">
            {adminFiguresWords.read}{' '}
            <time dateTime={data.figures.readAt}>{momentWords(data.figures.readAt, serverNow())}</time>
            {adminFiguresWords.againEvery30S}
            {/* An older answer stands as long as it must, and says so. */}
            {error && `. ${wordsOf(error)}`}
          </p>
        )}
      </div>
      {data && <Shown figures={data.figures} />}
      {!data && error && <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label={adminFiguresWords.loadingTheFigures}>
          <Skeleton height={420} />
        </div>
      )}
    </section>
  )
}

function Shown({ figures }: { figures: Figures }) {
  const names = namesOf(useConfig())
  const rows = orderStatusCodes.map((status) => ({
    name: names.status(status),
    count: figures.orders.find((row) => row.status === status)?.count ?? 0,
  }))
  return (
    <>
      <ul className={css.tiles} aria-label={adminFiguresWords.figures}>
        {tilesOf(figures).map((tile) => (
          <TileCard key={tile.name} tile={tile} />
        ))}
      </ul>
      <div className={css.charts}>
        <Chart
          title={adminFiguresWords.completedVolumeByDay}
          hint={adminFiguresWords.usdByTheDay}
          isEmpty={figures.volume.every(({ orders }) => orders === 0)}
          empty={adminFiguresWords.nothingCompleted(figures.days)}
          drawing={<VolumeChart volume={figures.volume} />}
          heads={[adminFiguresWords.day, 'USD', adminFiguresWords.orders]}
          rows={figures.volume.toReversed().map(({ day, usd, orders }) => [day, usdAndCents(usd), String(orders)])}
        />
        <Chart
          title={adminFiguresWords.ordersByStatus}
          hint={adminFiguresWords.placedInTheLast(figures.days)}
          isEmpty={figures.orders.length === 0}
          empty={adminFiguresWords.thereAreNoOrders}
          drawing={<StatusChart rows={rows} />}
          heads={[adminFiguresWords.status, adminFiguresWords.orders]}
          rows={rows.map(({ name, count }) => [name, String(count)])}
        />
      </div>
    </>
  )
}

function TileCard({ tile: { name, figure, unit, normal, isNormal } }: { tile: Tile }) {
  return (
    <li className={css.tile}>
      <h3>{name}</h3>
      <p className={css.figure}>{figure}</p>
      <p className="small muted">{unit}</p>
      <p className={css.normal}>
        {isNormal === false ? <StatusTag tone="wait">{adminFiguresWords.lookAtThis}</StatusTag> : null}
        <span>{normal}</span>
      </p>
    </li>
  )
}

interface ChartProps {
  readonly title: string
  readonly hint: string
  readonly isEmpty: boolean
  readonly empty: string
  readonly drawing: ReactNode
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A drawing with its figures as a table, which is what those read who do not see it. */
function Chart({ title, hint, isEmpty, empty, drawing, heads, rows }: ChartProps) {
  return (
    <section className={css.panel} aria-label={title}>
      <h3>{title}</h3>
      <p className="small muted">{hint}</p>
      {isEmpty ? (
        <EmptyState text={empty} />
      ) : (
        <>
          <Suspense fallback={<div className={css.chart} />}>{drawing}</Suspense>
          <details className={css.values}>
            <summary>{adminFiguresWords.asATable}</summary>
            <Table caption={title} look="figures">
              <thead>
                <tr>
                  {heads.map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([first, ...others]) => (
                  <tr key={first}>
                    <th scope="row">{first}</th>
                    {others.map((cell, i) => (
                      <td key={heads[i + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </details>
        </>
      )}
    </section>
  )
}
