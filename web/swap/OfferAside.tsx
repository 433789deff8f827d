import type { Offer } from '#api/swap.ts'
import { shortAddress } from '#domain/money/address.ts'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { grouped, withUnit } from '#web/ui/figures.ts'
import { gapWords } from '#web/ui/market-gap.ts'
import { PriceSources } from '#web/ui/PriceSources.tsx'
import { offerWords } from '#web/words/offer.ts'
import { percentOf, priceFigure } from './price-words.ts'
import { type Difference, marketPriceOf, percentWords } from './worse.ts'

/** Who stands behind the offer. */
export function AgentCard({ offer }: { offer: Offer }) {
  const { agent } = offer
  return (
    <Card calm label={offerWords.agent}>
      <h2>{agent.username}</h2>
      <Facts
        facts={[
          { label: offerWords.agent, value: <span className="mono">{shortAddress(agent.addr)}</span> },
          { label: offerWords.timeToPay, value: offerWords.minFromConfirming(offer.transferMinutes) },
        ]}
      />
    </Card>
  )
}

interface CalculationProps {
  readonly offer: Offer
  readonly precision: number
  readonly market: Difference | null
}

/** How what is received comes about, step by step, and how the price stands to the market. */
export function CalculationCard({ offer, precision, market }: CalculationProps) {
  const { calculation, from, to } = offer
  const marketPrice = priceFigure(marketPriceOf(calculation), precision)
  return (
    <Card calm label={offerWords.calculation}>
      <h2>{offerWords.calculation}</h2>
      <Facts
        facts={[
          { label: offerWords.marketPrice, value: withUnit(marketPrice, to.currency) },
          { label: offerWords.price, value: withUnit(priceFigure(offer.price, precision), to.currency) },
          { label: offerWords.againstTheMarket, value: marketWords(market) },
          { label: offerWords.timesPrice(grouped(from.amount)), value: withUnit(calculation.totalPrice, to.currency) },
          { label: offerWords.fee(percentOf(offer.fee)), value: `− ${withUnit(calculation.totalFee, to.currency)}` },
          {
            label: offerWords.allInAllAgainst,
            value: gapWords({
              amount: from.amount,
              total: calculation.total,
              marketPrice: marketPriceOf(calculation),
              currency: to.currency,
              precision,
            }),
          },
          { label: offerWords.youReceive, value: withUnit(calculation.total, to.currency), isStrong: true },
        ]}
      />
      {offer.inputs && <PriceSources inputs={offer.inputs} now={null} />}
    </Card>
  )
}

function marketWords(market: Difference | null): string {
  if (!market) return offerWords.atMarket
  return `${percentWords(market.percent)} ${market.isWorse ? 'under' : 'over'}`
}
