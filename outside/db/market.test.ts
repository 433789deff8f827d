import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#testing/market.ts'
import { assertSameMarket, beginAnew } from './market.ts'
import { migrate } from './migrate.ts'
import { glanceAtOutbox, outboxPosition, tick } from './outbox.ts'
import { type Db, openDb } from './pool.ts'

let db: Db
let drop: () => Promise<void>
const key = randomBytes(32)
beforeAll(async () => {
  const database = await createDatabase()
  drop = database.drop
  db = openDb(database.url)
  await migrate(db)
  await assertSameMarket(db, true, key)
})
afterAll(async () => {
  await db.destroy()
  await drop()
})

test('a demo market starts again as the same', async () => {
  await expect(assertSameMarket(db, true, key)).resolves.toBeUndefined()
})
test('a database that was a demo is never taken for a real market: its staff keys are public', async () => {
  await expect(assertSameMarket(db, false, key)).rejects.toThrow('belongs to a demo market')
})
test('another DATA_KEY is noticed at the start', async () => {
  await expect(assertSameMarket(db, true, randomBytes(32))).rejects.toThrow('DATA_KEY is not the key')
})
test('migrating twice changes nothing', async () => {
  await expect(migrate(db)).resolves.toBeUndefined()
})
test('a database of a newer release is refused: what its functions do is not known', async () => {
  await sql`insert into migrations (name, hash) values ('9999_later.sql', '')`.execute(db)
  await expect(migrate(db)).rejects.toThrow('of a newer release (it has 9999_later.sql)')
  await sql`delete from migrations where name = '9999_later.sql'`.execute(db)
})
test('after a restore channels have a new epoch, and what no process has told is numbered next', async () => {
  const before = await outboxPosition(db)
  // Of a transaction that another cluster came to, and this one did not.
  await sql`insert into outbox (topic, xid) values ('user', '4000000000')`.execute(db)
  await tick(db)
  expect((await glanceAtOutbox(db)).isUnnumbered).toBe(true)
  await beginAnew(db)
  await tick(db)
  expect((await glanceAtOutbox(db)).isUnnumbered).toBe(false)
  const after = await outboxPosition(db)
  expect(after.place.seq).toBe(before.place.seq + 1)
  expect(after.epoch).not.toBe(before.epoch)
})
