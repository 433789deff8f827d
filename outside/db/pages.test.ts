import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { orderFilters } from '#domain/orders/status.ts'
import { createDatabase } from '#testing/market.ts'
import { listAudit } from './audit.ts'
import { listOrders } from './orders.ts'
import { type Db, openDb } from './pool.ts'
import { listStaffOrders } from './staff-orders.ts'
import { listUsers } from './users.ts'

const person = (number: number) => `0x${number.toString(16).padStart(40, '0')}`
const [user, agent] = [person(1), person(2)]

let drop: () => Promise<void>
let client: pg.Client
let db: Db
beforeAll(async () => {
  const database = await createDatabase(inject('migratedDatabase'))
  drop = database.drop
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // Rows alone: what else happens when one is written is no matter here.
  await client.query('set session_replication_role = replica')
  db = openDb(database.url)
  await client.query('insert into users (addr) values ($1), ($2)', [user, agent])
  await client.query(
    `insert into agents (addr, email_enc, username, first_name, last_name, country_codes, work_start, work_end, timezone)
     select addr, '', 'agent', 'A', 'B', '{DE}', '00:00', '23:59', 'UTC' from users`,
  )
})
afterAll(async () => {
  await db.destroy()
  await client.end()
  await drop()
})

/** So many new rows at once in every list: of most, several have the same millisecond. */
async function arrive(rows: number): Promise<void> {
  if (rows === 0) return
  await client.query(
    `insert into orders (id, offer_id, status, user_addr, agent_addr, from_network, from_currency, from_amount, to_network,
      to_currency, to_amount, calculation, requisite_pick, transfer_minutes, exposure_usd, fee_usd, locked_usd, lock_kind, updated_at,
      expire_at)
    select gen_random_uuid(), gen_random_uuid(), (array['userTransfer', 'closed', 'dispute', 'expired'])[1 + i % 4],
      case when i % 3 = 0 then $2 else $1 end, case when i % 3 = 0 then $1 else $2 end, 'LOCAL', 'USDT', 1, 'SEPA', 'EUR', 1, '{}', 1,
      30, 1, 0, 0, 'none', now(), now() from generate_series(1, $3::int) i`,
    [user, agent, rows],
  )
  await client.query(
    `insert into users (addr) select 'person ' || gen_random_uuid() from generate_series(1, $1::int)`,
    [rows],
  )
  await client.query(
    `insert into audit (who, action, target, from_where)
     select $1, (array['orders.read', 'orders.changeStatus', 'halts.make'])[1 + i % 3], 'it', 'here' from generate_series(1, $2::int) i`,
    [agent, rows],
  )
}

interface At {
  readonly pagingTime: string | null
  readonly direction: 'next' | 'prev'
  readonly limit: number
}
interface Row {
  readonly id: string
  readonly at: string
}

const named = (rows: readonly { id: string | number; at: string }[]) => rows.map(({ id, at }) => ({ id: `${id}`, at }))
const ordersOf = (rows: readonly { id: string; created_at: string }[]) =>
  named(rows.map((row) => ({ ...row, at: row.created_at })))

/** Every list by time, each with its filters. */
const lists: Readonly<Record<string, (at: At) => Promise<Row[]>>> = {
  ...Object.fromEntries(
    Object.entries(orderFilters).flatMap(([filter, statuses]) =>
      (['all', 'buy', 'sell'] as const).map((side) => [
        `own orders, ${side}, ${filter}`,
        async (at: At) => ordersOf(await listOrders(db, { addr: agent, side, statuses, ...at })),
      ]),
    ),
  ),
  'all orders': async (at) =>
    ordersOf(
      await listStaffOrders(db, {
        addr: null,
        side: 'all',
        statuses: orderFilters.all,
        named: null,
        assignee: undefined,
        ...at,
      }),
    ),
  users: async (at) =>
    named(
      (await listUsers(db, { find: null, kind: null, ...at })).map((row) => ({ id: row.addr, at: row.created_at })),
    ),
  'users by their address': async (at) =>
    named(
      (await listUsers(db, { find: 'PERSON', kind: null, ...at })).map((row) => ({ id: row.addr, at: row.created_at })),
    ),
  audit: async (at) => named(await listAudit(db, { find: null, noun: null, kind: null, ...at })),
  'audit of somebody, looks at orders': async (at) =>
    named(await listAudit(db, { find: 'agent', noun: 'orders', kind: 'looks', ...at })),
}

test.each(Object.keys(lists))(
  '%s: while rows arrive, each that was there is met once, in both directions',
  async (name) => {
    const list = lists[name] as (at: At) => Promise<Row[]>
    const walk = fc.asyncProperty(
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('next' as const, 'prev' as const),
      fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 6 }),
      async (limit, direction, arrivals) => {
        await arrive(12)
        const before = (await list({ pagingTime: null, direction: 'next', limit: 30 })).map(({ id }) => id)
        const oldest = (await list({ pagingTime: null, direction: 'next', limit: 30 })).at(-1)?.at ?? ''
        const met: string[] = []
        // Forward from the newest; back from just before the oldest of them.
        let pagingTime: string | null = direction === 'next' ? null : oldest
        if (direction === 'prev') met.push(before.at(-1) ?? '')
        for (let page = 0; page < 200; page++) {
          const rows: Row[] = await list({ pagingTime, direction, limit })
          met.push(...(direction === 'next' ? rows : rows.toReversed()).map(({ id }) => id))
          await arrive(arrivals[page] ?? 0)
          pagingTime = (direction === 'next' ? rows.at(-1)?.at : rows[0]?.at) ?? null
          if (rows.length < limit || pagingTime === null || before.every((id) => met.includes(id))) break
        }
        expect(new Set(met).size).toBe(met.length)
        const there = met.filter((id) => before.includes(id))
        expect(direction === 'next' ? there : there.toReversed()).toEqual(before)
      },
    )
    await fc.assert(walk, { numRuns: 8 })
  },
)
