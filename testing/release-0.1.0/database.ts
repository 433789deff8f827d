/**
 * The database of release 0.1.0, as it was: its 25 migrations are kept here as a fixture, for what has to begin with such a database, and
 * for figures beside its functions. Nothing of the product reads them.
 */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '#outside/db/pool.ts'
import { layOut, walkMarket } from '../simulation/walk.ts'

const folder = join(import.meta.dirname, 'migrations')

/** Brings an empty database to where release 0.1.0 brought it, with its table `migrations`: every name, and the hash of every file. */
export async function migrateOld(db: Db): Promise<void> {
  await sql`create table migrations (
    name text primary key, hash text not null, ran_at timestamptz not null default now()
  )`.execute(db)
  for (const name of readdirSync(folder).sort()) {
    const text = readFileSync(join(folder, name), 'utf8')
    const hash = createHash('sha256').update(text).digest('hex')
    await db.transaction().execute(async (trx) => {
      await sql.raw(text).execute(trx)
      await sql`insert into migrations (name, hash) values (${name}, ${hash})`.execute(trx)
    })
  }
}

/**
 * Fills a database of release 0.1.0 by a walk of so many steps through everything that moves capacity: offers, orders in every status,
 * disputes, awards, dues, shares, halts and their news. The same seed leaves the same rows. The walk's own schema is gone afterwards;
 * where everybody stood is kept in one named `walked`.
 */
export async function fillOld(db: Db, databaseUrl: string, walk: { seed: number; steps: number }): Promise<void> {
  await walkMarket(databaseUrl, { ...walk, checkEvery: walk.steps, layout: '0.1.0' })
  await sql`create schema walked`.execute(db)
  await sql`create table walked.places as table walk.places`.execute(db)
  await sql`create table walked.tokens as table walk.tokens`.execute(db)
  await sql`create table walked.numbers as select i.last_value as ids, u.last_value as users from walk.ids i, walk.user_numbers u`.execute(
    db,
  )
  await sql`drop schema walk cascade`.execute(db)
}

/** Goes on where `fillOld` stopped, in the layout of today; throws what it finds wrong. News of what was before are gone. */
export async function walkFurther(databaseUrl: string, steps: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC' })
  await client.connect()
  try {
    await layOut(client, {})
    await client.query(`
      insert into walk.origin values (now());
      select setseed(0.25);
      truncate walk.places;
      insert into walk.places table walked.places;
      insert into walk.tokens table walked.tokens;
      select setval('walk.ids', ids), setval('walk.user_numbers', users) from walked.numbers`)
    await client.query(`call walk.run(${steps}, ${steps + 1})`)
    await client.query('call walk.catch_up()')
    await client.query(
      `select walk.demand(walk.ledger_fault(agent_addr) is null, walk.ledger_fault(agent_addr)) from capacity`,
    )
  } finally {
    await client.end()
  }
}
