import type { OrderView } from '#api/orders.ts'
import { transactionStatuses } from '#domain/payments/codes.ts'
import { explorerOf } from '#domain/payments/network.ts'
import { serverNow } from '#web/session/config.ts'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { withUnit } from '#web/ui/figures.ts'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { momentWords } from '#web/ui/times.ts'
import { ordersWords } from '#web/words/orders.ts'
import css from './Payments.module.css'

interface Props {
  readonly transaction: OrderView['transactions'][number]
  /** Who pays whom, for the one who looks. */
  readonly direction: string
  /** What is not as it was asked; null where all is. */
  readonly note: string | null
}

/** One transfer as a list of them shows it: how much, from whom to whom, how deep, and where to look. */
export function TransactionLine({ transaction, direction, note }: Props) {
  const { amount, currency, status, confirmations, confirmationsNeeded, details, network, seenAt } = transaction
  const label = transactionStatuses.find(({ code }) => code === status)?.label
  const href = explorerOf(network, details.txHash)
  const short = <span className="mono">{shortAddress(details.txHash, 8, 6)}</span>
  return (
    <li className={css.line}>
      <div className={css.head}>
        <p>
          <strong>{withUnit(amount, currency)}</strong> {direction}
        </p>
        <StatusTag tone={status === 2 ? 'ok' : 'wait'}>{label}</StatusTag>
      </div>
      <p className="small muted" role="status">
        {ordersWords.ofConfirmationsSeen(confirmations, confirmationsNeeded, momentWords(seenAt, serverNow()))}
      </p>
      <p className={css.where}>
        {href ? (
          <a href={href} target="_blank" rel="noopener">
            {short}
          </a>
        ) : (
          short
        )}
        <CopyButton text={details.txHash} label={ordersWords.copyTheTransactionsHash} />
      </p>
      {note && <p className={css.note}>{note}</p>}
    </li>
  )
}
