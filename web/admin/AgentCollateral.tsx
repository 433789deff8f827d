import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Agent, readAsStaff } from '#api/agents.ts'
import { readTotals, refresh } from '#api/collateral.ts'
import { query } from '#web/client/query.ts'
import { useStep } from '#web/client/use-step.ts'
import { wordsOf } from '#web/client/words.ts'
import { figuresOf } from '#web/collateral/totals-figures.ts'
import { serverNow } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { momentWords } from '#web/ui/times.ts'
import { adminAgentsWords } from '#web/words/admin-agents.ts'

/** What an agent's collateral comes to. Staff may have it read anew. */
export function AgentCollateral({ addr }: Pick<Agent, 'addr'>) {
  const totals = query(readTotals, { params: { addr } })
  const { data, error, refetch } = useQuery(totals)
  const refreshing = useStep(refresh, {
    sets: totals,
    refetches: { done: [query(readAsStaff, { params: { addr } })] },
    says: { refused: adminAgentsWords.collateralNotRefreshed },
  })
  return (
    <Card title={adminAgentsWords.collateral}>
      {data && (
        <>
          <Facts facts={figuresOf(data.totals).map(({ name, usd }) => ({ label: name, value: usd }))} />
          <p className="small muted">
            {adminAgentsWords.read} <time dateTime={data.updatedAt}>{momentWords(data.updatedAt, serverNow())}</time>
          </p>
        </>
      )}
      {!data && error && <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} />}
      <div>
        <Button
          variant="default"
          loading={refreshing.isBusy}
          onClick={() => refreshing.start({ params: { addr }, body: {} })}
        >
          {adminAgentsWords.refreshCollateral}
        </Button>
      </div>
    </Card>
  )
}
