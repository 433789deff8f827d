import type { Offer } from '#api/swap.ts'
import { shortAddress } from '#domain/money/address.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { type Names, namesOf } from '#web/session/names.ts'
import { Card } from '#web/ui/Card.tsx'
import { CoinMark } from '#web/ui/CoinMark.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Countdown, useTimeLeft } from '#web/ui/Countdown.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { grouped, withUnit } from '#web/ui/figures.ts'
import { wholeSeconds } from '#web/ui/times.ts'
import css from './OfferReview.module.css'
import { OfferSteps } from './OfferSteps.tsx'
import { percentOf, priceFigure } from './price-words.ts'

interface Props {
  readonly offer: Offer
  /** Called when the offer turned out to be no longer what is shown. */
  readonly onStale: () => void
}

/** An offer: what is sent and received, for how long it stands, and the step to take. */
export function OfferReview({ offer, onStale }: Props) {
  const names = namesOf(useConfig())
  const left = useTimeLeft(offer.expiredAt, serverNow)
  const isLive = offer.state === 'live' && left > 0
  const { from, to } = offer
  return (
    <div className={css.page}>
      <section className={css.main} aria-label="Offer">
        <div>
          <p className="small muted">Offer from {offer.agent.username}</p>
          <h1>
            {withUnit(from.amount, from.currency)} → {withUnit(to.amount, to.currency)}
          </h1>
        </div>
        <Card>
          <div className={css.head}>
            <div>
              <h2>{headline(offer, isLive)}</h2>
              <p className="muted">{explanation(offer, isLive)}</p>
            </div>
            {isLive && (
              <Countdown
                until={offer.expiredAt}
                now={serverNow}
                write={(rest) => `${wholeSeconds(rest)} s`}
                label="left to confirm"
              />
            )}
          </div>
          <Banner offer={offer} isLive={isLive} />
          <Side label="You send" side={from} names={names} />
          <Side label="You receive" side={to} names={names} />
          <Recipient offer={offer} />
          <OfferSteps offer={offer} isLive={isLive} onStale={onStale} />
        </Card>
      </section>
      <aside className={css.aside}>
        <AgentCard offer={offer} />
        <CalculationCard offer={offer} precision={names.precision(to.currency)} />
      </aside>
    </div>
  )
}

function headline(offer: Offer, isLive: boolean): string {
  if (offer.state === 'placed') return 'This offer has become an order'
  return isLive ? 'Check the offer, then confirm' : 'This offer no longer stands'
}

function explanation(offer: Offer, isLive: boolean): string {
  if (offer.state === 'placed') return 'Everything that happens now is told there.'
  if (!isLive) return 'Refresh asks the market for a new one. Its price may differ.'
  const { username } = offer.agent
  return `The price is firm until the time is over. Once you confirm, you have ${offer.transferMinutes} minutes to send ${offer.from.currency} to ${username}.`
}

function Banner({ offer, isLive }: { offer: Offer; isLive: boolean }) {
  if (isLive || offer.state === 'placed') return null
  return (
    <p className={css.banner} role="alert">
      {offer.state === 'released' ? 'This offer was replaced by a newer one.' : 'The offer is expired'}
    </p>
  )
}

function Side({ label, side, names }: { label: string; side: Offer['from']; names: Names }) {
  return (
    <div className={css.side}>
      <div>
        <p className="small muted">{label}</p>
        <p className={css.amount}>
          {grouped(side.amount)} <span>{side.currency}</span>
        </p>
      </div>
      <div className={css.way}>
        <CoinMark code={side.currency} symbol={names.symbol(side.currency)} />
        <span className="small muted">{names.way(side.network)}</span>
      </div>
    </div>
  )
}

function Recipient({ offer }: { offer: Offer }) {
  if (!offer.transferTo) return null
  return (
    <div className={css.recipient}>
      <div>
        <p className="small muted">Paid to</p>
        <p className="mono">{offer.transferTo}</p>
      </div>
      <CopyButton text={offer.transferTo} label="Copy where it is paid to" />
    </div>
  )
}

function AgentCard({ offer }: { offer: Offer }) {
  const { agent } = offer
  return (
    <Card calm label="Agent">
      <h2>{agent.username}</h2>
      <Facts
        facts={[
          { label: 'Agent', value: <span className="mono">{shortAddress(agent.addr)}</span> },
          { label: 'Time to pay', value: `${offer.transferMinutes} min from confirming` },
        ]}
      />
    </Card>
  )
}

function CalculationCard({ offer, precision }: { offer: Offer; precision: number }) {
  const { calculation, from, to } = offer
  return (
    <Card calm label="Calculation">
      <h2>Calculation</h2>
      <Facts
        facts={[
          { label: 'Price', value: withUnit(priceFigure(offer.price, precision), to.currency) },
          { label: `${grouped(from.amount)} × price`, value: withUnit(calculation.totalPrice, to.currency) },
          { label: `Fee ${percentOf(offer.fee)}`, value: `− ${withUnit(calculation.totalFee, to.currency)}` },
          { label: 'You receive', value: withUnit(calculation.total, to.currency), isStrong: true },
        ]}
      />
    </Card>
  )
}
