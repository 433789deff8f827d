import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { readStats, type SwapStats } from '#api/swap-stats.ts'
import { pairKey } from '#domain/swap/pair.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { Pager } from '#web/orders/Pager.tsx'
import { pathTo } from '#web/paths.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { adminSwapWords } from '#web/words/admin-swap.ts'
import { Find } from './Filters.tsx'
import list from './StaffList.module.css'
import { NothingHere } from './StaffList.tsx'
import css from './SwapPage.module.css'
import {
  clockAt,
  countsOf,
  gapWords,
  type HoursRow,
  hours,
  rowsOfPair,
  shadeOf,
  twoDigits,
  zoneWords,
} from './swap-hours.ts'
import { useListPlace } from './use-list-place.ts'

/** Pairs on a page, and agents of a pair before more are asked for. */
const pairsAPage = 10
const firstAgents = 12
const againMs = 60_000

/** Who takes which pair at which hours: a grid a pair, a row an agent, a column an hour of UTC. */
export function SwapPage() {
  const { search, find, choose } = useListPlace()
  const index = pageOf(search.page)
  const asked = { ...(find && { find }), offset: index * pairsAPage, limit: pairsAPage }
  const { data, error, refetch } = useQuery({
    ...query(readStats, { query: asked }),
    refetchInterval: againMs,
    placeholderData: keepPreviousData,
  })
  return (
    <section className={list.list} aria-labelledby="swap-head">
      <PageHead title={adminSwapWords.swapStatistics} titleId="swap-head">
        <div className={list.filters}>
          <Find label={adminSwapWords.currencyOrNetwork} value={find} onFind={(text) => choose({ find: text })} />
        </div>
      </PageHead>
      <Legend />
      {data && data.pairs.length === 0 && data.total > 0 ? (
        <NothingHere onFirst={() => choose({})} />
      ) : (
        data && <Grids {...data} />
      )}
      {data && (
        <Pager
          name="pairs"
          page={{ index, time: null, direction: 'next' }}
          hasNext={(index + 1) * pairsAPage < data.total}
          onPrevious={() => choose(index > 1 ? { page: index } : {})}
          onNext={() => choose({ page: index + 2 })}
        />
      )}
      {!data && error && <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={list.loading} role="status" aria-label={adminSwapWords.loadingSwapStatistics}>
          <Skeleton height={200} />
          <Skeleton height={200} />
        </div>
      )}
    </section>
  )
}

/** Which page an address asks for, from 0 on. */
function pageOf(page: unknown): number {
  const index = Number(page) - 1
  return Number.isInteger(index) && index > 0 && index < 100_000 ? index : 0
}

const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

function Legend() {
  return (
    <div className={css.legend}>
      <p>{adminSwapWords.columnsAreTheHours(zoneWords(ownZone, serverNow()))}</p>
      <ul>
        <li>
          <span className={css.works} aria-hidden="true" /> {adminSwapWords.worksAtSomeTime}
        </li>
        <li>
          <span className={css.rests} aria-hidden="true" /> {adminSwapWords.doesNotWork}
        </li>
        <li>{adminSwapWords.firstRowCounts}</li>
      </ul>
    </div>
  )
}

function Grids(said: SwapStats) {
  const hour = new Date(useNow(serverNow, againMs)).getUTCHours()
  if (said.total === 0) return <EmptyState text={adminSwapWords.swapPairsNotFound} />
  return said.pairs.map((pair) => <Grid key={pairKey(pair)} pair={pair} said={said} now={hour} />)
}

interface GridProps {
  readonly pair: SwapStats['pairs'][number]
  readonly said: SwapStats
  /** The hour of UTC that it is. */
  readonly now: number
}

function Grid({ pair, said, now }: GridProps) {
  const names = namesOf(useConfig())
  const [isWhole, setIsWhole] = useState(false)
  const rows = rowsOfPair(pair, said)
  const counts = countsOf(rows)
  const side = ({ network, currency }: typeof pair.from) => `${currency} ${names.way(network)}`
  const title = `${side(pair.from)} → ${side(pair.to)}`
  const shown = isWhole ? rows : rows.slice(0, firstAgents)
  return (
    <section className={list.panel} aria-label={title}>
      <div className={css.head}>
        <h2>{title}</h2>
        <p>
          {agentWords(pair.agents, rows.length)} {gapWords(counts)}
        </p>
      </div>
      <div className={css.scroll}>
        <table className={css.grid}>
          <caption className="unseen">{adminSwapWords.whenTheAgents(title)}</caption>
          <thead>
            <tr>
              <th scope="col">{adminSwapWords.agent}</th>
              {hours.map((hour) => (
                <th
                  key={hour}
                  scope="col"
                  aria-current={hour === now ? 'time' : undefined}
                  title={adminSwapWords.hourHereAndThere(twoDigits(hour), clockAt(ownZone, said.stats.day, hour))}
                >
                  {twoDigits(hour)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={css.counts}>
              <th scope="row">{adminSwapWords.whoWorks}</th>
              {counts.map((count, hour) => (
                <td key={hours[hour]} data-shade={shadeOf(count, rows.length)}>
                  {count}
                </td>
              ))}
            </tr>
            {shown.map((row) => (
              <AgentRow key={row.addr} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length && (
        <button type="button" className={css.more} onClick={() => setIsWhole(true)}>
          {adminSwapWords.showAllAgents(rows.length)}
        </button>
      )}
    </section>
  )
}

function agentWords(all: number, listed: number): string {
  if (all > listed) return adminSwapWords.agentsTheFirst(all, listed)
  return `${all} ${all === 1 ? 'agent' : 'agents'}.`
}

function AgentRow({ row: { addr, name, work, works } }: { row: HoursRow }) {
  return (
    <tr>
      <th scope="row">
        <Link to={pathTo('adminAgent', { agentAddr: addr })}>{name}</Link>
        <span className={css.work}>{work}</span>
      </th>
      {hours.map((hour) => (
        <td key={hour}>
          <span className={works.has(hour) ? css.works : css.rests} aria-hidden="true" />
          <span className="unseen">{works.has(hour) ? adminSwapWords.works : adminSwapWords.rests}</span>
        </td>
      ))}
    </tr>
  )
}
