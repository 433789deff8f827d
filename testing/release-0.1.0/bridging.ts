/** A market of release 0.1.0, and what of it has to be the same once it is carried over. */

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type RecordRow, recordOf } from '#outside/db/agents.ts'
import { dispatcherLease } from '#outside/db/deliveries.ts'
import { releaseLease, takeLease } from '#outside/db/leases.ts'
import { findOrder, type OrderRow } from '#outside/db/orders.ts'
import { type Db, openDb } from '#outside/db/pool.ts'
import { seal } from '#outside/db/sealed.ts'
import type { SignedIn } from '#server/context.ts'
import { notifyOfEvents } from '#server/notifications/tell.ts'
import { openLegs } from '#server/order-payments.ts'
import { viewOf } from '#server/orders/view.ts'
import { worldOn } from '../context.ts'
import { createDatabase } from '../market.ts'
import { fillOld, migrateOld } from './database.ts'

const key = createHash('sha256').update('release 0.1.0').digest()

/**
 * A database of release 0.1.0 with all that a market has, in which nobody is connected: others are copies of it. So many of its orders
 * have no legs yet.
 */
export async function oldMarket(steps: number, legless = 3): Promise<{ name: string; drop: () => Promise<void> }> {
  const database = await createDatabase()
  const db = openDb(database.url)
  await migrateOld(db)
  await fillOld(db, database.url, { seed: 7, steps })
  await addWhatNobodyWalks(db, legless)
  await db.destroy()
  return database
}

async function addWhatNobodyWalks(db: Db, legless: number): Promise<void> {
  const sealed = (text: unknown) => seal(key, 'transfer', JSON.stringify(text))
  await sql`update orders set user_transfer_enc = ${sealed({ iban: 'DE89370400440532013000' })},
    agent_requisite_enc = ${sealed([`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`])}`.execute(db)
  // Prices of several sources, one with many digits, and an order from before prices were kept.
  await sql`with priced as (
      update offers set price_inputs = jsonb_build_object(
        'from', jsonb_build_object('symbol', 'USDT', 'usd', '1.000000000000000012', 'takenAt', '2026-11-20T10:00:00.00' || ascii(right(id::text, 1)) % 8 || 'Z',
          'inputs', '[{"source": "cg", "usd": "1.0", "at": null, "state": "used"}, {"source": "kraken", "usd": null, "at": null, "state": "unpriced"}]'::jsonb),
        'to', jsonb_build_object('symbol', 'EUR', 'usd', '1.2500', 'takenAt', '2026-11-20T10:00:00.500Z', 'inputs', '[]'::jsonb))
      where left(id::text, 1) in ('0', '1', '2', '3') returning id, price_inputs
    ) update orders set price_inputs = priced.price_inputs from priced where priced.id = offer_id`.execute(db)
  await sql`with unpriced as (update offers set price_inputs = null where left(id::text, 1) = '4' returning id)
    update orders set price_inputs = null from unpriced where unpriced.id = offer_id`.execute(db)
  await sql`update orders set has_legs = true where id not in (select id from orders order by created_at desc limit ${legless})`.execute(
    db,
  )
  await sql`insert into order_legs (order_id, type, network, currency, amount, address_key, address_enc, payer_key)
    select id, 1, 'LOCAL', 'USDT', from_amount, 'key', ${sealed('address')}, 'payer' from orders
    where has_legs order by created_at limit 20`.execute(db)
  const paid = seal(key, 'transfer', JSON.stringify({ txHash: '0x1', sender: '0x2', recipient: '0x3' }))
  await sql`insert into payments (network, tx_key, tx_index, address_key, order_id, type, currency, amount, details_enc, confirmations, needed)
    select network, order_id::text, '0', address_key, order_id, 1, currency, amount, ${paid}, 1, 3 from order_legs`.execute(
    db,
  )
  await sql`insert into chat_members (order_id, addr, role)
    select id, user_addr, 'user' from orders union all select id, agent_addr, 'agent' from orders`.execute(db)
  await sql`insert into messages (id, order_id, sender, role, kind, text_enc, created_at)
    select gen_random_uuid(), id, user_addr, 'user', 'text', '', clock_timestamp() from orders`.execute(db)
  await sql`update chat_members m set delivered_to = w.created_at, read_to = w.created_at from messages w
    where w.order_id = m.order_id and m.role = 'agent' and right(m.order_id::text, 1) < '8'`.execute(db)
  for (const [order, state] of ['due', 'sending', 'sent', 'dropped', 'unknown', 'gathered'].entries())
    await sql`insert into deliveries (notification_id, addr, channel, state, due_at, fence)
      select id, addr, 'bot', ${state}, now() + interval '1 day', 1 from notifications order by id offset ${order} limit 1`.execute(
      db,
    )
  await sql`update notifications set planned_at = now() where id in (select notification_id from deliveries)`.execute(
    db,
  )
  await sql`insert into relays values ('centrifugo', 5)`.execute(db)
  await sql`select notify_overdue(), notify_collateral()`.execute(db)
}

/** What has to be the same on both sides of the bridge: figures, and each order as its parties see it. */
export interface Sight {
  readonly rows: Readonly<Record<string, number>>
  readonly used: string
  /** By order, as the reply would be sent. */
  readonly orders: ReadonlyMap<string, string>
}

/** What of a market is not carried over: hints of changes, numbered anew. */
const leftBehind = new Set(['outbox', 'relays', 'migrations'])

export async function see(url: string): Promise<Sight> {
  const db = openDb(url)
  try {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`.execute(
      db,
    )
    const rows: Record<string, number> = {}
    for (const { name } of tables.filter((table) => !leftBehind.has(table.name))) rows[name] = await countOf(db, name)
    const { rows: used } = await sql<{ used: string }>`
      select string_agg(agent_addr || ' ' || used, ',' order by agent_addr) as used from capacity`.execute(db)
    return { rows, used: used[0]?.used ?? '', orders: await repliesOf(db) }
  } finally {
    await db.destroy()
  }
}

export async function countOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)
  return rows[0]?.n ?? 0
}

async function repliesOf(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows: ids } = await sql<{ id: string }>`select id from orders order by id`.execute(db)
  const { rows: columns } = await sql`
    select from information_schema.columns where table_name = 'orders' and column_name = 'price_inputs'`.execute(db)
  const find = columns.length > 0 ? findOldOrder : findOrder
  const replies = new Map<string, string>()
  for (const { id } of ids) {
    const order = await find(db, id)
    if (!order) throw new Error(`the order ${id} is gone`)
    const as = async (addr: string, actor: 'user' | 'agent') => {
      const asker = { actor: { addr }, sessionId: '', ip: '' } as unknown as SignedIn
      return viewOf(worldOn(db, { key }), asker, { ...order, now: '' }, actor)
    }
    replies.set(id, JSON.stringify([await as(order.user_addr, 'user'), await as(order.agent_addr, 'agent')]))
  }
  return replies
}

/** As release 0.1.0 read an order. */
async function findOldOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow & { agent_record: RecordRow }>`
    select orders.*, agents.username as agent_username, agents.info as agent_info, ${recordOf} as agent_record,
      coalesce(agency.username, users.username) as user_username, agents.first_name || ' ' || agents.last_name as agent_full_name
    from orders join users on users.addr = orders.user_addr join agents on agents.addr = orders.agent_addr
    left join agents agency on agency.addr = orders.user_addr left join agent_records n on n.agent_addr = orders.agent_addr
    where orders.id = ${id}`.execute(db)
  return rows[0]
}

/** Lets the notifier and the reader of legs come to the end of all news. */
export async function readAllNews(db: Db): Promise<void> {
  const fence = await takeLease(db, dispatcherLease, '00000000-0000-4000-8000-000000000000', 60)
  if (fence === null) throw new Error('somebody else tells people')
  await notifyOfEvents(worldOn(db, { key }), fence)
  await releaseLease(db, { lease: dispatcherLease, fence })
  await openLegs(worldOn(db, { key }))
}
