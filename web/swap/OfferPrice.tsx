import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Offer } from '#api/swap.ts'
import { withUnit } from '#web/ui/figures.ts'
import css from './OfferPrice.module.css'
import type { PriceJudgement, Reason } from './use-price-judgement.ts'
import { type Level, percentWords } from './worse.ts'

interface Props {
  readonly offer: Offer
  readonly price: PriceJudgement
  readonly isFrozen: boolean
}

/** What a person should know of the price before they confirm: that it has changed, that it is far from the market. */
export function OfferPrice(props: Props) {
  return (
    <>
      <ChangeNote {...props} />
      <MarketNote {...props} />
    </>
  )
}

function ChangeNote({ offer, price, isFrozen }: Props) {
  const { change } = price
  if (!change) return null
  const { currency } = offer.to
  const percent = percentWords(change.percent)
  const mustAccept = change.level === 'accept' || change.level === 'block'
  return (
    <Note label="Price change" level={mustAccept ? 'accept' : change.level}>
      <b>{change.isWorse ? 'You receive less than was shown before' : 'You receive more than was shown before'}</b>
      <p>
        {withUnit(offer.calculation.total, currency)} now, {withUnit(change.before, currency)} before: {percent}{' '}
        {change.isWorse ? 'less' : 'more'}.
      </p>
      {mustAccept && (
        <Accept reason="change" price={price} isFrozen={isFrozen} label={`I accept ${percent} less than before`} />
      )}
    </Note>
  )
}

function MarketNote({ offer, price, isFrozen }: Props) {
  const { market } = price
  if (!market || market.level === 'neutral') return null
  const percent = percentWords(market.percent)
  return (
    <Note label="Price and market" level={market.level}>
      <b>The price is {percent} under the market</b>
      <p>{marketWords(offer, market.level)}</p>
      {market.level === 'accept' && (
        <Accept reason="market" price={price} isFrozen={isFrozen} label={`I accept ${percent} under the market`} />
      )}
    </Note>
  )
}

function marketWords(offer: Offer, level: Level): string {
  if (level === 'block') {
    return 'That is so far off that it is taken for a mistake, and this offer cannot be confirmed. Close it and ask again later.'
  }
  return `${offer.agent.username} is the best agent for this amount right now. A smaller amount or another time may get you more.`
}

function Note({ label, level, children }: { label: string; level: Level; children: ReactNode }) {
  return (
    <section className={css.note} data-level={level} aria-label={label}>
      {children}
    </section>
  )
}

interface AcceptProps {
  readonly reason: Reason
  readonly price: PriceJudgement
  readonly label: string
  readonly isFrozen: boolean
}

function Accept({ reason, price, label, isFrozen }: AcceptProps) {
  return (
    <Checkbox
      ref={price.boxes[reason]}
      size="md"
      radius="sm"
      classNames={{ input: css.box ?? '' }}
      label={label}
      checked={price.isAccepted(reason)}
      disabled={isFrozen}
      onChange={(event) => price.accept(reason, event.currentTarget.checked)}
      error={price.isMissed(reason) && 'Tick this to confirm, or close the offer.'}
    />
  )
}
