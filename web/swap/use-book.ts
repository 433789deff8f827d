import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { swapChannel } from '#api/channels.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { readBook, readTrades } from '#api/market.ts'
import type { Pair } from '#domain/swap/pair.ts'
import { askAgain, query } from '#web/client/query.ts'
import { useChannel } from '#web/client/subscribe.ts'
import { assetText } from './public-market.ts'

export type Book = ReplyOf<typeof readBook>

/** News are told of the best price and the limit; what else changes is seen so often, in ms. */
const againMs = 15_000

const sides = ({ from, to }: Pair) => ({ from: assetText(from), to: assetText(to) })

/** The public book of a pair; for another amount the one before stays until it is there. Null asks without an amount. */
export function useBook(pair: Pair, amount: string | null) {
  const client = useQueryClient()
  useChannel(swapChannel(pair), () => askAgain(client, [readBook, readTrades]))
  const { from, to } = sides(pair)
  return useQuery({
    ...query(readBook, { query: { from, to, ...(amount !== null && { amount }) } }),
    refetchInterval: againMs,
    placeholderData: (before, asked) => {
      const given = asked?.queryKey[2] as { query?: { from?: string; to?: string } } | undefined
      return given?.query?.from === from && given.query.to === to ? before : undefined
    },
  })
}

/** The last swaps of a pair. */
export function useTrades(pair: Pair) {
  return useQuery({ ...query(readTrades, { query: sides(pair) }), refetchInterval: againMs })
}

/** What is shown stays as it is while somebody reads it; what has changed meanwhile waits until they are done or want it. */
export function useCalm<Shown>(fresh: Shown) {
  const [held, setHeld] = useState<{ readonly shown: Shown } | null>(null)
  return {
    shown: held ? held.shown : fresh,
    hasChanged: held !== null && held.shown !== fresh,
    /** Shows what is there now, and keeps that. */
    renew: () => setHeld({ shown: fresh }),
    reading: {
      onPointerEnter: () => setHeld((before) => before ?? { shown: fresh }),
      onPointerLeave: () => setHeld(null),
      onFocus: () => setHeld((before) => before ?? { shown: fresh }),
      onBlur: () => setHeld(null),
    },
  }
}
