import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { StartFault } from '../start-fault.ts'
import { applyDecisions } from './decisions.ts'
import { beginAnew } from './market.ts'
import { isOfAnotherCluster, makePartitions } from './outbox.ts'
import type { Db } from './pool.ts'
import { isPassing } from './retry.ts'

const schema = new URL('./schema/', import.meta.url)
const bridge = new URL('./bridge/from-0.1.0.sql', import.meta.url)
const baseline = '0100_baseline.sql'

/** The migrations of release 0.1.0 by name, with their hashes: what the baseline stands for. */
const old: Readonly<Record<string, string>> = JSON.parse(
  await readFile(new URL('./bridge/from-0.1.0.json', import.meta.url), 'utf8'),
)

/**
 * Brings the database to the newest schema, each file of `schema/` once, in order of name, each in its transaction; one of release 0.1.0
 * is carried over by `bridge/`. Then its functions are made those of `decisions/`. Several processes may call it at once. Throws
 * StartFault for a file that was changed after it ran, for a database of a newer release, and, unless `mayRestore`, for one whose
 * functions are of a newer release.
 */
export async function migrate(db: Db, { mayRestore = false } = {}): Promise<void> {
  const files = await schemaFiles()
  await db.connection().execute(async (held) => {
    // Another start may hold the lock for long, and a migration of 0.1.0 may take its time.
    await sql`set lock_timeout = 0; set statement_timeout = 0`.execute(held)
    await sql`select pg_advisory_lock(7300)`.execute(held)
    try {
      await sql`create table if not exists migrations (
        name text primary key, hash text not null, ran_at timestamptz not null default now()
      )`.execute(held)
      const { rows } = await sql<Ran>`select name, hash from migrations order by name`.execute(held)
      refuseNewer(rows, files)
      const isOld = rows.length > 0 && !rows.some(({ name }) => name === baseline)
      if (isOld) refuseUnfinished(rows)
      for (const name of files) await runOnce(held, name, rows, isOld && name === baseline ? bridge : undefined)
      await applyDecisions(held, { mayRestore })
      // A dump that was put into another cluster bears transactions that are still to come in this one.
      if (await isOfAnotherCluster(held)) await beginAnew(held)
      await makeToday(held)
    } finally {
      await sql`select pg_advisory_unlock(7300)`.execute(held)
      await sql`reset lock_timeout; reset statement_timeout`.execute(held)
    }
  })
}

interface Ran {
  readonly name: string
  readonly hash: string
}

/** Schema files that have run, all of this release, and those that ran and this release does not know. */
export interface MigrationsRun {
  readonly run: number
  readonly known: number
  readonly unknown: number
}

/** Which files of the schema have run; null where the database is new. */
export async function migrationsRun(db: Db): Promise<MigrationsRun | null> {
  const { rows: tables } = await sql<{ is: boolean }>`select to_regclass('migrations') is not null as is`.execute(db)
  if (!tables[0]?.is) return null
  const files = await schemaFiles()
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const run = rows.filter(({ name }) => files.includes(name)).length
  return {
    run,
    known: files.length,
    unknown: rows.filter(({ name }) => !files.includes(name) && !(name in old)).length,
  }
}

/** Whether this release knows a migration of this name: those of 0.1.0 for ever, so that its backups can be restored. */
export async function isKnownMigration(name: string): Promise<boolean> {
  return name in old || (await schemaFiles()).includes(name)
}

async function schemaFiles(): Promise<string[]> {
  return (await readdir(schema)).filter((name) => name.endsWith('.sql')).sort()
}

function refuseNewer(ran: readonly Ran[], files: readonly string[]): void {
  const unknown = ran.find(({ name }) => !files.includes(name) && !(name in old))
  if (unknown) {
    throw new StartFault(
      `This database is of a newer release (it has ${unknown.name}). Start that one; the way back is a backup.`,
    )
  }
}

function refuseUnfinished(ran: readonly Ran[]): void {
  const isWhole = ran.length === Object.keys(old).length && ran.every(({ name, hash }) => old[name] === hash)
  if (!isWhole) {
    throw new StartFault('This database was made by an unfinished build; start 0.1.0 once, then this release.')
  }
}

/** Runs a file unless it has run. `instead` is what brings a database to the same from where it is. */
async function runOnce(db: Db, name: string, ran: readonly Ran[], instead?: URL): Promise<void> {
  const text = await readFile(new URL(name, schema), 'utf8')
  const hash = createHash('sha256').update(text).digest('hex')
  const known = ran.find((row) => row.name === name)?.hash
  if (known === hash) return
  if (known)
    throw new StartFault(`The migration ${name} was changed after it had run; this database needs another copy.`)
  const work = instead ? await readFile(instead, 'utf8') : text
  await db.transaction().execute(async (trx) => {
    await sql.raw(work).execute(trx).catch(refuse)
    await sql`insert into migrations (name, hash) values (${name}, ${hash})`.execute(trx)
  })
}

/** Turns an exception raised by a file itself into a StartFault with its text. */
function refuse(error: unknown): never {
  throw error instanceof pg.DatabaseError && error.code === 'P0001'
    ? new StartFault(error.message, { cause: error })
    : error
}

/** Partitions for what is written from now on. Where somebody is in the way for long (a dump), the clock makes them later. */
async function makeToday(db: Db): Promise<void> {
  await makePartitions(db).catch((error) => {
    if (!isPassing(error)) throw error
  })
}
