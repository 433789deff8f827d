import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#outside/db/migrate.ts'
import { openDb } from '#outside/db/pool.ts'
import { createDatabase } from '../market.ts'
import { countOf, oldMarket, readAllNews, see } from '../release-0.1.0/bridging.ts'
import { walkFurther } from '../release-0.1.0/database.ts'

const legless = 100

// D11
test('5,000 steps of release 0.1.0 are carried over as they are, and go on', async () => {
  const old = await oldMarket(5_000, legless)
  const database = await createDatabase(old.name)
  await old.drop()
  const before = await see(database.url)
  const db = openDb(database.url)
  try {
    await migrate(db)
    const after = await see(database.url)
    expect(after.rows).toMatchObject(before.rows)
    expect(after.used).toBe(before.used)
    expect(after.orders).toEqual(before.orders)
    const [notifications, legs] = [await countOf(db, 'notifications'), await countOf(db, 'order_legs')]
    await readAllNews(db)
    expect(await countOf(db, 'notifications')).toBe(notifications)
    expect(await countOf(db, 'order_legs')).toBe(legs + legless)
    await walkFurther(database.url, 2_000)
    const { rows } = await sql`select agent_addr from capacity where used <> locked + held + fees_due`.execute(db)
    expect(rows).toEqual([])
  } finally {
    await db.destroy()
    await database.drop()
  }
})
