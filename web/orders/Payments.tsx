import type { Config } from '#api/config.ts'
import type { OrderView } from '#api/orders.ts'
import { decimal, plain } from '#domain/money/decimal.ts'
import { useConfig } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { withUnit } from '#web/ui/figures.ts'
import { ordersWords } from '#web/words/orders.ts'
import { missingOf, type OrderFacts } from './order-facts.ts'
import css from './Payments.module.css'
import type { Transaction } from './pay/bill.ts'
import { TransactionLine } from './TransactionLine.tsx'

interface Props {
  readonly view: OrderView
  readonly facts: OrderFacts
}

/** What has arrived for this order on its networks: how much, how deep, where to look, and whether it is what was asked. */
export function Payments({ view, facts }: Props) {
  const unseen = unseenWords(view, facts, useConfig())
  if (view.transactions.length === 0 && unseen.length === 0) return null
  return (
    <Card title={ordersWords.seenOnChain}>
      {view.transactions.length > 0 && (
        <ul className={css.list}>
          {view.transactions.map((transaction) => (
            <TransactionLine
              key={transaction.id}
              transaction={transaction}
              direction={directionOf(transaction, facts)}
              note={transaction.fit === 'exact' ? null : fitWords(transaction, view)}
            />
          ))}
        </ul>
      )}
      {unseen.map((words) => (
        <p key={words} className="muted">
          {words}
        </p>
      ))}
    </Card>
  )
}

/** What should be there by now or soon and was not seen, on networks where the market would see it. */
export function unseenWords(
  { order, transactions }: OrderView,
  { status, sent, paid, sentWay, paidWay }: OrderFacts,
  { networkMap }: Pick<Config, 'networkMap'>,
): string[] {
  const isUnseen = (type: 1 | 2, network: string) =>
    networkMap[network]?.isWatched === true && !transactions.some((each) => each.type === type)
  const words: string[] = []
  if (isUnseen(1, order.from.network)) {
    if (status === 'userTransfer') words.push(ordersWords.paymentOfShowsHere(sent, sentWay))
    if (status === 'agentTransfer') words.push(ordersWords.noPayment(sent, sentWay))
  }
  if (status === 'agentTransfer' && isUnseen(2, order.to.network)) {
    words.push(ordersWords.payoutOfShowsHere(paid, paidWay))
  }
  return words
}

/** Who pays whom, for the one who looks. */
function directionOf({ type }: Transaction, { role, other }: OrderFacts): string {
  if (role === 'user') return type === 1 ? ordersWords.fromYouTo(other) : ordersWords.fromReceivedByYou(other)
  return type === 1 ? ordersWords.fromReceivedByYou(other) : ordersWords.fromYouTo(other)
}

/** What is not as it was asked, and what to do about it. */
export function fitWords(transaction: Transaction, { order, transactions }: OrderView): string {
  const asked = transaction.type === 1 ? order.from : order.to
  const others = transactions.filter(({ type }) => type === transaction.type)
  const [what, seen] = [withUnit(asked.amount, asked.currency), withUnit(transaction.amount, transaction.currency)]
  if (transaction.fit === 'wrongToken') {
    return ordersWords.thisIs(seen, asked.currency)
  }
  const missing = missingOf(asked, others)
  if (transaction.fit === 'short') {
    return missing === '0'
      ? ordersWords.partOfTheRest(what)
      : ordersWords.lessThanIsStill(what, withUnit(missing, asked.currency))
  }
  const received = others
    .filter(({ currency }) => currency === asked.currency)
    .reduce((sum, { amount }) => sum.plus(amount), decimal(0))
  const excess = plain(received.minus(asked.amount))
  return ordersWords.moreThanTooMuch(what, withUnit(excess, asked.currency))
}
