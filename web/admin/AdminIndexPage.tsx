import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listPending } from '#api/agents.ts'
import { listDisputes } from '#api/disputes.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { useSession } from '#web/session/store.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { adminWords } from '#web/words/admin.ts'
import { Dashboard } from './Dashboard.tsx'
import { orderKind } from './OrdersPage.tsx'
import css from './StaffList.module.css'
import { StaffTable } from './StaffList.tsx'

/** How often a page that stays open asks what waits now, in ms: there is no channel of staff. */
const againMs = 30_000

/** Where staff begin: what waits for them, and for super users the market at a glance. */
export function AdminIndexPage() {
  const { user } = useSession()
  return (
    <div className={css.list}>
      <h1>{adminWords.admin}</h1>
      <Disputes />
      <Applicants />
      {user?.permissions.isSuper && <Dashboard />}
    </div>
  )
}

/** The disputes that somebody has to take, and one's own. */
function Disputes() {
  const names = namesOf(useConfig())
  const { data, error, refetch } = useQuery({ ...query(listDisputes, {}), refetchInterval: againMs })
  return (
    <section className={css.panel} aria-label={adminWords.disputesThatWait}>
      <h2 className={css.title}>{adminWords.disputesThatWait}</h2>
      {data && data.orders.length > 0 && <StaffTable kind={orderKind(names)} rows={data.orders} />}
      {data?.orders.length === 0 && <EmptyState text={adminWords.noDisputeWaits} />}
      {!data && error && <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={52} />}
    </section>
  )
}

function Applicants() {
  const { data } = useQuery({ ...query(listPending, {}), refetchInterval: againMs })
  const count = data?.agents.length
  return (
    <p>
      <Link to={pathTo('adminModeration')}>
        {count === undefined ? adminWords.agentsAwaitingModeration : adminWords.agentsAwaiting(count)}
      </Link>
      {' · '}
      <Link to={pathTo('adminDues')}>{adminWords.whatAgentsOwe}</Link>
    </p>
  )
}
