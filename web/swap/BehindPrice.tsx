import type { Pair } from '#domain/swap/pair.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { ageWords, marketDifference, percentOf, priceFigure } from './price-words.ts'
import type { SwapForm } from './use-swap-form.ts'

/** What stands behind the price, as far as the market tells it: how it stands to the market, the fee, its age. */
export function BehindPrice({ pair, quote }: { pair: Pair; quote: SwapForm['quote'] }) {
  const { currencyMap, demo } = useConfig()
  const now = useNow(serverNow, 1000)
  const { estimate, calculation, state } = quote
  const price = calculation?.price ?? estimate?.nextPrice
  if (!estimate) return null

  const { marketPrice } = estimate
  const precision = currencyMap[pair.to.currency]?.precision ?? 0
  const shown = (figure: string) => `${priceFigure(figure, precision)} ${pair.to.currency}`
  const facts = [
    { label: 'Best price now', value: price ? shown(price) : 'none, no agent is here' },
    ...(marketPrice ? [{ label: 'Market', value: shown(marketPrice) }] : []),
    ...(price && marketPrice ? [{ label: 'Difference', value: marketDifference(price, marketPrice) }] : []),
    { label: 'Fee, within what you receive', value: percentOf(estimate.fee) },
    ...(estimate.priceTime
      ? [{ label: 'Market price taken', value: ageWords(Date.parse(estimate.priceTime), now) }]
      : []),
  ]
  return (
    <Card calm label="Behind this price">
      <HeadLine isLive={state === 'ready'} isDemo={demo !== null} />
      <Facts facts={facts} />
    </Card>
  )
}

function HeadLine({ isLive, isDemo }: { isLive: boolean; isDemo: boolean }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', justifyContent: 'space-between' }}>
      <h2>Behind this price</h2>
      <span style={{ display: 'flex', gap: 6 }}>
        {isDemo && <StatusTag tone="note">demo prices</StatusTag>}
        {isLive && <StatusTag tone="ok">an agent is live</StatusTag>}
      </span>
    </div>
  )
}
