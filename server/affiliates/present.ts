import type { Affiliate, Earnings, Partner, Standing } from '#api/affiliates.ts'
import { refuse } from '#domain/refusal.ts'
import {
  type BalanceRow,
  findPartner,
  type PartnerRow,
  type PayoutRow,
  type ProgramRow,
  payoutsOf,
  programsOf,
} from '#outside/db/affiliates.ts'
import type { Context } from '../context.ts'

const payoutsShown = 50

/** A person with their programs and payouts, as super users see them. Refuses `user.missing`. */
export async function partnerOf(context: Context, addr: string): Promise<Partner> {
  const { db } = context
  const [row, programs, payouts] = await Promise.all([
    findPartner(db, addr),
    programsOf(db, addr),
    payoutsOf(db, addr, payoutsShown),
  ])
  if (!row) refuse('user.missing')
  return {
    ...presentStanding(row),
    affiliates: programs.map((program) => presentAffiliate(program, true)),
    payouts: payouts.map(presentPayout),
  }
}

export function presentStanding(row: PartnerRow): Standing {
  return {
    addr: row.addr,
    username: row.username,
    isPartner: row.is_affiliated,
    programs: row.programs,
    people: row.people,
    ...presentEarnings(row),
    createdAt: row.created_at,
  }
}

export function presentEarnings(row: BalanceRow): Earnings {
  return { earnedUsd: row.earned, pendingUsd: row.pending, payableUsd: row.payable, paidOutUsd: row.paid_out }
}

/** A program; whom it brought and what that earned only where the reader may know (`hasFigures`). */
export function presentAffiliate(row: ProgramRow, hasFigures: boolean): Affiliate {
  return {
    id: row.id,
    description: row.description,
    flags: { isActive: row.is_active, isSuspend: row.is_suspend },
    suspendReason: row.suspend_reason,
    figures: hasFigures ? { people: row.people, closedOrders: row.closed_orders, earnedUsd: row.earned } : null,
    createdAt: row.created_at,
  }
}

function presentPayout(row: PayoutRow) {
  return {
    id: row.id,
    amountUsd: row.amount_usd,
    reference: row.reference,
    bookedBy: row.booked_by,
    bookedAt: row.booked_at,
  }
}
