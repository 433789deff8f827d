import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '#testing/market.ts'
import { countOf, oldMarket, readAllNews, type Sight, see } from '#testing/release-0.1.0/bridging.ts'
import { migrateOld, walkFurther } from '#testing/release-0.1.0/database.ts'
import { describeSchema } from './catalogue.ts'
import { beginAnew } from './market.ts'
import { isKnownMigration, migrate } from './migrate.ts'
import { type Db, openDb } from './pool.ts'

const unfinished = 'This database was made by an unfinished build; start 0.1.0 once, then this release.'

let old: { name: string; drop: () => Promise<void> }
let before: Sight
beforeAll(async () => {
  old = await oldMarket(600)
  before = await inCopy(({ url }) => see(url))
}, 120_000)
afterAll(() => old.drop())

/** Works in a copy of the old market, or of another database. */
async function inCopy<T>(work: (copy: { db: Db; url: string }) => Promise<T>, of = old.name): Promise<T> {
  const database = await createDatabase(of)
  const db = openDb(database.url)
  try {
    return await work({ db, url: database.url })
  } finally {
    await db.destroy()
    await database.drop()
  }
}

const schemaOf = async (db: Db) => JSON.stringify(await describeSchema(db), null, 1)
const migrationsOf = async (db: Db) =>
  (await sql<{ name: string; hash: string; ran_at: string }>`select * from migrations order by name`.execute(db)).rows

describe('D10, D11: a market of release 0.1.0', () => {
  test('is carried over with every row, every sum and every reply as it was', async () => {
    await inCopy(async ({ db, url }) => {
      await migrate(db)
      const fresh = await inCopy(({ db: other }) => schemaOf(other), inject('migratedDatabase'))
      expect(await schemaOf(db)).toBe(fresh)
      const after = await see(url)
      for (const [table, rows] of Object.entries(before.rows)) expect([table, after.rows[table]]).toEqual([table, rows])
      expect(after.used).toBe(before.used)
      expect(after.orders).toEqual(before.orders)
      expect(after.orders.size).toBeGreaterThan(20)
      expect(
        [...after.orders.values()].filter((reply) => reply.includes('1.000000000000000012')).length,
      ).toBeGreaterThan(0)
      expect([...after.orders.values()].filter((reply) => reply.includes('"inputs":null')).length).toBeGreaterThan(0)
    })
  })

  test('has a ledger that is the sum of its rows', async () => {
    await inCopy(async ({ db }) => {
      const { rows: live } = await sql<{
        n: number
      }>`select count(*)::int as n from offers where state = 'live'`.execute(db)
      await migrate(db)
      expect(await countOf(db, 'reservations')).toBe(live[0]?.n)
      expect(live[0]?.n).toBeGreaterThan(0)
      const { rows } = await sql`select agent_addr from capacity c where used <> locked + held + fees_due
        or locked <> (select coalesce(sum(exposure_usd), 0) from reservations r where r.agent_addr = c.agent_addr)
          + (select coalesce(sum(locked_usd), 0) from orders o where o.agent_addr = c.agent_addr and lock_kind = 'posted')
        or held <> (select coalesce(sum(locked_usd), 0) from orders o where o.agent_addr = c.agent_addr and lock_kind = 'held')`.execute(
        db,
      )
      expect(rows).toEqual([])
    })
  })

  test('goes on: nobody is told again, orders get the legs they had not, and people walk on in it', async () => {
    await inCopy(async ({ db, url }) => {
      const { rows: without } = await sql<{ id: string }>`select id from orders where not has_legs order by id`.execute(
        db,
      )
      expect(without).toHaveLength(3)
      await migrate(db)
      const [notified, sent, legs] = await Promise.all(
        ['notifications', 'deliveries', 'order_legs'].map((name) => countOf(db, name)),
      )
      await readAllNews(db)
      await sql`select notify_overdue(), notify_collateral()`.execute(db)
      expect(await countOf(db, 'notifications')).toBe(notified)
      expect(await countOf(db, 'deliveries')).toBe(sent)
      expect(await countOf(db, 'order_legs')).toBe((legs ?? 0) + 3)
      const { rows: written } = await sql<{ id: string }>`
        select order_id as id from order_legs where address_key <> 'key' order by order_id`.execute(db)
      expect(written).toEqual(without)
      await walkFurther(url, 300)
      expect(await countOf(db, 'notifications')).toBeGreaterThan(notified ?? 0)
    })
  })

  test('may have more orders without legs than may wait for a connection, and news of one that is none', async () => {
    await inCopy(async ({ db }) => {
      await migrate(db)
      await sql`insert into outbox (xid, topic, data) select '3', topic, data
        from (select topic, data from outbox limit 1) one, generate_series(1, 400)`.execute(db)
      await sql`insert into outbox (xid, topic, data) values ('3', 'order', '{"id": "none", "step": 1}')`.execute(db)
      const legs = await countOf(db, 'order_legs')
      await readAllNews(db)
      expect(await countOf(db, 'order_legs')).toBe(legs + 3)
    })
  })

  test('is carried over once, however often and by however many processes at once', async () => {
    await inCopy(async ({ db, url }) => {
      const other = openDb(url)
      await Promise.all([migrate(db), migrate(other)])
      await other.destroy()
      const [migrations, schema] = [await migrationsOf(db), await schemaOf(db)]
      const epoch = () => sql`select epoch from market`.execute(db).then(({ rows }) => rows)
      const was = await epoch()
      expect(migrations).toHaveLength(26)
      await migrate(db)
      expect([await migrationsOf(db), await schemaOf(db), await epoch()]).toEqual([migrations, schema, was])
      // Its name and hash are those of a new database.
      const fresh = await inCopy(({ db: newer }) => migrationsOf(newer), inject('migratedDatabase'))
      expect(migrations.filter(({ name }) => name >= '0100')).toMatchObject(
        fresh.map(({ name, hash }) => ({ name, hash })),
      )
    })
  })

  test('is restored from a backup before it is carried over', async () => {
    const names = Object.keys(JSON.parse(readFileSync(new URL('./bridge/from-0.1.0.json', import.meta.url), 'utf8')))
    expect(names).toHaveLength(25)
    for (const name of names) expect([name, await isKnownMigration(name)]).toEqual([name, true])
    expect(await isKnownMigration('9999_later.sql')).toBe(false)
    await inCopy(async ({ db }) => {
      const { rows: newest } = await sql<{ name: string }>`select max(name) as name from migrations`.execute(db)
      expect(newest).toEqual([{ name: names.sort().at(-1) }])
      const epoch = () =>
        sql<{ epoch: string }>`select epoch from market`.execute(db).then(({ rows }) => rows[0]?.epoch)
      const was = await epoch()
      await beginAnew(db)
      expect(await epoch()).not.toBe(was)
      await migrate(db)
      expect(await isKnownMigration((await migrationsOf(db)).at(-1)?.name ?? '')).toBe(true)
      expect(await countOf(db, 'orders')).toBe(before.rows.orders)
    })
  })
})

describe('D10: what is refused, and left as it was', () => {
  test.each([
    ['one that lacks a migration', "delete from migrations where name = '0026_relays.sql'"],
    [
      'one in which a migration is another',
      "update migrations set hash = 'other' where name = '0012_notifications.sql'",
    ],
  ])('%s', async (_what, change) => {
    await inCopy(async ({ db }) => {
      await sql.raw(change).execute(db)
      const was = [await migrationsOf(db), await schemaOf(db)]
      await expect(migrate(db)).rejects.toThrow(expect.objectContaining({ name: 'StartFault', message: unfinished }))
      expect([await migrationsOf(db), await schemaOf(db)]).toEqual(was)
    })
  })

  test('one of an unfinished build that has only begun', async () => {
    const database = await createDatabase()
    const db = openDb(database.url)
    await migrateOld(db)
    await sql`delete from migrations where name > '0002'`.execute(db)
    await expect(migrate(db)).rejects.toThrow(unfinished)
    await db.destroy()
    await database.drop()
  })

  test.each([
    ['offers', 'reserved = reserved + 1'],
    ['orders', 'posted = posted + 1'],
    ['holds', 'held = held + 1'],
  ])('one whose ledger is not the sum of its %s', async (_what, change) => {
    await inCopy(async ({ db }) => {
      await sql`update capacity set ceiling = ceiling + 1000, ${sql.raw(change)}
        where agent_addr = (select min(agent_addr) from capacity)`.execute(db)
      const was = [await migrationsOf(db), await schemaOf(db), await countOf(db, 'outbox')]
      await expect(migrate(db)).rejects.toThrow(
        expect.objectContaining({
          name: 'StartFault',
          message: expect.stringMatching(
            /^The capacity of 0x\w{40} is not the sum of its offers and orders; this database is not carried over\.$/,
          ),
        }),
      )
      expect([await migrationsOf(db), await schemaOf(db), await countOf(db, 'outbox')]).toEqual(was)
    })
  })
})
