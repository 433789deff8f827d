import { sql } from 'kysely'
import type { Hold, Leg, PaymentStep, Place } from './asks.ts'
import { decide, type FaultOf } from './decide.ts'
import { LeaseLost } from './leases.ts'
import { placeOf, tick } from './outbox.ts'
import type { Db } from './pool.ts'

/** The next events of the reader of payment legs. */
export interface LegEvents {
  /** The new orders among them. */
  readonly orders: readonly string[]
  /** How far the reader may move; null where it stays. */
  readonly place: Place | null
  /** Where to continue, also behind events without a number. */
  readonly next: Place
  readonly isLast: boolean
}

/** Checked first: a malformed id would hold up all events after it. */
const anId = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/**
 * New orders from a place on whose legs are not written yet, at most so many events' worth. Those that are committed and have no number yet are among
 * them: nothing that is paid at once may be missed.
 */
export async function ordersWithoutLegs(db: Db, from: Place, most: number): Promise<LegEvents> {
  const { rows } = await sql<{ xid: string; id: number; order: string | null; isNumbered: boolean }>`
    select xid::text, id, case when topic = 'order' and data->>'step' = '1' and data->>'id' ~ ${anId} then data->>'id' end as "order",
      xid < (select to_xid from outbox_ticks order by seq desc limit 1) as "isNumbered"
    from outbox where (xid, id) > (${from.xid}::xid8, ${from.id}::bigint) order by outbox.xid, id limit ${most}
  `.execute(db)
  const numbered = rows.filter(({ isNumbered }) => isNumbered)
  const last = numbered.at(-1)
  return {
    orders: rows.flatMap(({ order }) => (order === null ? [] : [order])),
    place: last ? { seq: from.seq + numbered.length, xid: last.xid, id: last.id } : null,
    next: { seq: from.seq + numbered.length, xid: rows.at(-1)?.xid ?? from.xid, id: rows.at(-1)?.id ?? from.id },
    isLast: rows.length < most,
  }
}

/** From where on orders may be without legs. */
export async function legsPlace(db: Db): Promise<Place> {
  await tick(db)
  return placeOf(db, 'legs')
}

/** An order, and where its crypto is to arrive. */
export interface OpenedLegs {
  readonly orderId: string
  readonly legs: readonly Leg[]
}

/** Writes the legs of new orders, each once, and notes how far that is. */
export async function noteLegs(db: Db, ask: { orders: readonly OpenedLegs[]; place: Place | null }): Promise<void> {
  await decide(db, 'note_legs', ask)
}

/** An address of a network at which something may still arrive or is not confirmed yet; the address sealed. */
export interface WatchedRow {
  readonly address_enc: Buffer
  readonly since: string
}

/** What is watched on a network, each address once with the earliest time since which something counts. */
export async function watchedAddresses(db: Db, network: string): Promise<WatchedRow[]> {
  const { rows } = await sql<WatchedRow>`
    select distinct on (l.address_key) l.address_enc, min(l.placed_at) over (partition by l.address_key) as since
    from (
      select address_key, address_enc, placed_at from watched_legs where network = ${network}
      union all
      select l.address_key, l.address_enc, o.created_at
      from payments p join order_legs l using (order_id, type) join orders o on o.id = l.order_id
      where p.network = ${network} and not p.is_gone and p.confirmations < p.needed
    ) as l
  `.execute(db)
  return rows
}

/** The blocks of a network that were read last. */
export async function paymentBlocks(db: Db, network: string): Promise<{ number: number; hash: string }[]> {
  const { rows } = await sql<{ number: number; hash: string }>`
    select number, hash from payment_blocks where network = ${network} order by number desc
  `.execute(db)
  return rows
}

export type PaymentFault = Exclude<FaultOf<'save_payment_step'>, 'lease.lost'>

/** Saves one reading of a network, with its events. Returns the orders concerned. Throws LeaseLost. */
export async function savePaymentStep(
  db: Db,
  step: PaymentStep,
  hold: Hold | null,
): Promise<{ orders: readonly string[]; fault?: never } | { fault: PaymentFault; orders?: never }> {
  const { answer, fault } = await decide(db, 'save_payment_step', { ...step, hold })
  if (fault === 'lease.lost') throw new LeaseLost(hold?.lease ?? '')
  return fault ? { fault } : answer
}

/**
 * Ends the hold of one closed order whose payout on this network is confirmed; what was awarded waits for the chain. Returns 1, or 0
 * where there is none.
 */
export async function endPaidHold(db: Db, network: string): Promise<number> {
  const { answer } = await decide(db, 'end_paid_hold', { network })
  return answer.isEnded ? 1 : 0
}

/** A payment of an order as it is kept. */
export interface PaymentRow {
  readonly id: string
  readonly type: 1 | 2
  readonly network: string
  readonly currency: string
  readonly amount: string
  readonly details_enc: Buffer
  readonly block_number: number | null
  readonly confirmations: number
  readonly needed: number
  readonly seen_at: string
}

/** Stops watching the payments of orders that have been over for a day. */
export async function retireOrderLegs(db: Db): Promise<void> {
  await decide(db, 'retire_order_legs')
}

/** Forgets transfers that were nobody's for a week. */
export async function forgetStrayPayments(db: Db): Promise<void> {
  await decide(db, 'forget_stray_payments')
}

/**
 * What has arrived for an order and is there: what was asked, then other currencies, the oldest first. Of each leg the first hundred in its currency and five in others, so that
 * nothing that costs little hides what was paid.
 */
export async function orderPayments(db: Db, orderId: string): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select id, type, network, currency, amount, details_enc, block_number, confirmations, needed, seen_at
    from (
      select p.*, p.currency = l.currency as is_asked,
        row_number() over (partition by p.type, p.currency = l.currency order by p.seen_at, p.id) as place
      from payments p join order_legs l using (order_id, type) where p.order_id = ${orderId} and not p.is_gone
    ) as arrivals
    where place <= case when is_asked then 100 else 5 end
    order by is_asked desc, seen_at, id
  `.execute(db)
  return rows
}
