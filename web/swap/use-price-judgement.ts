import { useRef, useState } from 'react'
import type { Offer } from '#api/swap.ts'
import type { Seen } from './seen.ts'
import { type Difference, differenceOf, marketPriceOf } from './worse.ts'

/** What may have to be accepted before Confirm works: a total that has become worse, a price far under the market. */
export type Reason = 'change' | 'market'

/** What `usePriceJudgement` answers. */
export type PriceJudgement = ReturnType<typeof usePriceJudgement>

/** How an offer stands to what was seen before and to the market, and what the person has accepted of it. */
export function usePriceJudgement(offer: Offer, seen: Seen | null) {
  const [accepted, setAccepted] = useState<readonly Reason[]>([])
  const [isMissed, setMissed] = useState(false)
  const boxes = { change: useRef<HTMLInputElement>(null), market: useRef<HTMLInputElement>(null) }
  const change = seen && differenceOf(offer.calculation.total, seen.total)
  const market = differenceOf(offer.price, marketPriceOf(offer.calculation))
  const open = openReasons(change, market).filter((reason) => !accepted.includes(reason))

  return {
    change: change && seen ? { ...change, before: seen.total } : null,
    market,
    boxes,
    /** So far under the market that it is taken for a mistake, and cannot be confirmed. */
    isBlocked: market?.level === 'block',
    isAccepted: (reason: Reason) => accepted.includes(reason),
    isMissed: (reason: Reason) => isMissed && open.includes(reason),
    accept: (reason: Reason, isOn: boolean) =>
      setAccepted(isOn ? [...accepted, reason] : accepted.filter((one) => one !== reason)),
    /** Whether everything is accepted that must be; if not, the first open box has the focus and says so. */
    check: (): boolean => {
      const [first] = open
      if (!first) return true
      setMissed(true)
      boxes[first].current?.focus()
      return false
    },
  }
}

/** A total that has become worse is never refused outright: the person may know why, and only has to say so. */
function openReasons(change: Difference | null, market: Difference | null): Reason[] {
  const isLost = change?.level === 'accept' || change?.level === 'block'
  return [...(isLost ? ['change' as const] : []), ...(market?.level === 'accept' ? ['market' as const] : [])]
}
