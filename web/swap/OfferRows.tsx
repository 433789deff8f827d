import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { MarketOption } from '#api/market.ts'
import type { Pair } from '#domain/swap/pair.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { grouped, withUnit } from '#web/ui/figures.ts'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { completedWords, durationWords, ratingWords } from '#web/ui/standing-words.ts'
import { Table } from '#web/ui/Table.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { publicMarketWords } from '#web/words/public-market.ts'
import { FormLink } from './FormLink.tsx'
import css from './PublicMarket.module.css'
import { priceFigure } from './price-words.ts'
import { backWords, roomFigure } from './public-market.ts'
import { type Book, useCalm } from './use-book.ts'

interface Props {
  readonly pair: Pair
  /** What would be sent; null where nothing was said. */
  readonly amount: string | null
  readonly book: Book
}

/** The offers of a pair: those that can be taken now, then those of agents who rest. Nothing moves while it is read. */
export function OfferRows({ pair, amount, book }: Props) {
  const { shown, hasChanged, renew, reading } = useCalm(book)
  const now = useNow(serverNow, 30_000)
  const { options, resting, hasMore } = shown
  const names = namesOf(useConfig())
  return (
    <section className={css.offers} aria-label={publicMarketWords.offers} {...reading}>
      <div className={css.line}>
        <p className="small muted">
          {publicMarketWords.youSendAndReceive(
            pair.from.currency,
            names.way(pair.from.network),
            pair.to.currency,
            names.way(pair.to.network),
          )}
        </p>
        <span className={css.news} role="status">
          {hasChanged && (
            <Button variant="default" size="xs" onClick={renew}>
              {publicMarketWords.offersHaveChangedShow}
            </Button>
          )}
        </span>
      </div>
      {options.length === 0 && (
        <p className={css.none}>
          {amount === null
            ? publicMarketWords.noAgentTakes
            : publicMarketWords.nobodyCanTake(withUnit(amount, pair.from.currency))}
        </p>
      )}
      {options.length + resting.length > 0 && (
        <Table caption={publicMarketWords.offersTheMostReceived} look="flush" className={css.table} stackBelow={860}>
          <thead>
            <tr>
              <th scope="col">{publicMarketWords.agent}</th>
              <th scope="col" data-figure>
                {amount === null ? publicMarketWords.youReceiveFor1(pair.from.currency) : publicMarketWords.youReceive}
              </th>
              <th scope="col" data-figure>
                {publicMarketWords.fromTo(pair.from.currency)}
              </th>
              <th scope="col">{publicMarketWords.paysOutTypically}</th>
              <th scope="col">{publicMarketWords.completed}</th>
              <th scope="col">{publicMarketWords.now}</th>
              <th scope="col">
                <span className="unseen">{publicMarketWords.swap}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {options.map((option) => (
              <Row key={option.agent.addr} pair={pair} amount={amount} option={option} least={shown.minAmount} />
            ))}
            {resting.map((option) => (
              <Row
                key={option.agent.addr}
                pair={pair}
                amount={amount}
                option={option}
                least={shown.minAmount}
                back={backWords(option.agent.workTime, now)}
              />
            ))}
          </tbody>
        </Table>
      )}
      {hasMore && <p className="small muted">{publicMarketWords.moreOffers}</p>}
    </section>
  )
}

interface RowProps {
  readonly pair: Pair
  readonly amount: string | null
  readonly option: MarketOption
  /** The least that can be sent. */
  readonly least: string
  /** When an agent who rests begins again. */
  readonly back?: string
}

function Row({ pair, amount, option, least, back }: RowProps) {
  const { agent, record, netPrice, total, maxAmount } = option
  const precision = namesOf(useConfig()).precision(pair.to.currency)
  const received = total === null ? priceFigure(netPrice, precision) : grouped(total)
  const { payoutSeconds, payouts } = record
  return (
    <tr data-rests={back !== undefined || undefined}>
      <th scope="row">
        <Link to={pathTo('userPage', { userAddr: agent.addr })}>{agent.username}</Link>
        <span className={css.rating}>{ratingWords(record)}</span>
      </th>
      <td
        data-figure
        data-label={amount === null ? publicMarketWords.for1(pair.from.currency) : publicMarketWords.youReceive}
      >
        <b>{received}</b>&nbsp;{pair.to.currency}
      </td>
      <td data-figure data-label={publicMarketWords.fromTo(pair.from.currency)}>
        {grouped(least)} – {roomFigure(maxAmount)}
      </td>
      <td data-label={publicMarketWords.paysOutTypically}>
        {payoutSeconds === null
          ? publicMarketWords.notKnownYet
          : publicMarketWords.payoutsKnown(durationWords(payoutSeconds), payouts)}
      </td>
      <td data-label={publicMarketWords.completed}>{completedWords(record)}</td>
      <td data-label={publicMarketWords.now}>
        <StatusTag tone={back === undefined ? 'ok' : 'quiet'}>{back ?? publicMarketWords.live}</StatusTag>
      </td>
      <td className={css.do}>
        {back === undefined && <FormLink pair={pair} amount={amount} agent={agent.username} />}
      </td>
    </tr>
  )
}
