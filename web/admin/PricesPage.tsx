import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Prices, read, readHistory, type TickerSet, update } from '#api/prices.ts'
import { sourceName } from '#domain/prices/source-names.ts'
import { query } from '#web/client/query.ts'
import { useStep } from '#web/client/use-step.ts'
import { wordsOf } from '#web/client/words.ts'
import { serverNow } from '#web/session/config.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { rateFigure } from '#web/ui/sparkline.ts'
import { Table } from '#web/ui/Table.tsx'
import { ageWords, momentWords } from '#web/ui/times.ts'
import { useNow } from '#web/ui/use-now.ts'
import { adminPricesWords } from '#web/words/admin-prices.ts'
import { PriceHistory } from './PriceHistory.tsx'
import css from './PricesPage.module.css'
import { callWords, judgedWords, stateWords, updateWords } from './price-words.ts'
import list from './StaffList.module.css'

/** How often the page looks again, and how often ages are counted anew, in ms. */
const againMs = 30_000
const ageMs = 5_000

/** Prices as staff see them: the sources, what was made of them, how each went, and what every source said. */
export function PricesPage() {
  const { data, error, refetch } = useQuery({ ...query(read, {}), refetchInterval: againMs })
  const { start, isBusy } = useUpdate()
  return (
    <section className={list.list} aria-labelledby="prices-head">
      <PageHead title={adminPricesWords.prices} titleId="prices-head">
        <Button loading={isBusy} onClick={() => start({})}>
          {adminPricesWords.updatePrices}
        </Button>
      </PageHead>
      {data && <Standing {...data} />}
      {!data && error && <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={list.loading} role="status" aria-label={adminPricesWords.loadingPrices}>
          <Skeleton height={160} />
          <Skeleton height={320} />
        </div>
      )}
    </section>
  )
}

/** Has the sources asked anew, and then reads again what there is now. */
function useUpdate() {
  return useStep(update, {
    refetches: { ended: [read, readHistory] },
    says: {
      done: (updated) => ({
        ...(updated.asked.length > 0
          ? { title: adminPricesWords.pricesUpdated }
          : { kind: 'info', title: adminPricesWords.pricesNotAsked }),
        text: updateWords(updated, serverNow()),
      }),
      refused: adminPricesWords.pricesNotUpdated,
    },
  })
}

function Standing({ tickerSets, judgements }: Prices) {
  const now = useNow(serverNow, ageMs)
  // What all prices are in has no history of its own.
  const symbols = judgements.map(({ symbol }) => symbol).filter((symbol) => symbol !== 'USD')
  return (
    <>
      <Sources sets={tickerSets} now={now} />
      <Judged judgements={judgements} now={now} />
      <PriceHistory symbols={symbols} />
      <Tickers sets={tickerSets} now={now} />
    </>
  )
}

interface Shown {
  readonly sets: readonly TickerSet[]
  /** Unix ms. */
  readonly now: number
}

function Sources({ sets, now }: Shown) {
  return (
    <section className={list.panel} aria-label={adminPricesWords.priceSources}>
      <h2 className={list.title}>{adminPricesWords.priceSources}</h2>
      <Table className={css.table} stackBelow={640}>
        <thead>
          <tr>
            <th scope="col">{adminPricesWords.source}</th>
            <th scope="col">{adminPricesWords.lastHeard}</th>
            <th scope="col">{adminPricesWords.state}</th>
            <th scope="col" data-figure>
              {adminPricesWords.callsThisMonth}
            </th>
          </tr>
        </thead>
        <tbody>
          {sets.map((set) => (
            <tr key={set.source} data-is-bad={set.fault !== null || undefined}>
              <th scope="row">{sourceName(set.source)}</th>
              <td data-label={adminPricesWords.lastHeard}>
                {set.time ? <When at={set.time} now={now} /> : adminPricesWords.never}
              </td>
              <td data-label={adminPricesWords.state} className={css.state}>
                {stateWords(set, now)}
              </td>
              <td data-label={adminPricesWords.callsThisMonth} data-figure>
                {callWords(set)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function Judged({ judgements, now }: Pick<Prices, 'judgements'> & Pick<Shown, 'now'>) {
  return (
    <section className={list.panel} aria-label={adminPricesWords.marketPrices}>
      <h2 className={list.title}>{adminPricesWords.marketPrices}</h2>
      <Table className={css.table} stackBelow={640}>
        <thead>
          <tr>
            <th scope="col">{adminPricesWords.symbol}</th>
            <th scope="col" data-figure>
              {adminPricesWords.priceInUsd}
            </th>
            <th scope="col">{adminPricesWords.state}</th>
            <th scope="col">{adminPricesWords.judged}</th>
          </tr>
        </thead>
        <tbody>
          {judgements.map((judged) => (
            <tr key={judged.symbol} data-is-bad={judged.usd === null || undefined}>
              <th scope="row">{judged.symbol}</th>
              <td data-label={adminPricesWords.priceInUsd} data-figure>
                {judged.usd === null ? '—' : rateFigure(judged.usd)}
              </td>
              <td data-label={adminPricesWords.state} className={css.state}>
                {judgedWords(judged)}
              </td>
              <td data-label={adminPricesWords.judged}>
                <When at={judged.judgedAt} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function Tickers({ sets, now }: Shown) {
  const tickers = sets.flatMap((set) => set.tickers)
  return (
    <section className={list.panel} aria-label={adminPricesWords.whatTheSourcesSay}>
      <h2 className={list.title}>{adminPricesWords.whatTheSourcesSay}</h2>
      {tickers.length === 0 ? (
        <EmptyState text={adminPricesWords.pricesNotFound} />
      ) : (
        <Table className={css.table} stackBelow={640}>
          <thead>
            <tr>
              <th scope="col">{adminPricesWords.source}</th>
              <th scope="col">{adminPricesWords.symbol}</th>
              <th scope="col" data-figure>
                {adminPricesWords.price}
              </th>
              <th scope="col">{adminPricesWords.taken}</th>
            </tr>
          </thead>
          <tbody>
            {tickers.map(({ source, symbol, price, quote, time }) => (
              <tr key={`${source} ${symbol}`}>
                <th scope="row">{sourceName(source)}</th>
                <td data-label={adminPricesWords.symbol}>{symbol}</td>
                <td data-label={adminPricesWords.price} data-figure>
                  {rateFigure(price)} {quote}
                </td>
                <td data-label={adminPricesWords.taken}>
                  <When at={time} now={now} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

function When({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} title={momentWords(at, now)}>
      {ageWords(Date.parse(at), now)}
    </time>
  )
}
