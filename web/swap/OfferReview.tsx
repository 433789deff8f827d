import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import type { Offer } from '#api/swap.ts'
import { pathTo } from '#web/paths.ts'
import { useConfig } from '#web/session/config.ts'
import { useHalt } from '#web/session/halts.ts'
import { namesOf } from '#web/session/names.ts'
import { Card } from '#web/ui/Card.tsx'
import { withUnit } from '#web/ui/figures.ts'
import { offerWords } from '#web/words/offer.ts'
import { AgentCard, CalculationCard } from './OfferAside.tsx'
import { OfferHead } from './OfferHead.tsx'
import { OfferPrice } from './OfferPrice.tsx'
import css from './OfferReview.module.css'
import { OfferSides } from './OfferSides.tsx'
import { OfferSteps } from './OfferSteps.tsx'
import { useTimeLeft } from './offer-clock.ts'
import { PayoutForm } from './PayoutForm.tsx'
import type { Seen } from './seen.ts'
import { useEscape } from './use-escape.ts'
import { type Kept, usePayout } from './use-payout.ts'
import { usePlace } from './use-place.ts'
import { usePriceJudgement } from './use-price-judgement.ts'

interface Props {
  readonly offer: Offer
  /** When this device received it, in Unix ms of its own clock. */
  readonly receivedAt: number
  readonly seen: Seen | null
  readonly kept: Kept
  /** Whether it came in the place of another offer, by Refresh. */
  readonly isRefreshed: boolean
  /** Tells a person whom no word of the order will reach; nothing for others. */
  readonly reachHint: ReactNode
  /** Called when the offer turned out to be no longer what is shown. */
  readonly onStale: () => void
}

/** An offer: what is sent and received, for how long it stands, where the payout goes, and the step to take. */
export function OfferReview({ offer, receivedAt, seen, kept, isRefreshed, reachHint, onStale }: Props) {
  const names = namesOf(useConfig())
  const left = useTimeLeft(offer, receivedAt)
  const isLive = offer.state === 'live' && left.seconds > 0
  const payout = usePayout(offer, kept)
  const price = usePriceJudgement(offer, seen)
  const placing = usePlace(offer, { onStale, refuseFields: payout.refuse })
  const halt = useHalt(offer)
  const haltId = useId()
  const title = useFocus(isRefreshed)
  const goHome = useNavigate()
  useEscape(() => placing.isFrozen || void goHome({ to: pathTo('home') }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isLive && !halt && !price.isBlocked && payout.check() && price.check()) placing.confirm(payout.details())
  }
  return (
    <div className={css.page}>
      <section className={css.main} aria-label={offerWords.offer}>
        <div>
          <p className="small muted">{offerWords.offerFrom(offer.agent.username)}</p>
          <h1 ref={title} tabIndex={-1}>
            {withUnit(offer.from.amount, offer.from.currency)} → {withUnit(offer.to.amount, offer.to.currency)}
          </h1>
        </div>
        <Card>
          <OfferHead offer={offer} isLive={isLive} left={left} halt={halt} haltId={haltId} />
          <OfferSides offer={offer} names={names} />
          <form className={css.form} aria-label={offerWords.confirmTheOffer} noValidate onSubmit={submit}>
            {offer.state !== 'placed' && (
              <>
                <OfferPrice offer={offer} price={price} isFrozen={placing.isFrozen} />
                <PayoutForm offer={offer} payout={payout} isFrozen={placing.isFrozen} />
              </>
            )}
            <OfferSteps
              offer={offer}
              isLive={isLive}
              isBlocked={price.isBlocked}
              isHalted={halt !== null}
              haltId={haltId}
              placing={placing}
            />
          </form>
        </Card>
      </section>
      <aside className={css.aside}>
        <AgentCard offer={offer} />
        <CalculationCard offer={offer} precision={names.precision(offer.to.currency)} market={price.market} />
        {/* It comes late, so it stands where nothing is below it to move. */}
        {isLive && <Suspense>{reachHint}</Suspense>}
      </aside>
    </div>
  )
}

/** The heading takes the focus where the button that was pressed is gone. */
function useFocus(isWanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isWanted) heading.current?.focus()
  }, [isWanted])
  return heading
}
