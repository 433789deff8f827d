import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listPending } from '#api/agents.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { adminWords } from '#web/words/admin.ts'
import { agentKind } from './AgentsPage.tsx'
import css from './StaffList.module.css'
import { StaffTable } from './StaffList.tsx'

/** The agents that await moderation, longest waiting first. */
export function ModerationPage() {
  return (
    <section className={css.list} aria-label={adminWords.agentsAwaitingModeration}>
      <PageHead title={adminWords.agentsAwaitingModeration}>
        <Link to={pathTo('adminAgents')}>{adminWords.allAgents}</Link>
      </PageHead>
      <div className={css.panel}>
        <Queue />
      </div>
    </section>
  )
}

function Queue() {
  const { data, error, refetch } = useQuery(query(listPending, {}))
  if (data?.agents.length === 0) return <EmptyState text={agentKind().empty} />
  if (data) return <StaffTable kind={agentKind()} rows={data.agents} />
  if (error) return <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />
  return (
    <div className={css.loading} role="status" aria-label={adminWords.loadingAgents}>
      <Skeleton height={52} />
    </div>
  )
}
