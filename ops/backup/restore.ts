import { existsSync } from 'node:fs'
import { readdir, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { startPostgres } from '#outside/db/embedded.ts'
import { beginAnew, isKeyOf } from '#outside/db/market.ts'
import { isKnownMigration } from '#outside/db/migrate.ts'
import { checkDb, openDb } from '#outside/db/pool.ts'
import type { Log } from '#outside/log.ts'
import { StartFault } from '#outside/start-fault.ts'
import { readSettings, type Settings } from '#server/config.ts'
import { asidePrefix, type Note, tool, withArchive } from './archive.ts'
import { connectionOf } from './connection.ts'

/**
 * Puts a backup where the settings say: into an empty `DATA_DIR`, or an empty database and a `DATA_DIR` without files. Everything is
 * looked at first; nothing that is there is written over. Throws StartFault.
 */
export async function restore(env: NodeJS.ProcessEnv, file: string, log: Log): Promise<Note> {
  // A demo's secrets come with its backup; until then any do.
  const settings = readSettings(env, () => ({ secretKey: 'not known yet', dataKey: 'not known yet' }))
  const { databaseUrl, dataDir } = settings
  const restored: Note[] = []
  // Unpacked in DATA_DIR itself, which may be all that can be written to, and a file system of its own.
  await withArchive(file, resolve(dataDir), async (folder, note) => {
    await refuseWrong(note, settings)
    if (databaseUrl === null) await placeCold(folder, dataDir)
    else await placeDump(folder, databaseUrl, dataDir)
    restored.push(note)
  })
  await begin(settings, log)
  return restored[0] as Note
}

async function refuseWrong(note: Note, { databaseUrl, demo, keys }: Settings): Promise<void> {
  if (note.kind === 'cold' && databaseUrl !== null) {
    throw new StartFault('This backup is of a market with a PostgreSQL of its own: restore it without DATABASE_URL.')
  }
  if (note.kind === 'dump' && databaseUrl === null) {
    throw new StartFault('This backup is of a market with DATABASE_URL: name the database to restore it into.')
  }
  if (note.isDemo !== demo) throw new StartFault(`This backup is of a ${note.isDemo ? 'demo' : 'real'} market.`)
  if (!demo && !isKeyOf(keys.data, Buffer.from(note.keyCheck, 'base64'))) {
    throw new StartFault(
      'DATA_KEY is not the key that this market was sealed with; without it the backup is of no use.',
    )
  }
  if (!(await isKnownMigration(note.migration))) {
    throw new StartFault('This backup is of a newer release of Surety; restore it with that one.')
  }
}

async function placeCold(folder: string, dataDir: string): Promise<void> {
  await refuseFull(dataDir)
  for (const name of await readdir(folder)) await rename(join(folder, name), join(dataDir, name))
}

async function placeDump(folder: string, url: string, dataDir: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== 'database.dump')
  for (const name of names) {
    if (existsSync(join(dataDir, name)))
      throw new StartFault(`${join(dataDir, name)} is there already; nothing is written over.`)
  }
  await refuseUsed(url)
  const args = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges']
  const connection = connectionOf(url)
  await tool('pg_restore', [...args, '--dbname', connection.PGDATABASE ?? '', join(folder, 'database.dump')], {
    env: connection,
  })
  for (const name of names) await rename(join(folder, name), join(dataDir, name))
}

async function refuseFull(dataDir: string): Promise<void> {
  const names = await readdir(dataDir)
  if (names.some((name) => !name.startsWith(asidePrefix)))
    throw new StartFault(`${dataDir} is not empty; a backup is restored into a new folder (DATA_DIR).`)
}

async function refuseUsed(url: string): Promise<void> {
  await checkDb(url)
  const db = openDb(url)
  try {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and c.relkind in ('r', 'p', 'S', 'v') limit 1
    `.execute(db)
    if (rows[0])
      throw new StartFault(`The database is not empty (it has ${rows[0].name}); a backup is restored into a new one.`)
  } finally {
    await db.destroy()
  }
}

/** Has the market begin anew where a database's past must not be continued. */
async function begin({ databaseUrl, dataDir }: Settings, log: Log): Promise<void> {
  const { url, stop } =
    databaseUrl === null ? await startPostgres({ dataDir, log }) : { url: databaseUrl, stop: () => Promise.resolve() }
  const db = openDb(url)
  try {
    await beginAnew(db)
  } finally {
    await db.destroy()
    await stop()
  }
}
