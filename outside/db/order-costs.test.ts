import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addAgent, addUser, matchAsk, openMarketDb } from '#testing/deep/orders-db.ts'
import { createDatabase } from '#testing/market.ts'
import type { MatchAsk } from './asks.ts'
import { matchOffer } from './offers.ts'
import { placeOrder } from './orders.ts'
import { type Db, openDb } from './pool.ts'

const orders = 200
const person = (number: number) => `0x${number.toString(16).padStart(40, '0')}`
const agent = person(1)

let pool: pg.Pool
let url: string
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createDatabase(inject('migratedDatabase'))
  ;({ url, drop } = database)
  pool = new pg.Pool({ connectionString: url, max: 1 })
  const market = await openMarketDb(url)
  await addUser(market, agent)
  await addAgent(market, agent, 0, 1_000_000)
  for (let number = 0; number < orders / 4; number++) await addUser(market, person(100 + number))
  await market.close()
})
afterAll(async () => {
  await pool.end()
  await drop()
})

async function place(db: Db): Promise<void> {
  for (let number = 0; number < orders; number++) {
    const { match, place } = matchAsk(person(100 + (number % (orders / 4))), agent, '10')
    const matched = await matchOffer(db, { ...match, maxOff: '1' } as unknown as MatchAsk)
    expect(matched.fault).toBeUndefined()
    expect((await placeOrder(db, place)).answer).toEqual({ orderId: place.orderId })
  }
}

/** What was written to each table so far: a connection tells what it has done at the latest when it is gone. */
async function counts(): Promise<Record<string, { inserted: number; updated: number; hot: number }>> {
  const others = async () =>
    (await pool.query('select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'))
      .rowCount
  await expect.poll(others, { interval: 5 }).toBe(0)
  const { rows } = await pool.query(`
    select case when relname like 'outbox\\_%' and relname not in ('outbox_ticks', 'outbox_readers') then 'outbox' else relname end as name,
      sum(n_tup_ins)::int as inserted, sum(n_tup_upd)::int as updated, sum(n_tup_hot_upd)::int as hot
    from pg_stat_user_tables group by 1`)
  return Object.fromEntries(rows.map(({ name, ...counted }) => [name, counted]))
}

// D60
test(`${orders} orders write each row once, and their agent's row once each, in its place`, async () => {
  const before = await counts()
  const db = openDb(url)
  await place(db).finally(() => db.destroy())
  const after = await counts()
  const of = (table: string, what: 'inserted' | 'updated' | 'hot') =>
    (after[table]?.[what] ?? 0) - (before[table]?.[what] ?? 0)
  const written = Object.keys(after).map((table) => [table, of(table, 'inserted'), of(table, 'updated')] as const)
  expect(written.filter(([, inserted, updated]) => inserted + updated > 0).sort()).toEqual([
    ['capacity', 0, orders],
    ['offers', orders, 0],
    ['order_history', orders, 0],
    ['orders', orders, 0],
    ['outbox', 2 * orders, 0],
    ['reservations', orders, 0],
  ])
  expect(of('capacity', 'hot')).toBeGreaterThanOrEqual(0.95 * orders)
})
