import { sql } from 'kysely'
import type { PayoutAsk, SuspendProgramAsk } from './asks.ts'
import { type Decided, decide } from './decide.ts'
import type { Db } from './pool.ts'
import { prefixPattern } from './prefix-pattern.ts'
import type { Row } from './rows.ts'

/** A program with the number of people it brought and what they earned, USD as exact text. */
export interface ProgramRow {
  readonly id: string
  readonly description: string
  readonly is_active: boolean
  readonly is_suspend: boolean
  readonly suspend_reason: string | null
  readonly created_at: string
  readonly people: number
  readonly closed_orders: number
  readonly earned: string
}

/** What a partner earned, what of it is payable by the fees that were paid, what was paid out; USD as exact text. */
export interface BalanceRow {
  readonly earned: string
  readonly pending: string
  readonly payable: string
  readonly paid_out: string
}

/** Somebody who has programs, or is a partner. */
export interface PartnerRow extends BalanceRow {
  readonly addr: string
  readonly username: string | null
  readonly is_affiliated: boolean
  readonly created_at: string
  readonly programs: number
  readonly people: number
}

export type PayoutRow = Pick<Row<'affiliate_payouts'>, 'id' | 'amount_usd' | 'reference' | 'booked_by' | 'booked_at'>

/** The programs of a person, the newest first. */
export async function programsOf(db: Db, owner: string): Promise<ProgramRow[]> {
  const { rows } = await sql<ProgramRow>`
    select a.id, a.description, a.is_active, a.is_suspend, a.suspend_reason, a.created_at,
      (select count(*)::int from users where affiliate_id = a.id) as people, s.closed_orders, s.earned::text as earned
    from affiliates a
    cross join lateral (
      select count(*)::int as closed_orders, coalesce(sum(share_usd), 0)::numeric(30, 6) as earned
      from standing_shares where affiliate_id = a.id
    ) s
    where a.owner = ${owner} order by a.created_at desc
  `.execute(db)
  return rows
}

const balance = sql`
  b.earned::text as earned, (b.earned - b.released)::text as pending, (b.released - b.paid_out)::text as payable,
  b.paid_out::text as paid_out`

/** What a person earned with their programs. */
export async function balanceOf(db: Db, addr: string): Promise<BalanceRow> {
  const { rows } = await sql<BalanceRow>`select ${balance} from partner_balance(${addr}) b`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a balance has one row')
  return row
}

/** The percent of the market's fee that is shared now. */
export async function percentNow(db: Db): Promise<number> {
  const { rows } = await sql<{ percent: number }>`
    select percent from affiliate_terms order by id desc limit 1
  `.execute(db)
  return rows[0]?.percent ?? 0
}

/** Notes the configured percent; orders that close from now on go by it. */
export async function noteAffiliatePercent(db: Db, percent: number): Promise<void> {
  await decide(db, 'note_affiliate_percent', { percent })
}

/** Which people. `pagingTime` is the creation time of the last (next) or first (prev) row known. */
export interface PartnerListAsk {
  /** `owed`: to whom something is payable; `partners`: whose programs earn. */
  readonly kind: 'owed' | 'partners' | 'all'
  /** What an address or a name begins with, in any case; null: whoever. */
  readonly find: string | null
  readonly pagingTime: string | null
  readonly direction: 'next' | 'prev'
  readonly limit: number
}

const partner = sql`
  u.addr, coalesce(g.username, u.username) as username, u.is_affiliated, u.created_at, ${balance},
  (select count(*)::int from affiliates where owner = u.addr) as programs,
  (select count(*)::int from affiliates a join users p on p.affiliate_id = a.id where a.owner = u.addr) as people
  from users u left join agents g on g.addr = u.addr
  cross join lateral partner_balance(u.addr) b`

/** A page of people with programs, the newest people first; creation times are unique. */
export async function listPartners(db: Db, ask: PartnerListAsk): Promise<PartnerRow[]> {
  const { kind, find, pagingTime } = ask
  const inOrder = sql`order by u.created_at ${ask.direction === 'next' ? sql`desc` : sql`asc`} limit ${ask.limit}`
  const wanted = [sql`exists (select from affiliates where owner = u.addr)`]
  if (kind === 'partners') wanted.push(sql`u.is_affiliated`)
  if (kind === 'owed') {
    // Anybody may have a program; balances are read only of people with a share.
    wanted.push(sql`u.addr in (select partner from affiliate_shares)`)
    wanted.push(sql`exists (select from partner_balance(u.addr) where released > paid_out)`)
  }
  if (pagingTime) {
    wanted.push(ask.direction === 'next' ? sql`u.created_at < ${pagingTime}` : sql`u.created_at > ${pagingTime}`)
  }
  const begins = prefixPattern(find ?? '')
  if (find !== null) {
    wanted.push(sql`(lower(u.addr) like ${begins} or lower(u.username) like ${begins}
      or exists (select from agents where addr = u.addr and lower(username) like ${begins}))`)
  }
  const { rows } = await sql<PartnerRow>`
    select ${partner} where u.addr in (select u.addr from users u where ${sql.join(wanted, sql` and `)} ${inOrder})
    order by u.created_at desc
  `.execute(db)
  return rows
}

/** A person with what their programs earned, or undefined where there is nobody. */
export async function findPartner(db: Db, addr: string): Promise<PartnerRow | undefined> {
  const { rows } = await sql<PartnerRow>`select ${partner} where u.addr = ${addr}`.execute(db)
  return rows[0]
}

/** What was paid out to a partner, the newest first. */
export async function payoutsOf(db: Db, addr: string, limit: number): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select id, amount_usd::text, reference, booked_by, booked_at from affiliate_payouts
    where partner = ${addr} order by place desc limit ${limit}
  `.execute(db)
  return rows
}

/** Makes a program. `taken`: the code is in use already. */
export async function createAffiliate(
  db: Db,
  ask: { id: string; owner: string; description: string; most: number },
): Promise<Decided<'create_affiliate'>> {
  return decide(db, 'create_affiliate', ask)
}

/** Switches a program of its owner on or off; false where they have none of this code. */
export async function setAffiliateActive(db: Db, owner: string, id: string, isActive: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update affiliates set is_active = ${isActive} where id = ${id} and owner = ${owner}
  `.execute(db)
  return numAffectedRows === 1n
}

/** Suspends a program of `addr`, or lets it go on. */
export async function suspendAffiliate(db: Db, ask: SuspendProgramAsk): Promise<Decided<'suspend_affiliate'>> {
  return decide(db, 'suspend_affiliate', ask)
}

/** Books what was paid out. `payable` is how much is owed, where that is less. */
export async function bookPayout(db: Db, ask: PayoutAsk): Promise<Decided<'book_payout'>> {
  return decide(db, 'book_payout', ask)
}
