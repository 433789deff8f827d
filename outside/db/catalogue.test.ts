import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabase } from '#testing/market.ts'
import { describeSchema, type Schema } from './catalogue.ts'
import { type Db, openDb } from './pool.ts'

let db: Db
let drop: () => Promise<void>
let before: Schema
beforeAll(async () => {
  const database = await createDatabase(inject('migratedDatabase'))
  db = openDb(database.url)
  drop = async () => {
    await db.destroy()
    await database.drop()
  }
  before = await describeSchema(db)
})
afterAll(() => drop())

/** Describes the database with something in it changed, which is taken back at once. */
async function describeWith(change: string): Promise<Schema> {
  let after: Schema | undefined
  const undone = db.transaction().execute(async (trx) => {
    await sql.raw(change).execute(trx)
    after = await describeSchema(trx)
    throw new Error('enough seen')
  })
  await expect(undone).rejects.toThrow('enough seen')
  if (!after) throw new Error('nothing was seen')
  return after
}

test('a database of the same migrations is described letter for letter the same', async () => {
  const other = await createDatabase(inject('migratedDatabase'))
  const otherDb = openDb(other.url)
  const text = JSON.stringify(await describeSchema(otherDb))
  await otherDb.destroy()
  await other.drop()
  expect(text).toBe(JSON.stringify(before))
})

test('what the market is made of is in it', () => {
  expect(before.tables.orders?.columns.status).toMatchObject({ type: 'text', isNullable: false, generated: null })
  expect(before.tables.capacity?.columns.used?.generated).toBe('stored')
  expect(before.tables.audit?.columns.id?.generated).toBe('always')
  expect(before.tables.watched_legs?.kind).toBe('view')
  expect(before.tables.offers?.constraints.offers_pkey).toMatchObject({ kind: 'primary key', columns: ['id'] })
  expect(before.functions['match_offer(jsonb)']?.result).toBe('jsonb')
  expect(before.sequences.audit_id_seq?.owner).toBe('audit.id')
})

test.each([
  ['a type', 'alter table offers alter from_network type varchar(40)'],
  ['that a value may be missing', 'alter table offers alter from_network drop not null'],
  ['a default', "alter table users alter username set default 'x'"],
  ['a column more', 'alter table users add extra int'],
  ['a check', 'alter table capacity add check (held < 1e12)'],
  ['a key to another table', 'alter table orders drop constraint orders_offer_id_fkey'],
  ['an index', 'create index extra on orders (locked_usd) where locked_usd > 7'],
  ['how full an index is', 'alter index orders_pkey set (fillfactor = 70)'],
  ['how full a table is', 'alter table offers set (fillfactor = 70)'],
  [
    'a trigger more',
    'create trigger extra before delete on users for each row execute function suppress_redundant_updates_trigger()',
  ],
  ['a trigger that sleeps', 'alter table halts disable trigger user'],
  [
    "a function's body",
    'create or replace function is_open_award(state text) returns boolean language sql immutable as $$ select true $$',
  ],
  ['what a function may touch', 'alter function match_offer(jsonb) set search_path = public'],
  ['a function less', 'drop function free_hold cascade'],
  ['how a sequence counts', 'alter sequence audit_tick increment 2'],
  ["a table's comment", "comment on table users is 'who was here'"],
  ["a column's comment", "comment on column users.addr is 'who'"],
  ["a function's comment", "comment on function match_offer(jsonb) is 'decision: an offer'"],
  [
    'what a view shows',
    `do $$ begin execute 'create or replace view watched_legs as select * from ('
      || rtrim(pg_get_viewdef('watched_legs'::regclass), ';') || ') v where false'; end $$`,
  ],
  ['a type of its own', "create type mood as enum ('good', 'bad')"],
])('%s is noticed', async (_what, change) => {
  expect(JSON.stringify(await describeWith(change))).not.toBe(JSON.stringify(before))
})

test('what an extension brings and the parts of a divided table are not ours', async () => {
  const after = await describeWith(`create extension pg_trgm; create table days (at date) partition by range (at);
    create table days_1 partition of days default`)
  const { days, ...others } = after.tables
  expect(days?.definition).toBe('RANGE (at)')
  expect({ ...after, tables: others }).toEqual(before)
})
