import type { Pair } from '#domain/swap/pair.ts'
import { wordsOf } from '#web/client/words.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { Card } from '#web/ui/Card.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { grouped } from '#web/ui/figures.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Table } from '#web/ui/Table.tsx'
import { momentWords } from '#web/ui/times.ts'
import { publicMarketWords } from '#web/words/public-market.ts'
import css from './PublicMarket.module.css'
import { priceFigure } from './price-words.ts'
import { useTrades } from './use-book.ts'

/** What was swapped last in a pair, roughly and without anybody. */
export function LastTrades({ pair }: { pair: Pair }) {
  const precision = namesOf(useConfig()).precision(pair.to.currency)
  const { data, error, refetch } = useTrades(pair)
  const now = serverNow()
  return (
    <Card calm title={publicMarketWords.lastSwaps}>
      {!data && error && <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} />}
      {data?.trades.length === 0 && <p className="muted">{publicMarketWords.noSwap}</p>}
      {data && data.trades.length > 0 && (
        <Table caption={publicMarketWords.lastCompletedSwaps} look="figures" className={css.small}>
          <thead>
            <tr>
              <th scope="col">{publicMarketWords.when}</th>
              <th scope="col">{publicMarketWords.price(pair.to.currency)}</th>
              <th scope="col">{publicMarketWords.about(pair.from.currency)}</th>
            </tr>
          </thead>
          <tbody>
            {data.trades.map(({ closedAt, price, amount }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: trades have no name, and two may be alike
              <tr key={i}>
                <td>
                  <time dateTime={closedAt}>{momentWords(closedAt, now)}</time>
                </td>
                <td>{priceFigure(price, precision)}</td>
                <td>{grouped(amount)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  )
}
