import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { list } from '#api/collateral.ts'
import { query } from '#web/client/query.ts'
import { pathTo } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { log } from '#web/ui/log.ts'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { collateralWords } from '#web/words/collateral.ts'
import { useMayDeposit } from './access.ts'
import css from './Collateral.module.css'
import { CollateralTable } from './CollateralTable.tsx'
import { FirstSection } from './first/FirstSection.tsx'
import { NotAllowed } from './NotAllowed.tsx'
import { Summary } from './Summary.tsx'
import { useCollateralNews } from './use-collateral-news.ts'
import { useRefresh } from './use-totals.ts'

/** A list that could not be fetched is asked for again quietly, so long after, in ms. */
const againMs = 5_000

/** The agent's wrapped tokens on all chains. */
export function CollateralListPage() {
  const mayDeposit = useMayDeposit()
  return mayDeposit ? <Panel /> : <NotAllowed />
}

function Panel() {
  const navigate = useNavigate()
  const refreshing = useRefresh()
  useCollateralNews()
  return (
    <div className={css.page}>
      <PageHead title={collateralWords.collateral}>
        <div className={css.buttons}>
          <Button
            variant="default"
            leftSection={<Icon name="refresh" size={16} />}
            loading={refreshing.isBusy}
            onClick={refreshing.start}
          >
            {collateralWords.refresh}
          </Button>
          <Button onClick={() => void navigate({ to: pathTo('createCollateral') })}>{collateralWords.add}</Button>
        </div>
      </PageHead>
      <Summary />
      <section className={css.panel} aria-label={collateralWords.yourWrappedTokens}>
        <h2>{collateralWords.yourWrappedTokens}</h2>
        <Rows />
      </section>
      <FirstSection />
    </div>
  )
}

function Rows() {
  const { data, error, isPending } = useQuery({
    ...query(list, {}),
    refetchInterval: ({ state }) => (state.error ? againMs : false),
  })
  useEffect(() => {
    if (error) log('the list of collateral could not be fetched', error)
  }, [error])
  if (isPending) return <ListSkeleton />
  const rows = data?.wnftCollaterals ?? []
  return (
    <>
      {error && (
        <p className={css.trying} role="status">
          {collateralWords.listNotLoaded}
        </p>
      )}
      {rows.length === 0 ? <EmptyState text={collateralWords.notAddedYet} /> : <CollateralTable rows={rows} />}
    </>
  )
}

function ListSkeleton() {
  return (
    <div className={css.loading} role="status" aria-label={collateralWords.loadingCollateral}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={52} />
      ))}
    </div>
  )
}
