import { wordsOf } from '#web/client/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { collateralTotalsWords } from '#web/words/collateral-totals.ts'
import { Figures } from './Figures.tsx'
import { Unpriced } from './Unpriced.tsx'
import { useTotals } from './use-totals.ts'

/** What all of the agent's collateral comes to, with what each figure means. */
export function Summary() {
  const { data, error, refetch } = useTotals()
  return (
    <Card calm title={collateralTotalsWords.collateralSummary}>
      {data ? (
        <>
          <Figures totals={data.totals} nameOf={summaryName} />
          <Unpriced tickers={data.totals.unpriced} />
        </>
      ) : error ? (
        <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={collateralTotalsWords.loadingTheSummary}>
          <Skeleton height={160} />
        </div>
      )}
    </Card>
  )
}

/** The specification calls it so here. */
function summaryName(name: string): string {
  return name === 'Available' ? collateralTotalsWords.avail : name
}
