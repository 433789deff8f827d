import type { Halt } from '#api/halt.ts'
import type { Offer } from '#api/swap.ts'
import { haltedFor } from '#web/client/words.ts'
import { offerWords } from '#web/words/offer.ts'
import css from './OfferHead.module.css'
import type { TimeLeft } from './offer-clock.ts'

const lastSeconds = 10

interface Props {
  readonly offer: Offer
  readonly isLive: boolean
  readonly left: TimeLeft
  /** What stops new orders of this pair; null where nothing does. */
  readonly halt: Halt | null
  /** The id of the words that say so: Confirm is described by them. */
  readonly haltId: string
}

/** What the offer asks for now, and for how long it stands. That it is over is announced once; the seconds are not. */
export function OfferHead({ offer, isLive, left, halt: standing, haltId }: Props) {
  // What has become an order goes on as usual.
  const halt = offer.state === 'placed' ? null : standing
  return (
    <>
      <div role="status" className={css.halted}>
        {halt && (
          <p id={haltId} className={css.banner}>
            {haltedFor(halt.reason)}
          </p>
        )}
      </div>
      <div className={css.head}>
        <div>
          <h2>{halt ? offerWords.thisPairIsHalted : headline(offer, isLive)}</h2>
          <p className="muted">{halt ? haltedExplanation(isLive) : explanation(offer, isLive)}</p>
        </div>
        {isLive && !halt && (
          <span className={css.timer} role="timer" aria-label={offerWords.leftToConfirm}>
            <span className={css.left}>{offerWords.secondsLeft(left.seconds)}</span>
            <span className="small muted">{offerWords.leftToConfirm}</span>
          </span>
        )}
      </div>
      {isLive && !halt && (
        <span className={css.bar} data-low={left.seconds <= lastSeconds || undefined} aria-hidden="true">
          <span style={{ transform: `scaleX(${left.share})` }} />
        </span>
      )}
      <div role="alert">{!isLive && offer.state !== 'placed' && <p className={css.banner}>{overWords(offer)}</p>}</div>
    </>
  )
}

function haltedExplanation(isLive: boolean): string {
  return isLive ? offerWords.offerEndsByItself : offerWords.itNoLongerStands
}

function headline(offer: Offer, isLive: boolean): string {
  if (offer.state === 'placed') return offerWords.thisOfferHasBecome
  return isLive ? offerWords.checkTheOfferThen : offerWords.thisOfferNoLonger
}

function explanation(offer: Offer, isLive: boolean): string {
  if (offer.state === 'placed') return offerWords.everythingThatHappensNow
  if (!isLive) return offerWords.refreshAsksTheMarket
  const { username } = offer.agent
  return offerWords.priceIsFirm(offer.transferMinutes, offer.from.currency, username)
}

function overWords(offer: Offer): string {
  return offer.state === 'released' ? offerWords.thisOfferWasReplaced : offerWords.offerIsExpired
}
