import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Db, openDb } from '#outside/db/pool.ts'
import { createDatabase } from '#testing/market.ts'
import { examineLedger } from './ledger.ts'
import { examineNews, examineReaders } from './news.ts'

let db: Db
let url: string
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createDatabase(inject('migratedDatabase'))
  url = database.url
  db = openDb(url)
  drop = database.drop
})
afterAll(async () => {
  await db.destroy()
  await drop()
})

test('news that wait for their number are told with how long they have and what holds them up', async () => {
  expect(await examineNews(db)).toMatchObject([{ state: 'well' }])
  // Nobody gives numbers here: no server runs.
  await sql`insert into outbox (topic, at) values ('user', '2026-01-01T00:00:00Z')`.execute(db)
  expect(await examineNews(db)).toMatchObject([
    { part: 'news', state: 'look', advice: expect.stringContaining('pg_stat_activity') },
  ])
  // Whoever keeps them back is named.
  const other = openDb(url)
  await other.transaction().execute(async (trx) => {
    await sql`select pg_current_xact_id()`.execute(trx)
    expect((await examineNews(db))[0]?.says).toMatch(/; open for \d+ s: pid \d+, database \S+, application \S/)
  })
  await other.destroy()
})

test('a reader that does not come on is named', async () => {
  expect(await examineReaders(db)).toMatchObject({
    part: 'readers',
    state: 'look',
    says: expect.stringMatching(/notifier is \d+ s behind/),
  })
  await sql`delete from outbox`.execute(db)
  expect(await examineReaders(db)).toMatchObject({ state: 'well' })
})

test('a ledger that is not the sum of what it stands for is named', async () => {
  expect(await examineLedger(db)).toMatchObject({ part: 'ledger', state: 'well' })
  const agent = `0x${'a'.repeat(40)}`
  await sql`insert into users (addr) values (${agent})`.execute(db)
  await sql`insert into agents (addr, email_enc, username, first_name, last_name, country_codes, work_start, work_end, timezone)
    values (${agent}, '', 'A', 'A', 'A', '{DE}', '00:00', '23:59', 'UTC')`.execute(db)
  await sql`insert into capacity (agent_addr, allowed, ceiling, locked) values (${agent}, 10, 10, 5)`.execute(db)
  expect(await examineLedger(db)).toMatchObject({ state: 'broken', says: expect.stringContaining(agent) })
})
