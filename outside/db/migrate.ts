import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { StartFault } from '../start-fault.ts'
import type { Db } from './pool.ts'

const folder = new URL('./migrations/', import.meta.url)

/**
 * Brings the database to the newest schema: every `migrations/*.sql` once, in order of name, each in its transaction.
 * Several processes may call it at once. Throws StartFault for a migration that was changed after it ran, and for a database of a newer
 * release: what its functions do is not known here.
 */
export async function migrate(db: Db): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  await db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(7300)`.execute(held)
    try {
      await sql`create table if not exists migrations (
        name text primary key, hash text not null, ran_at timestamptz not null default now()
      )`.execute(held)
      await refuseNewer(held, files)
      for (const name of files) await runOnce(held, name)
    } finally {
      await sql`select pg_advisory_unlock(7300)`.execute(held)
    }
  })
}

/** How many migrations of this release have run, how many it has, and how many there are that it does not know. */
export interface MigrationsRun {
  readonly run: number
  readonly known: number
  readonly unknown: number
}

/** Which migrations have run; null where the database is new. */
export async function migrationsRun(db: Db): Promise<MigrationsRun | null> {
  const { rows: found } = await sql<{ is: boolean }>`select to_regclass('migrations') is not null as is`.execute(db)
  if (!found[0]?.is) return null
  const files = new Set((await readdir(folder)).filter((name) => name.endsWith('.sql')))
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const run = rows.filter(({ name }) => files.has(name)).length
  return { run, known: files.size, unknown: rows.length - run }
}

async function refuseNewer(db: Db, files: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
  const unknown = rows.find(({ name }) => !files.includes(name))
  if (unknown) {
    throw new StartFault(
      `This database is of a newer release (it has ${unknown.name}). Start that one; the way back is a backup.`,
    )
  }
}

/** Whether this release has a migration of this name. */
export async function isKnownMigration(name: string): Promise<boolean> {
  return name.endsWith('.sql') && (await readdir(folder)).includes(name)
}

async function runOnce(db: Db, name: string): Promise<void> {
  const text = await readFile(new URL(name, folder), 'utf8')
  const hash = createHash('sha256').update(text).digest('hex')
  const ran = await sql<{ hash: string }>`select hash from migrations where name = ${name}`.execute(db)
  const known = ran.rows[0]?.hash
  if (known === hash) return
  if (known)
    throw new StartFault(`The migration ${name} was changed after it had run; this database needs another copy.`)
  await db.transaction().execute(async (trx) => {
    await sql.raw(text).execute(trx)
    await sql`insert into migrations (name, hash) values (${name}, ${hash})`.execute(trx)
  })
}
