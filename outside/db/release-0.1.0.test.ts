import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#testing/market.ts'
import { fillOld, migrateOld } from '#testing/release-0.1.0/database.ts'
import { firstDifference, readTraces, traceOf } from '#testing/simulation/traces.ts'
import { walkMarket } from '#testing/simulation/walk.ts'
import { type Db, openDb } from './pool.ts'

let old: { db: Db; url: string; drop: () => Promise<void> }
beforeAll(async () => {
  const database = await createDatabase()
  old = { db: openDb(database.url), ...database }
  await migrateOld(old.db)
})
afterAll(async () => {
  await old.db.destroy()
  await old.drop()
})

test('a database of release 0.1.0 has its 25 migrations, by the hashes that release wrote', async () => {
  const { rows } = await sql<{ names: number; hash: string }>`
    select count(*)::int as names, md5(string_agg(name || hash, ',' order by name collate "C")) as hash from migrations`.execute(
    old.db,
  )
  expect(rows).toEqual([{ names: 25, hash: 'ab4258116393d941ec6896b193203dbf' }])
})

test('it is filled by a walk, with orders in every status and all that hangs on them', {
  timeout: 120_000,
}, async () => {
  await fillOld(old.db, old.url, { seed: 7, steps: 1_500 })
  const { rows } = await sql<Record<string, number>>`
    select (select count(distinct status)::int from orders) as statuses, (select count(*)::int from offers where state = 'live') as live,
      (select count(*)::int from disputes) as disputes, (select count(*)::int from awards) as awards,
      (select count(*)::int from affiliate_shares) as shares, (select count(*)::int from pg_namespace where nspname = 'walk') as walks
  `.execute(old.db)
  expect(rows[0]).toMatchObject({ statuses: 7, walks: 0 })
  for (const what of ['live', 'disputes', 'awards', 'shares']) expect(rows[0]?.[what], what).toBeGreaterThan(0)
})

test('its functions come to what the reference says', { timeout: 120_000 }, async () => {
  const database = await createDatabase()
  const db = openDb(database.url)
  await migrateOld(db).finally(() => db.destroy())
  const trace = await traceOf(4, (walk) => walkMarket(database.url, { ...walk, layout: '0.1.0' }))
  await database.drop()
  expect(firstDifference(trace, readTraces()[4] ?? [])).toBeNull()
})
