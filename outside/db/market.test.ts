import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../tools/test-market.ts'
import { assertSameMarket } from './market.ts'
import { migrate } from './migrate.ts'
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
