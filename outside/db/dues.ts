import { sql } from 'kysely'
import type { BookPaymentAsk, TakeBackAsk } from './asks.ts'
import { type Decided, decide } from './decide.ts'
import type { Db } from './pool.ts'
import { prefixPattern } from './prefix-pattern.ts'

/** What an agent owes, USD as exact text. */
export interface StandingRow {
  readonly addr: string
  readonly username: string
  readonly owed: string
  readonly locked: string
  readonly paid: string
  readonly credit: string
  readonly unpaid_fees: number
  readonly owed_since: string | null
  readonly last_paid_at: string | null
  readonly created_at: string
}

export interface FeeRow {
  readonly place: string
  readonly order_id: string
  readonly amount_usd: string
  readonly paid_usd: string
  readonly locked_usd: string
  readonly booked_at: string
  readonly paid_at: string | null
  readonly withdrawn_at: string | null
}

export interface FeePaymentRow {
  readonly id: string
  readonly place: string
  readonly amount_usd: string
  readonly reference: string
  readonly takes_back: string | null
  readonly is_taken_back: boolean
  readonly booked_by: string
  readonly booked_at: string
}

/** How an agent stands; for a query in which `a` is the agent and `c` their capacity. */
const standing = sql`
  a.addr, a.username, a.created_at, c.fees_due::text as locked, c.fees_credit::text as credit,
  u.owed::text as owed, u.unpaid_fees, u.owed_since, p.paid::text as paid, p.last_paid_at
  from agents a
  join capacity c on c.agent_addr = a.addr
  cross join lateral (
    select coalesce(sum(amount_usd - paid_usd), 0)::numeric(30, 6) as owed, count(*)::int as unpaid_fees, min(booked_at) as owed_since
    from fee_ledger where agent_addr = a.addr and paid_usd < amount_usd
  ) u
  cross join lateral (
    select coalesce(sum(amount_usd), 0)::numeric(30, 6) as paid, max(booked_at) filter (
      where takes_back is null and not exists (select from fee_payments b where b.takes_back = fee_payments.id)
    ) as last_paid_at
    from fee_payments where agent_addr = a.addr
  ) p`

/** How an agent stands with their dues, or undefined where nobody is one at this address. */
export async function findStanding(db: Db, addr: string): Promise<StandingRow | undefined> {
  const { rows } = await sql<StandingRow>`select ${standing} where a.addr = ${addr}`.execute(db)
  return rows[0]
}

/** Which agents. `pagingTime` is the creation time of the last (next) or first (prev) row known. */
export interface DuesListAsk {
  readonly kind: 'owing' | 'all'
  /** What an address or a name begins with, in any case; null: whoever. */
  readonly find: string | null
  readonly pagingTime: string | null
  readonly direction: 'next' | 'prev'
  readonly limit: number
}

/** A page of agents with what they owe, the newest agents first; creation times are unique. */
export async function listStandings(db: Db, ask: DuesListAsk): Promise<StandingRow[]> {
  const { kind, find, pagingTime } = ask
  const inOrder = sql`order by a.created_at ${ask.direction === 'next' ? sql`desc` : sql`asc`} limit ${ask.limit}`
  const wanted = [sql`true`]
  if (kind === 'owing') wanted.push(sql`a.addr in (select agent_addr from fee_ledger where paid_usd < amount_usd)`)
  if (pagingTime) {
    wanted.push(ask.direction === 'next' ? sql`a.created_at < ${pagingTime}` : sql`a.created_at > ${pagingTime}`)
  }
  const begins = prefixPattern(find ?? '')
  const ways = find === null ? [sql`true`] : [sql`lower(a.addr) like ${begins}`, sql`lower(a.username) like ${begins}`]
  const pages = ways.map(
    (way) =>
      sql`(select a.addr, a.created_at from agents a where ${sql.join([way, ...wanted], sql` and `)} ${inOrder})`,
  )
  // First the people of the page, then their dues, so that nobody else's fees are summed.
  const { rows } = await sql<StandingRow>`
    select ${standing} where a.addr in (select a.addr from (${sql.join(pages, sql` union `)}) as a ${inOrder})
    order by a.created_at desc
  `.execute(db)
  return rows
}

/** The fees of an agent before a place (null: all), the newest first. */
export async function feesOf(db: Db, addr: string, before: number | null, limit: number): Promise<FeeRow[]> {
  const earlier = sql`agent_addr = ${addr} and (${before}::bigint is null or place < ${before}) order by place desc limit ${limit}`
  const { rows } = await sql<FeeRow>`
    select * from (
      (select place, order_id, amount_usd::text, paid_usd::text, locked_usd::text, booked_at, paid_at,
        null::timestamptz as withdrawn_at from fee_ledger where ${earlier})
      union all
      (select place, order_id, amount_usd::text, paid_usd::text, '0.000000', booked_at, null, withdrawn_at
        from withdrawn_fees where ${earlier})
    ) f order by place desc limit ${limit}
  `.execute(db)
  return rows
}

/** What was booked for an agent before a place (null: all), the newest first. */
export async function feePaymentsOf(
  db: Db,
  addr: string,
  before: number | null,
  limit: number,
): Promise<FeePaymentRow[]> {
  const { rows } = await sql<FeePaymentRow>`
    select id, place, amount_usd::text, reference, takes_back, booked_by, booked_at,
      exists (select from fee_payments b where b.takes_back = p.id) as is_taken_back
    from fee_payments p
    where agent_addr = ${addr} and (${before}::bigint is null or place < ${before})
    order by place desc limit ${limit}
  `.execute(db)
  return rows
}

/** Books what an agent paid. `due` is how much is owed, where that is less. */
export async function bookPayment(db: Db, ask: BookPaymentAsk): Promise<Decided<'book_payment'>> {
  return decide(db, 'book_payment', ask)
}

/** Takes a booked payment back. */
export async function takePaymentBack(db: Db, ask: TakeBackAsk): Promise<Decided<'take_payment_back'>> {
  return decide(db, 'take_payment_back', ask)
}
