import type { OrderView } from '#api/orders.ts'
import { transactionStatuses } from '#domain/payments/codes.ts'
import { explorerOf } from '#domain/payments/network.ts'
import { serverNow } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { withUnit } from '#web/ui/figures.ts'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { momentWords } from '#web/ui/times.ts'
import { nameOf } from './order-facts.ts'
import css from './Payments.module.css'
import type { Transaction } from './pay/bill.ts'

const fits: Readonly<Record<Transaction['fit'], string | null>> = {
  exact: null,
  short: 'With what came before it, less than was asked.',
  over: 'With what came before it, more than was asked.',
  wrongToken: 'Another currency than was asked: it does not pay this order.',
}

/** What has arrived for an order on its networks, as staff see it. */
export function StaffPayments({ view }: { view: OrderView }) {
  return (
    <Card title="Seen on chain">
      {view.transactions.length === 0 && <p className="muted">No payment of this order has been seen on a chain.</p>}
      <ul className={css.list}>
        {view.transactions.map((transaction) => (
          <Line key={transaction.id} transaction={transaction} view={view} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ transaction, view }: { transaction: Transaction; view: OrderView }) {
  const { type, amount, currency, status, confirmations, confirmationsNeeded, details, network, seenAt } = transaction
  const { order } = view
  const [user, agent] = [nameOf(view, order.userAddr), nameOf(view, order.agentAddrs[0] ?? '')]
  const href = explorerOf(network, details.txHash)
  const short = <span className="mono">{shortAddress(details.txHash, 8, 6)}</span>
  return (
    <li className={css.line}>
      <div className={css.head}>
        <p>
          <strong>{withUnit(amount, currency)}</strong> {type === 1 ? `received by ${agent}` : `received by ${user}`}
        </p>
        <StatusTag tone={status === 2 ? 'ok' : 'wait'}>
          {transactionStatuses.find(({ code }) => code === status)?.label}
        </StatusTag>
      </div>
      <p className="small muted">
        {confirmations} of {confirmationsNeeded} confirmations · seen {momentWords(seenAt, serverNow())}
      </p>
      <p className={css.where}>
        {href ? (
          <a href={href} target="_blank" rel="noopener">
            {short}
          </a>
        ) : (
          short
        )}
        <CopyButton text={details.txHash} label="Copy the transaction’s hash" />
      </p>
      {fits[transaction.fit] && <p className={css.note}>{fits[transaction.fit]}</p>}
    </li>
  )
}
