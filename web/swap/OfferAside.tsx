import type { Offer } from '#api/swap.ts'
import { shortAddress } from '#domain/money/address.ts'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { grouped, withUnit } from '#web/ui/figures.ts'
import { gapWords } from '#web/ui/market-gap.ts'
import { PriceSources } from '#web/ui/PriceSources.tsx'
import { percentOf, priceFigure } from './price-words.ts'
import { type Difference, marketPriceOf, percentWords } from './worse.ts'

/** Who stands behind the offer. */
export function AgentCard({ offer }: { offer: Offer }) {
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
    <Card calm label="Calculation">
      <h2>Calculation</h2>
      <Facts
        facts={[
          { label: 'Market price', value: withUnit(marketPrice, to.currency) },
          { label: 'Price', value: withUnit(priceFigure(offer.price, precision), to.currency) },
          { label: 'Against the market', value: marketWords(market) },
          { label: `${grouped(from.amount)} × price`, value: withUnit(calculation.totalPrice, to.currency) },
          { label: `Fee ${percentOf(offer.fee)}`, value: `− ${withUnit(calculation.totalFee, to.currency)}` },
          {
            label: 'All in all against the market',
            value: gapWords({
              amount: from.amount,
              total: calculation.total,
              marketPrice: marketPriceOf(calculation),
              currency: to.currency,
              precision,
            }),
          },
          { label: 'You receive', value: withUnit(calculation.total, to.currency), isStrong: true },
        ]}
      />
      {offer.inputs && <PriceSources inputs={offer.inputs} now={null} />}
    </Card>
  )
}

function marketWords(market: Difference | null): string {
  if (!market) return 'at market'
  return `${percentWords(market.percent)} ${market.isWorse ? 'under' : 'over'}`
}
