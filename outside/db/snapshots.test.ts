import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabase } from '#testing/market.ts'
import { type Db, openDb } from './pool.ts'
import { thinSnapshots } from './prices.ts'

let db: Db
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createDatabase(inject('migratedDatabase'))
  db = openDb(database.url)
  drop = database.drop
})
afterAll(async () => {
  await db.destroy()
  await drop()
})

/** The price of so many days ago, and an offer of then that was priced with it, if it is to be. */
async function judged(daysAgo: number, isUsed: boolean): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into rate_snapshots (symbol, usd, taken_at, inputs)
    values ('USDT', 1, now() - ${daysAgo} * interval '1 day', '[]') returning id
  `.execute(db)
  const id = rows[0]?.id ?? 0
  if (isUsed) {
    await sql`
      insert into offers (id, user_addr, agent_addr, from_network, from_currency, from_amount, to_network, to_currency, to_amount,
        fee, calculation, exposure_usd, fee_usd, from_rate, to_rate, expired_at)
      values (overlay(gen_random_uuid()::text
          placing left(least_id_at(now() - ${daysAgo} * interval '1 day' + interval '1 minute')::text, 13) from 1 for 13)::uuid,
        'user', 'agent', 'LOCAL', 'USDT', 1, 'SEPA', 'EUR', 1, 0, '{}', 1, 0, ${id}, ${id}, now())
    `.execute(db)
  }
  return id
}

test('prices that nothing was priced with are forgotten once they are days old, and no others', async () => {
  await sql`insert into users (addr) values ('user'), ('agent')`.execute(db)
  await sql`
    insert into agents (addr, email_enc, username, first_name, last_name, country_codes, work_start, work_end, timezone)
    values ('agent', '', 'agent', 'A', 'B', '{DE}', '00:00', '23:59', 'UTC')`.execute(db)
  const [old, used, recent] = [await judged(6, false), await judged(6, true), await judged(1, false)]
  const inUse = await judged(5, false)
  await sql`
    insert into rates (symbol, usd, taken_at, valid_until, snapshot) values ('USDT', 1, now(), now(), ${inUse})`.execute(
    db,
  )
  const gone = await judged(4, false)
  // A day at a time; what is not days old yet stays.
  for (let day = 0; day < 8; day++) await thinSnapshots(db)
  const { rows } = await sql<{ id: number }>`select id from rate_snapshots order by id`.execute(db)
  expect(rows.map(({ id }) => id)).toEqual([used, recent, inUse].toSorted((a, b) => a - b))
  expect([old, gone].every((id) => !rows.some((row) => row.id === id))).toBe(true)
})
