import type { Debtor, Dues, Fee, Payment } from '#api/dues.ts'
import { refuse } from '#domain/refusal.ts'
import {
  type FeePaymentRow,
  type FeeRow,
  feePaymentsOf,
  feesOf,
  findStanding,
  type StandingRow,
} from '#outside/db/dues.ts'
import type { Context } from '../context.ts'

/** Which part of an agent's fees and payments; without a place before which they are, the newest. */
interface Part {
  readonly feesBefore?: number | undefined
  readonly paymentsBefore?: number | undefined
  readonly limit: number
}

/** What an answer to a booking shows. */
export const newestDues: Part = { limit: 10 }

/** What an agent owes, with a page of the fees and of what was booked. Refuses `agent.missing`. */
export async function duesOf(context: Context, addr: string, part: Part): Promise<Dues> {
  const { db } = context
  const row = (await findStanding(db, addr)) ?? refuse('agent.missing')
  // One more than is shown, to know whether there is more.
  const [fees, payments] = await Promise.all([
    feesOf(db, addr, part.feesBefore ?? null, part.limit + 1),
    feePaymentsOf(db, addr, part.paymentsBefore ?? null, part.limit + 1),
  ])
  return {
    addr: row.addr,
    username: row.username,
    ...presentStanding(row),
    fees: fees.slice(0, part.limit).map(presentFee),
    hasMoreFees: fees.length > part.limit,
    payments: payments.slice(0, part.limit).map(presentPayment),
    hasMorePayments: payments.length > part.limit,
  }
}

export function presentDebtor(row: StandingRow): Debtor {
  return {
    addr: row.addr,
    username: row.username,
    ...presentStanding(row),
    lastPaidAt: row.last_paid_at,
    createdAt: row.created_at,
  }
}

function presentStanding(row: StandingRow) {
  return {
    owedUsd: row.owed,
    lockedUsd: row.locked,
    paidUsd: row.paid,
    creditUsd: row.credit,
    unpaidFees: row.unpaid_fees,
    owedSince: row.owed_since,
  }
}

function presentFee(row: FeeRow): Fee {
  return {
    place: Number(row.place),
    orderId: row.order_id,
    amountUsd: row.amount_usd,
    paidUsd: row.paid_usd,
    lockedUsd: row.locked_usd,
    bookedAt: row.booked_at,
    paidAt: row.paid_at,
    withdrawnAt: row.withdrawn_at,
  }
}

function presentPayment(row: FeePaymentRow): Payment {
  return {
    id: row.id,
    place: Number(row.place),
    amountUsd: row.amount_usd,
    reference: row.reference,
    takesBack: row.takes_back,
    isTakenBack: row.is_taken_back,
    bookedBy: row.booked_by,
    bookedAt: row.booked_at,
  }
}
