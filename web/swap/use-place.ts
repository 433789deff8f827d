import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { list, place } from '#api/orders.ts'
import type { Offer } from '#api/swap.ts'
import type { PayoutDetails } from '#domain/orders/payout.ts'
import { call } from '#web/client/call.ts'
import { CallFault } from '#web/client/fault.ts'
import { askAgain } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { offerWords } from '#web/words/offer.ts'
import { tellOtherTabs } from './other-tabs.ts'

/** How long an answer may take, in ms, before the page says that it is waiting and offers to try again. */
const slowMs = 8_000

/**
 * How far a confirmation has come. `unknown`: no answer came, so the order may exist or not; nothing else may be started before
 * that is known.
 */
export type Placing =
  | { readonly step: 'idle' | 'sending' | 'slow' }
  | { readonly step: 'unknown'; readonly isOffline: boolean }
  | { readonly step: 'refused'; readonly words: string }

interface Ways {
  /** Called when the offer turned out to be no longer what is shown. */
  readonly onStale: () => void
  /** Shows a refusal at its fields; answers whether it belongs to any. */
  readonly refuseFields: (fault: CallFault) => boolean
}

/**
 * Confirms an offer. It is safe to repeat: the server makes one order of an offer, whatever is lost on the way.
 */
export function usePlace(offer: Offer, { onStale, refuseFields }: Ways) {
  const [placing, setPlacing] = useState<Placing>({ step: 'idle' })
  const attempt = useRef<AbortController | null>(null)
  const sent = useRef<PayoutDetails>({})
  const goTo = useOrderEntry(offer.id)
  const isOpen = placing.step === 'unknown' || placing.step === 'slow'

  // An offer that is read again as placed answers what a lost answer did not.
  const found = useEffectEvent(goTo)
  useEffect(() => {
    if (isOpen && offer.orderId) found(offer.orderId)
  }, [isOpen, offer.orderId])

  const refused = (fault: CallFault) => {
    if (isUnanswered(fault)) return setPlacing({ step: 'unknown', isOffline: !navigator.onLine })
    if (refuseFields(fault)) return setPlacing({ step: 'idle' })
    const isTold = fault.problem?.code === 'offer.expired' || fault.problem?.code === 'offer.released'
    setPlacing(isTold ? { step: 'idle' } : { step: 'refused', words: wordsOf(fault) })
  }
  const send = async () => {
    attempt.current?.abort()
    const mine = new AbortController()
    attempt.current = mine
    setPlacing({ step: 'sending' })
    const timer = setTimeout(() => setPlacing({ step: 'slow' }), slowMs)
    try {
      const { order } = await call(place, { body: bodyOf(offer.id, sent.current) }, mine.signal)
      tellOtherTabs()
      goTo(order.id)
    } catch (fault) {
      if (mine.signal.aborted) return
      refused(fault instanceof CallFault ? fault : new CallFault(0, null, fault))
      onStale()
    } finally {
      clearTimeout(timer)
      if (attempt.current === mine) attempt.current = null
    }
  }
  return {
    ...placing,
    /** While this is so the form stands still: what was sent may be sent again, and must be the same. */
    isFrozen: placing.step === 'sending' || isOpen,
    confirm: (details: PayoutDetails) => {
      if (attempt.current || isOpen) return
      sent.current = details
      void send()
    },
    again: () => void send(),
  }
}

/** No answer, or one that a server gives while it fails: whether the order exists is not known. */
function isUnanswered({ status }: CallFault): boolean {
  return status === 0 || status >= 500
}

function bodyOf(offerId: string, details: PayoutDetails) {
  return Object.keys(details).length > 0 ? { offer_id: offerId, transferDetails: details } : { offer_id: offerId }
}

/** Goes to the order that an offer has become. Who has left the offer meanwhile, or is leaving it, is told instead. */
function useOrderEntry(offerId: string) {
  const router = useRouter()
  const client = useQueryClient()
  return (orderId: string) => {
    askAgain(client, [list])
    const isHere = router.state.location.pathname === pathTo('offerPage', { offerId })
    if (isHere) void router.navigate({ to: pathTo('orderPage', { orderId }), replace: true })
    else showAlert({ kind: 'info', title: offerWords.orderWasCreated, text: offerWords.youFindItAmong })
  }
}
