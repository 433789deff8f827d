import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Offer } from '#api/swap.ts'
import { pathTo } from '#web/paths.ts'
import { offerWords } from '#web/words/offer.ts'
import css from './OfferSteps.module.css'
import { useMatchAgain } from './use-match-again.ts'
import type { usePlace } from './use-place.ts'

interface Props {
  readonly offer: Offer
  readonly isLive: boolean
  readonly isBlocked: boolean
  /** The head says so, and why. */
  readonly isHalted: boolean
  readonly haltId: string
  readonly placing: ReturnType<typeof usePlace>
}

/** What can be done with an offer: confirm it while it stands, refresh it afterwards, go to its order, or leave. */
export function OfferSteps(props: Props) {
  const { offer, isLive, isBlocked, isHalted, haltId, placing } = props
  const id = useId()
  return (
    <div className={css.foot}>
      <div role="alert">
        <Trouble placing={placing} />
      </div>
      <div className={css.steps}>
        {offer.orderId ? (
          <Link to={pathTo('orderPage', { orderId: offer.orderId })} className={css.link}>
            {offerWords.goToTheOrder}
          </Link>
        ) : (
          <MainStep {...props} describedBy={isHalted ? haltId : id} />
        )}
        <Link to={pathTo('home')} className={css.close}>
          {offerWords.close}
        </Link>
      </div>
      {isBlocked && isLive && !isHalted && (
        <p id={id} className="small muted">
          {offerWords.confirmIsOff}
        </p>
      )}
    </div>
  )
}

function MainStep({ offer, isLive, isBlocked, isHalted, placing, describedBy }: Props & { describedBy: string }) {
  const isOff = isBlocked || isHalted
  // What was sent and not answered comes first, also when the time ends meanwhile: the order may exist.
  if (placing.step === 'unknown' || placing.step === 'slow') {
    return (
      <Button key="again" size="lg" onClick={placing.again}>
        {offerWords.tryAgain}
      </Button>
    )
  }
  if (!isLive && placing.step !== 'sending') return <Refresh offer={offer} isOff={isHalted} />
  return (
    <Button
      key="confirm"
      type="submit"
      size="lg"
      loading={placing.step === 'sending'}
      disabled={isOff}
      {...(isOff && { 'aria-describedby': describedBy })}
    >
      {offerWords.confirm}
    </Button>
  )
}

function Refresh({ offer, isOff }: { offer: Offer; isOff: boolean }) {
  const { refresh, isPending } = useMatchAgain(offer)
  return (
    <Button key="refresh" size="lg" disabled={isOff} loading={isPending} onClick={refresh}>
      {offerWords.refresh}
    </Button>
  )
}

/** What is known of a confirmation that did not become an order. */
function Trouble({ placing }: { placing: Props['placing'] }) {
  if (placing.step === 'refused') {
    return (
      <p className={css.refused}>
        <b>{offerWords.orderWasNotCreated}</b> {placing.words}
      </p>
    )
  }
  if (placing.step === 'slow') {
    return (
      <p className={css.waiting}>
        <b>{offerWords.stillWaiting}</b> {offerWords.youMayWait}
      </p>
    )
  }
  if (placing.step !== 'unknown') return null
  return (
    <p className={css.waiting}>
      <b>{placing.isOffline ? offerWords.youAreOffline : offerWords.noAnswer}</b> {offerWords.weDoNotKnow}
    </p>
  )
}
