import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { swapChannel } from '#api/channels.ts'
import { calc, estimate, readPairs } from '#api/swap.ts'
import { type Pair, pairKey } from '#domain/swap/pair.ts'
import { codeOf } from '#web/client/fault.ts'
import { askAgain, query } from '#web/client/query.ts'
import { useChannel } from '#web/client/subscribe.ts'
import type { OpenPairs } from './choices.ts'
import type { Draft } from './draft.ts'
import { hasAgent, refusedAmount } from './judge.ts'
import type { FormState } from './next-step.ts'

/** Answers for amounts that nobody looks at any more are forgotten soon, in ms. */
const forgetMs = 15_000

/** Over how long those who hear the same news spread their questions, in ms. */
const spreadMs = 500

/** What the market says of a pair, asked again on every news of the pair's channel. Failures are told by no alert. */
export function useEstimate(pair: Pair) {
  return useQuery(query(estimate, { body: { pair } }))
}

/**
 * What an amount comes to; null asks nothing. An answer belongs to its amount, so a late one for another is never shown;
 * while the next is under way, the one before it on the same pair stays.
 */
export function useCalculation(pair: Pair, side: Draft['side'], amount: string | null) {
  return useQuery({
    ...query(calc, { body: { pair, side, amount: amount ?? '' } }),
    enabled: amount !== null,
    gcTime: forgetMs,
    placeholderData: (before, asked) => (isOfPair(asked?.queryKey, pair) ? before : undefined),
  })
}

/** The pairs that somebody takes now; asked only while it is looked at. */
export function useOpenPairs(isLookedAt: boolean): OpenPairs {
  const asked = useQuery({ ...query(readPairs, {}), enabled: isLookedAt, select: keysOf })
  return asked.data ?? null
}

function keysOf({ pairs }: { pairs: Pair[] }): ReadonlySet<string> {
  return new Set(pairs.map(pairKey))
}

/** Asks for the estimate and the calculation again; also done on every news of the pair's channel. */
export function useRefresh(pair: Pair): () => void {
  const client = useQueryClient()
  const refresh = useCallback(() => {
    askAgain(client, [estimate, calc])
  }, [client])
  const waiting = useRef(0)
  // An estimate is asked for again every few seconds: what changed just before listening began is seen with the next.
  useChannel(swapChannel(pair), (hint) => {
    if (hint !== 'news' || waiting.current) return
    // All who look at a pair hear of it at once: they ask one after the other, and who does not look, when they look again.
    waiting.current = window.setTimeout(() => {
      waiting.current = 0
      if (document.hidden) document.addEventListener('visibilitychange', refresh, { once: true })
      else refresh()
    }, Math.random() * spreadMs)
  })
  return refresh
}

function isOfPair(key: readonly unknown[] | undefined, pair: Pair): boolean {
  const given = key?.[2] as { body?: { pair?: Pair } } | undefined
  return JSON.stringify(given?.body?.pair) === JSON.stringify(pair)
}

const noAgentCodes: readonly (string | null)[] = ['match.none', 'price.unavailable']

/** Whether a call failed because nobody takes this swap now. */
export function isNoAgent(fault: unknown): boolean {
  return noAgentCodes.includes(codeOf(fault))
}

/** What the answers say about whether somebody takes this swap now. The last word counts, also over older good ones. */
export function stateOf(
  asked: ReturnType<typeof useEstimate>,
  calculated: ReturnType<typeof useCalculation>,
): FormState['estimate'] {
  if (asked.isError) return failure(asked.error)
  if (!asked.data) return 'loading'
  if (!hasAgent(asked.data)) return 'noAgent'
  return calculated.isError ? failure(calculated.error) : 'ready'
}

function failure(fault: unknown): FormState['estimate'] {
  if (refusedAmount(codeOf(fault))) return 'ready'
  return isNoAgent(fault) ? 'noAgent' : 'failed'
}
