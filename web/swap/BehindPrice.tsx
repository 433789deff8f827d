import { Link } from '@tanstack/react-router'
import type { Halt } from '#api/halt.ts'
import type { Behind } from '#api/swap.ts'
import { isLive } from '#domain/agents/work-time.ts'
import type { Pair } from '#domain/swap/pair.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { useHalt } from '#web/session/halts.ts'
import { Card } from '#web/ui/Card.tsx'
import { CollateralBar } from '#web/ui/CollateralBar.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { gapWords, marketDifference } from '#web/ui/market-gap.ts'
import { PriceSources } from '#web/ui/PriceSources.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { recordFacts } from '#web/ui/standing-words.ts'
import { ageWords } from '#web/ui/times.ts'
import { useNow } from '#web/ui/use-now.ts'
import { behindPriceWords } from '#web/words/behind-price.ts'
import css from './BehindPrice.module.css'
import { percentOf, priceFigure } from './price-words.ts'
import { RateHistory } from './RateHistory.tsx'
import type { SwapForm } from './use-swap-form.ts'

/** Who stands behind the price, and with what; below it where the price comes from. */
export function BehindPrice({ pair, quote }: { pair: Pair; quote: SwapForm['quote'] }) {
  const { behind, estimate, state } = quote
  const halt = useHalt(pair)
  if (!estimate) return state === 'loading' ? <div className={css.waiting} aria-hidden="true" /> : null
  return (
    <div className={css.all} data-old={quote.isOld || undefined}>
      {halt && <HaltedCard halt={halt} />}
      {!halt && behind && <AgentCard behind={behind} isShown={state === 'ready'} />}
      {!halt && !behind && <NobodyCard pair={pair} />}
      <Origin quote={quote} pair={pair} />
      <RateHistory pair={pair} />
    </div>
  )
}

function AgentCard({ behind, isShown }: { behind: Behind; isShown: boolean }) {
  const now = useNow(serverNow, 30_000)
  const { agent, record } = behind
  const facts = [
    { label: behindPriceWords.agent, value: <AgentName agent={agent} /> },
    ...recordFacts(record),
    {
      label: behindPriceWords.collateral,
      value: <Link to={pathTo('agentProof', { agentAddr: agent.addr })}>{behindPriceWords.proofOnChain}</Link>,
    },
  ]
  return (
    <Card calm label={behindPriceWords.behindThisPrice}>
      <div className={css.head}>
        <h2>{behindPriceWords.behindThisPrice}</h2>
        {isShown && isLive(agent.workTime, now) && (
          <StatusTag tone="ok">{behindPriceWords.liveUntil(endWords(agent.workTime))}</StatusTag>
        )}
      </div>
      <CollateralBar collateral={behind.collateral} />
      <Facts facts={facts} />
    </Card>
  )
}

function AgentName({ agent }: { agent: Behind['agent'] }) {
  return <Link to={pathTo('userPage', { userAddr: agent.addr })}>{agent.username}</Link>
}

function endWords({ end, timezone }: Behind['agent']['workTime']): string {
  return timezone === Intl.DateTimeFormat().resolvedOptions().timeZone ? end : `${end} ${timezone.replaceAll('_', ' ')}`
}

function NobodyCard({ pair }: { pair: Pair }) {
  return (
    <Card calm label={behindPriceWords.behindThisPrice}>
      <h2>{behindPriceWords.nobodyOffersThisPair}</h2>
      <p className="muted">{behindPriceWords.noAgentWithFree(pair.from.currency, pair.to.currency)}</p>
    </Card>
  )
}

/** Agents may well be there: it is the market that takes nothing. */
function HaltedCard({ halt }: { halt: Halt }) {
  return (
    <Card calm label={behindPriceWords.behindThisPrice}>
      <h2>{behindPriceWords.haltedByTheMarket}</h2>
      <p className="muted">{halt.reason}</p>
    </Card>
  )
}

/** Where the price comes from: the market, its age, the agent's margin, the fee. */
function Origin({ quote, pair }: { quote: SwapForm['quote']; pair: Pair }) {
  const { currencyMap, demo } = useConfig()
  const now = useNow(serverNow, 1000)
  const { estimate, price, answer } = quote
  if (!estimate) return null
  const { marketPrice, priceTime, priceSources, fee, inputs } = estimate
  if (!marketPrice || !priceTime) return <p className={css.origin}>{behindPriceWords.marketPrice}</p>
  const sources = behindPriceWords.sources(priceSources ?? 0)
  const precision = currencyMap[pair.to.currency]?.precision ?? 0
  return (
    <div>
      <p className={css.origin}>
        <span>{behindPriceWords.market(priceFigure(marketPrice, precision), pair.to.currency)}</span>
        <span>{behindPriceWords.from(sources, demo !== null, ageWords(Date.parse(priceTime), now))}</span>
        {price && <span>{behindPriceWords.agentsPrice(marketDifference(price, marketPrice))}</span>}
        <span>{behindPriceWords.fee(percentOf(fee))}</span>
        {answer && (
          <span>
            {behindPriceWords.allInAllAgainst(
              gapWords({
                amount: answer.amount,
                total: answer.calculation.total,
                marketPrice,
                currency: pair.to.currency,
                precision,
              }),
            )}
          </span>
        )}
      </p>
      {inputs && <PriceSources inputs={inputs} now={now} />}
    </div>
  )
}
