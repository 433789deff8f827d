import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Fee, Payment } from '#api/dues.ts'
import { shortId } from '#domain/orders/short-id.ts'
import { serverNow } from '#web/session/config.ts'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { momentWords } from '#web/ui/times.ts'
import { usdCell } from '#web/ui/usd-exactly.ts'
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
    <table className={css.table}>
      <caption className="unseen">Fees, the newest first</caption>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Since</th>
          <th scope="col" className={css.usd}>
            Fee, USD
          </th>
          <th scope="col" className={css.usd}>
            Paid
          </th>
          <th scope="col" className={css.usd}>
            Locked
          </th>
          <th scope="col">State</th>
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
              <td data-label="Since">
                <time dateTime={fee.bookedAt}>{momentWords(fee.bookedAt, now)}</time>
              </td>
              <td data-label="Fee, USD" className={css.usd}>
                {usdCell(fee.amountUsd)}
              </td>
              <td data-label="Paid" className={css.usd}>
                {usdCell(fee.paidUsd)}
              </td>
              <td data-label="Locked" className={css.usd}>
                {usdCell(fee.lockedUsd)}
              </td>
              <td data-label="State">
                <StatusTag tone={tone}>{word}</StatusTag>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
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
    <table className={css.table}>
      <caption className="unseen">Booked payments, the newest first</caption>
      <thead>
        <tr>
          <th scope="col">Booked</th>
          <th scope="col" className={css.usd}>
            Amount, USD
          </th>
          <th scope="col">Reference</th>
          {isStaff && <th scope="col">By</th>}
          {action && (
            <th scope="col">
              <span className="unseen">What can be done</span>
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
            <td data-label="Amount, USD" className={css.usd}>
              {usdCell(payment.amountUsd)}
            </td>
            <td data-label="Reference">
              {payment.takesBack !== null && <span className="muted">Taken back: </span>}
              {payment.reference}
              {payment.isTakenBack && <span className="muted"> (taken back)</span>}
            </td>
            {isStaff && (
              <td data-label="By">
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
    </table>
  )
}
