import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { history, type Prices, read, type TickerSet, update } from '#api/prices.ts'
import { sourceName } from '#domain/prices/source-names.ts'
import { askAgain, query, useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { serverNow } from '#web/session/config.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { rateFigure } from '#web/ui/sparkline.ts'
import { ageWords, momentWords } from '#web/ui/times.ts'
import { useNow } from '#web/ui/use-now.ts'
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
      <div className={list.head}>
        <h1 id="prices-head">Prices</h1>
        <Button loading={isBusy} onClick={start}>
          Update prices
        </Button>
      </div>
      {data && <Standing {...data} />}
      {!data && error && <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={list.loading} role="status" aria-label="Loading prices">
          <Skeleton height={160} />
          <Skeleton height={320} />
        </div>
      )}
    </section>
  )
}

/** Has the sources asked anew, and then reads again what there is now. */
function useUpdate() {
  const client = useQueryClient()
  const updating = useApiMutation(update)
  const start = () =>
    updating.mutate(
      {},
      {
        onSuccess: (updated) =>
          showAlert({
            ...(updated.asked.length > 0
              ? { kind: 'success', title: 'Prices updated' }
              : { kind: 'info', title: 'Prices not asked' }),
            text: updateWords(updated, serverNow()),
          }),
        onError: (fault) => showAlert({ kind: 'error', title: 'Prices not updated', text: wordsOf(fault) }),
        onSettled: () => askAgain(client, [read, history]),
      },
    )
  return { start, isBusy: updating.isPending }
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
    <section className={list.panel} aria-label="Price sources">
      <h2 className={list.title}>Price sources</h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Last heard</th>
            <th scope="col">State</th>
            <th scope="col" className={css.figure}>
              Calls this month
            </th>
          </tr>
        </thead>
        <tbody>
          {sets.map((set) => (
            <tr key={set.source} data-is-bad={set.fault !== null || undefined}>
              <th scope="row">{sourceName(set.source)}</th>
              <td data-label="Last heard">{set.time ? <When at={set.time} now={now} /> : 'never'}</td>
              <td data-label="State" className={css.state}>
                {stateWords(set, now)}
              </td>
              <td data-label="Calls this month" className={css.figure}>
                {callWords(set)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Judged({ judgements, now }: Pick<Prices, 'judgements'> & Pick<Shown, 'now'>) {
  return (
    <section className={list.panel} aria-label="Market prices">
      <h2 className={list.title}>Market prices</h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Symbol</th>
            <th scope="col" className={css.figure}>
              Price in USD
            </th>
            <th scope="col">State</th>
            <th scope="col">Judged</th>
          </tr>
        </thead>
        <tbody>
          {judgements.map((judged) => (
            <tr key={judged.symbol} data-is-bad={judged.usd === null || undefined}>
              <th scope="row">{judged.symbol}</th>
              <td data-label="Price in USD" className={css.figure}>
                {judged.usd === null ? '—' : rateFigure(judged.usd)}
              </td>
              <td data-label="State" className={css.state}>
                {judgedWords(judged)}
              </td>
              <td data-label="Judged">
                <When at={judged.judgedAt} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Tickers({ sets, now }: Shown) {
  const tickers = sets.flatMap((set) => set.tickers)
  return (
    <section className={list.panel} aria-label="What the sources say">
      <h2 className={list.title}>What the sources say</h2>
      {tickers.length === 0 ? (
        <EmptyState text="Prices not found" />
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Symbol</th>
              <th scope="col" className={css.figure}>
                Price
              </th>
              <th scope="col">Taken</th>
            </tr>
          </thead>
          <tbody>
            {tickers.map(({ source, symbol, price, quote, time }) => (
              <tr key={`${source} ${symbol}`}>
                <th scope="row">{sourceName(source)}</th>
                <td data-label="Symbol">{symbol}</td>
                <td data-label="Price" className={css.figure}>
                  {rateFigure(price)} {quote}
                </td>
                <td data-label="Taken">
                  <When at={time} now={now} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
