import type { Behind } from '#api/swap.ts'
import { isLive } from '#domain/agents/work-time.ts'
import type { Pair } from '#domain/swap/pair.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { useNow } from '#web/ui/use-now.ts'
import css from './BehindPrice.module.css'
import { completedWords, durationWords, usdFigure } from './behind-words.ts'
import { ageWords, marketDifference, percentOf, priceFigure } from './price-words.ts'
import type { SwapForm } from './use-swap-form.ts'

/** Who stands behind the price, and with what; below it where the price comes from. */
export function BehindPrice({ pair, quote }: { pair: Pair; quote: SwapForm['quote'] }) {
  const { behind, estimate, state } = quote
  if (!estimate) return state === 'loading' ? <div className={css.waiting} aria-hidden="true" /> : null
  return (
    <div className={css.all} data-old={quote.isOld || undefined}>
      {behind ? <AgentCard behind={behind} isShown={state === 'ready'} /> : <NobodyCard pair={pair} />}
      <Origin quote={quote} pair={pair} />
    </div>
  )
}

function AgentCard({ behind, isShown }: { behind: Behind; isShown: boolean }) {
  const now = useNow(serverNow, 30_000)
  const { agent, record } = behind
  const facts: Fact[] = [
    { label: 'Agent', value: `${agent.username} · ${ratingWords(behind)}` },
    {
      label: 'Pays out, typically',
      value: record.payoutSeconds === null ? 'not known yet' : durationWords(record.payoutSeconds),
    },
    { label: 'Orders completed', value: completedWords(record) },
  ]
  return (
    <Card calm label="Behind this price">
      <div className={css.head}>
        <h2>Behind this price</h2>
        {isShown && isLive(agent.workTime, now) && (
          <StatusTag tone="ok">live until {endWords(agent.workTime)}</StatusTag>
        )}
      </div>
      <CollateralBar collateral={behind.collateral} />
      <Facts facts={facts} />
    </Card>
  )
}

function ratingWords({ record }: Behind): string {
  if (record.rating === null) return 'not rated yet'
  return `${record.rating} from ${record.ratings} ${record.ratings === 1 ? 'rating' : 'ratings'}`
}

function endWords({ end, timezone }: Behind['agent']['workTime']): string {
  return timezone === Intl.DateTimeFormat().resolvedOptions().timeZone ? end : `${end} ${timezone.replaceAll('_', ' ')}`
}

/** How much of the agent's collateral is free and in use; the rest is the margin that is never promised. */
function CollateralBar({ collateral }: { collateral: Behind['collateral'] }) {
  const { free, used, total } = collateral
  return (
    <div className={css.collateral}>
      <svg className={css.bar} aria-hidden="true">
        <rect className={css.free} width={share(free, total)} height="100%" />
        <rect className={css.used} x={share(free, total)} width={share(used, total)} height="100%" />
      </svg>
      <p className={css.figures}>
        <span>{usdFigure(free)} USD free</span>
        <span>{usdFigure(used)} in use</span>
        <span>of {usdFigure(total)} collateral</span>
      </p>
    </div>
  )
}

/** The share of a bar, as CSS. What is drawn needs no exact arithmetic. */
function share(part: string, whole: string): string {
  const of = Number(whole)
  return `${of > 0 ? Math.min(100, (Number(part) / of) * 100) : 0}%`
}

function NobodyCard({ pair }: { pair: Pair }) {
  return (
    <Card calm label="Behind this price">
      <h2>Nobody offers this pair right now</h2>
      <p className="muted">
        No agent with free collateral takes {pair.from.currency} for {pair.to.currency} at the moment. Agents come and
        go with their working hours; this page asks again by itself.
      </p>
    </Card>
  )
}

/** Where the price comes from: the market, its age, the agent's margin, the fee. */
function Origin({ quote, pair }: { quote: SwapForm['quote']; pair: Pair }) {
  const { currencyMap, demo } = useConfig()
  const now = useNow(serverNow, 1000)
  const { estimate, price } = quote
  if (!estimate) return null
  const { marketPrice, priceTime, priceSources, fee } = estimate
  if (!marketPrice || !priceTime)
    return <p className={css.origin}>The market price of this pair is not known right now.</p>
  const sources = priceSources === 1 ? '1 source' : `${priceSources} sources`
  return (
    <p className={css.origin}>
      <span>
        Market {priceFigure(marketPrice, currencyMap[pair.to.currency]?.precision ?? 0)} {pair.to.currency}
      </span>
      <span>
        from {sources}
        {demo && ' (demo prices)'}, {ageWords(Date.parse(priceTime), now)}
      </span>
      {price && <span>Agent’s price: {marketDifference(price, marketPrice)}</span>}
      <span>Fee {percentOf(fee)}</span>
    </p>
  )
}
