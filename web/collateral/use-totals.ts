import { useQuery } from '@tanstack/react-query'
import { list, readTotals, refresh } from '#api/collateral.ts'
import { query } from '#web/client/query.ts'
import { useStep } from '#web/client/use-step.ts'
import { useSession } from '#web/session/store.ts'
import { collateralTotalsWords } from '#web/words/collateral-totals.ts'

/** What is shown is fetched again so often, in ms: no news tells of a lock that comes near its end, or of orders. */
const againMs = 30_000

const of = (addr: string) => query(readTotals, { params: { addr } })

/**
 * What the collateral of the person who is logged in comes to, and what they have to know of it. For approved agents;
 * pages that show it also listen for news (`useCollateralNews`).
 */
export function useTotals() {
  const { user } = useSession()
  return useQuery({ ...of(user?.addr ?? ''), enabled: user !== null, refetchInterval: againMs })
}

/** Has the server read the agent's collateral anew, and shows what came of it wherever it is shown. */
export function useRefresh() {
  const { user } = useSession()
  const { start, isBusy } = useStep(refresh, {
    sets: of(user?.addr ?? ''),
    refetches: { done: [list] },
    says: { refused: collateralTotalsWords.notRefreshed },
  })
  return { start: () => user && start({ params: { addr: user.addr }, body: {} }), isBusy }
}
