import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Fee, Payment } from '#api/dues.ts'
import { shortId } from '#domain/orders/short-id.ts'
import { serverNow } from '#web/session/config.ts'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { Table } from '#web/ui/Table.tsx'
import { momentWords } from '#web/ui/times.ts'
import { usdCell } from '#web/ui/usd-exactly.ts'
import { duesWords } from '#web/words/dues.ts'
import css from './Dues.module.css'
import { feeState } from './dues-words.ts'

interface FeesProps {
  readonly fees: readonly Fee[]
  readonly orderPath: (orderId: string) => string
}

/** The fees of closed orders, with how much of each is paid. */
export function FeeTable({ fees, orderPath }: FeesProps) {
  const now = serverNow()
  return (
    <Table caption={duesWords.feesTheNewestFirst} look="flush" className={css.table} stackBelow={640}>
      <thead>
        <tr>
          <th scope="col">{duesWords.order}</th>
          <th scope="col">{duesWords.since}</th>
          <th scope="col" className={css.usd}>
            {duesWords.feeUsd}
          </th>
          <th scope="col" className={css.usd}>
            {duesWords.paid}
          </th>
          <th scope="col" className={css.usd}>
            {duesWords.locked}
          </th>
          <th scope="col">{duesWords.state}</th>
        </tr>
      </thead>
      <tbody>
        {fees.map((fee) => {
          const { word, tone } = feeState(fee, now)
          return (
            <tr key={fee.place} data-is-gone={fee.withdrawnAt !== null || undefined}>
              <th scope="row">
                <Link to={orderPath(fee.orderId)} className="mono">
                  {shortId(fee.orderId)}
                </Link>
              </th>
              <td data-label={duesWords.since}>
                <time dateTime={fee.bookedAt}>{momentWords(fee.bookedAt, now)}</time>
              </td>
              <td data-label={duesWords.feeUsd} className={css.usd}>
                {usdCell(fee.amountUsd)}
              </td>
              <td data-label={duesWords.paid} className={css.usd}>
                {usdCell(fee.paidUsd)}
              </td>
              <td data-label={duesWords.locked} className={css.usd}>
                {usdCell(fee.lockedUsd)}
              </td>
              <td data-label={duesWords.state}>
                <StatusTag tone={tone}>{word}</StatusTag>
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

interface PaymentsProps {
  readonly payments: readonly Payment[]
  readonly isStaff: boolean
  readonly action?: ((payment: Payment) => ReactNode) | undefined
}

/** What was booked and what was taken back. Who booked it is for staff. */
export function PaymentTable({ payments, isStaff, action }: PaymentsProps) {
  const now = serverNow()
  return (
    <Table caption={duesWords.bookedPaymentsTheNewest} look="flush" className={css.table} stackBelow={640}>
      <thead>
        <tr>
          <th scope="col">{duesWords.booked}</th>
          <th scope="col" className={css.usd}>
            {duesWords.amountUsd}
          </th>
          <th scope="col">{duesWords.reference}</th>
          {isStaff && <th scope="col">{duesWords.by}</th>}
          {action && (
            <th scope="col">
              <span className="unseen">{duesWords.whatCanBeDone}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.id} data-is-gone={payment.isTakenBack || undefined}>
            <th scope="row">
              <time dateTime={payment.bookedAt}>{momentWords(payment.bookedAt, now)}</time>
            </th>
            <td data-label={duesWords.amountUsd} className={css.usd}>
              {usdCell(payment.amountUsd)}
            </td>
            <td data-label={duesWords.reference}>
              {payment.takesBack !== null && <span className="muted">{duesWords.takenBack} </span>}
              {payment.reference}
              {payment.isTakenBack && <span className="muted"> {duesWords.takenBackMark}</span>}
            </td>
            {isStaff && (
              <td data-label={duesWords.by}>
                <span className="mono" title={payment.bookedBy}>
                  {shortAddress(payment.bookedBy)}
                </span>
              </td>
            )}
            {action && (
              <td className={css.do}>{payment.takesBack === null && !payment.isTakenBack && action(payment)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
