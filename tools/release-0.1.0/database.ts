/**
 * The database of release 0.1.0, as it was: its 25 migrations are kept here as a fixture, for what has to begin with such a database, and
 * for figures beside its functions. Nothing of the product reads them.
 */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#outside/db/pool.ts'
import { walkMarket } from '../walk/walk.ts'

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
 * disputes, awards, dues, shares, halts and their news. The same seed leaves the same rows. The walk's own schema is gone afterwards.
 */
export async function fillOld(db: Db, databaseUrl: string, walk: { seed: number; steps: number }): Promise<void> {
  await walkMarket(databaseUrl, { ...walk, checkEvery: walk.steps, layout: '0.1.0' })
  await sql`drop schema walk cascade`.execute(db)
}
