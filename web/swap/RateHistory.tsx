import { useQuery } from '@tanstack/react-query'
import { readHistory } from '#api/prices.ts'
import type { Pair } from '#domain/swap/pair.ts'
import { query } from '#web/client/query.ts'
import { RateLine } from '#web/ui/RateLine.tsx'
import { behindPriceWords } from '#web/words/behind-price.ts'

/** A point a minute is written, in ms; the line needs no more. */
const againMs = 60_000

/** How the market rate of the pair went in the last day. */
export function RateHistory({ pair }: { pair: Pair }) {
  const { from, to } = { from: pair.from.currency, to: pair.to.currency }
  const asked = useQuery({
    ...query(readHistory, { query: { from, to } }),
    refetchInterval: againMs,
    staleTime: againMs,
  })
  return (
    <RateLine
      name={behindPriceWords.lastDay(from, to)}
      points={asked.data?.points ?? null}
      isFailed={asked.isError}
      onRetry={() => void asked.refetch()}
    />
  )
}
