import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Offer } from '#api/swap.ts'
import { withUnit } from '#web/ui/figures.ts'
import { offerWords } from '#web/words/offer.ts'
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
    <Note label={offerWords.priceChange} level={mustAccept ? 'accept' : change.level}>
      <b>{change.isWorse ? offerWords.youReceiveLess : offerWords.youReceiveMore}</b>
      <p>
        {offerWords.nowBefore(
          withUnit(offer.calculation.total, currency),
          withUnit(change.before, currency),
          percent,
          change.isWorse,
        )}
      </p>
      {mustAccept && (
        <Accept reason="change" price={price} isFrozen={isFrozen} label={offerWords.iAcceptLess(percent)} />
      )}
    </Note>
  )
}

function MarketNote({ offer, price, isFrozen }: Props) {
  const { market } = price
  if (!market || market.level === 'neutral') return null
  const percent = percentWords(market.percent)
  return (
    <Note label={offerWords.priceAndMarket} level={market.level}>
      <b>{offerWords.priceIsUnder(percent)}</b>
      <p>{marketWords(offer, market.level)}</p>
      {market.level === 'accept' && (
        <Accept reason="market" price={price} isFrozen={isFrozen} label={offerWords.iAcceptUnder(percent)} />
      )}
    </Note>
  )
}

function marketWords(offer: Offer, level: Level): string {
  if (level === 'block') {
    return offerWords.thatIsSoFar
  }
  return offerWords.isTheBestAgent(offer.agent.username)
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
      error={price.isMissed(reason) && offerWords.tickThisToConfirm}
    />
  )
}
