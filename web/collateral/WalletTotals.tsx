import { Button } from '@mantine/core'
import type { readTotals } from '#api/collateral.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { wordsOf } from '#web/client/words.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { grouped } from '#web/ui/figures.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { collateralTotalsWords } from '#web/words/collateral-totals.ts'
import { useMayDeposit } from './access.ts'
import { Notices } from './Notices.tsx'
import { figuresOf } from './totals-figures.ts'
import { Unpriced } from './Unpriced.tsx'
import { useCollateralNews } from './use-collateral-news.ts'
import { useRefresh, useTotals } from './use-totals.ts'
import css from './WalletTotals.module.css'

/** In the wallet's popover, for approved agents only: what their collateral comes to. */
export function WalletTotals() {
  return useMayDeposit() ? <Totals /> : null
}

function Totals() {
  useCollateralNews()
  const { data, error, refetch } = useTotals()
  const refreshing = useRefresh()
  return (
    <section className={css.totals} aria-label={collateralTotalsWords.yourCollateral}>
      <div className={css.head}>
        <h2>{collateralTotalsWords.collateral}</h2>
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon name="refresh" size={16} />}
          loading={refreshing.isBusy}
          onClick={refreshing.start}
        >
          {collateralTotalsWords.refresh}
        </Button>
      </div>
      {data ? <Known of={data} /> : error ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading />}
    </section>
  )
}

function Known({ of }: { of: ReplyOf<typeof readTotals> }) {
  const { tickers } = of.totals
  return (
    <>
      {tickers.length === 0 ? (
        <p className="small muted">{collateralTotalsWords.noCollateralYet}</p>
      ) : (
        <ul className={css.tickers} aria-label={collateralTotalsWords.byCurrency}>
          {tickers.map(({ ticker, amount }) => (
            <li key={ticker}>
              <span>{ticker}</span>
              <span className={css.figure}>{grouped(amount)}</span>
            </li>
          ))}
        </ul>
      )}
      <Facts
        facts={figuresOf(of.totals).map(({ name, usd }) => ({
          label: name,
          value: usd,
          isStrong: name === 'Available',
        }))}
      />
      <Unpriced tickers={of.totals.unpriced} />
      <Notices of={of} />
    </>
  )
}

function Loading() {
  return (
    <div className={css.loading} role="status" aria-label={collateralTotalsWords.loadingYourCollateral}>
      {[1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} height={16} />
      ))}
    </div>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <ErrorState text={wordsOf(error)} onRetry={onRetry} />
}
