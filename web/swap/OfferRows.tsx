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
import { useNow } from '#web/ui/use-now.ts'
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
    <section className={css.offers} aria-label="Offers" {...reading}>
      <div className={css.line}>
        <p className="small muted">
          You send {pair.from.currency} {names.way(pair.from.network)} and receive {pair.to.currency}{' '}
          {names.way(pair.to.network)}. What you receive is after the market’s fee.
        </p>
        <span className={css.news} role="status">
          {hasChanged && (
            <Button variant="default" size="xs" onClick={renew}>
              Offers have changed: show them
            </Button>
          )}
        </span>
      </div>
      {options.length === 0 && (
        <p className={css.none}>
          {amount === null
            ? 'No agent takes this pair right now. Agents come and go with their working hours.'
            : `Nobody can take ${withUnit(amount, pair.from.currency)} at once right now.`}
        </p>
      )}
      {options.length + resting.length > 0 && (
        <table className={css.table}>
          <caption className="unseen">Offers, the most received first</caption>
          <thead>
            <tr>
              <th scope="col">Agent</th>
              <th scope="col" className={css.figure}>
                {amount === null ? `You receive for 1 ${pair.from.currency}` : 'You receive'}
              </th>
              <th scope="col" className={css.figure}>
                From – to, {pair.from.currency}
              </th>
              <th scope="col">Pays out, typically</th>
              <th scope="col">Completed</th>
              <th scope="col">Now</th>
              <th scope="col">
                <span className="unseen">Swap</span>
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
        </table>
      )}
      {hasMore && <p className="small muted">The best 50 offers are shown; there are more.</p>}
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
      <td className={css.figure} data-label={amount === null ? `For 1 ${pair.from.currency}` : 'You receive'}>
        <b>{received}</b>&nbsp;{pair.to.currency}
      </td>
      <td className={css.figure} data-label={`From – to, ${pair.from.currency}`}>
        {grouped(least)} – {roomFigure(maxAmount)}
      </td>
      <td data-label="Pays out, typically">
        {payoutSeconds === null ? 'not known yet' : `${durationWords(payoutSeconds)}, last ${payouts}`}
      </td>
      <td data-label="Completed">{completedWords(record)}</td>
      <td data-label="Now">
        <StatusTag tone={back === undefined ? 'ok' : 'quiet'}>{back ?? 'live'}</StatusTag>
      </td>
      <td className={css.do}>
        {back === undefined && <FormLink pair={pair} amount={amount} agent={agent.username} />}
      </td>
    </tr>
  )
}
