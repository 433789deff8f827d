import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { claim } from '#outside/claim.ts'
import { startPostgres } from '#outside/db/embedded.ts'
import { migrationsRun } from '#outside/db/migrate.ts'
import { checkDb, openDb } from '#outside/db/pool.ts'
import type { Log } from '#outside/log.ts'
import { StartFault } from '#outside/start-fault.ts'
import type { Settings } from '#server/config.ts'
import { asidePrefix, type MarketFacts, type Member, refuseToReplace, tool, writeArchive } from './archive.ts'
import { connectionOf } from './connection.ts'

/** What of `DATA_DIR` belongs to a market whose database is elsewhere. */
const ofTheMarket = new Set(['files', 'pictures', 'contracts', 'secrets.json'])
/** What belongs to a run, not to the market. */
const ofTheRun = /\.(lock(-\w+)?|process|log)$|^postgres\.elsewhere$|^\./

/**
 * Writes everything of the market that is in its database and in `DATA_DIR` into one file. A market with a PostgreSQL of its own must
 * be stopped; one with `DATABASE_URL` may run: the dump is of one moment, and a file is kept before a message names it. Throws StartFault.
 */
export async function backUp({ databaseUrl, dataDir }: Settings, file: string, log: Log): Promise<void> {
  refuseToReplace(file)
  if (databaseUrl === null) await copyCold(dataDir, file, log)
  else await dump(databaseUrl, dataDir, file)
}

async function copyCold(dataDir: string, file: string, log: Log): Promise<void> {
  if (!existsSync(join(dataDir, 'postgres.password'))) throw new StartFault(`There is no market in ${dataDir}.`)
  // Started once, so that a cluster that was killed recovers, and stopped in order: only such a copy is whole.
  const { url, stop } = await startPostgres({ dataDir, log })
  const market = await factsOf(url).finally(stop)
  const held = [await claim(dataDir, 'postgres'), await claim(dataDir, 'chain')]
  try {
    const names = (await readdir(dataDir)).filter((name) => !ofTheRun.test(name))
    await writeArchive(file, { kind: 'cold', madeAt: new Date().toISOString(), ...market }, [
      { folder: dataDir, names },
      ...elsewhere(dataDir),
    ])
  } finally {
    for (const hold of held) await hold.release()
  }
}

/** Where root may have no namespaces, PostgreSQL’s cluster stands where the account nobody reaches it. */
function elsewhere(dataDir: string): Member[] {
  const note = join(dataDir, 'postgres.elsewhere')
  return existsSync(note) ? [{ folder: readFileSync(note, 'utf8').trim(), names: ['postgres'] }] : []
}

async function dump(url: string, dataDir: string, file: string): Promise<void> {
  await checkDb(url)
  const market = await factsOf(url)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(dirname(file), `${asidePrefix}dump-`))
  try {
    const args = ['--format=custom', '--no-owner', '--no-privileges', '--file', join(folder, 'database.dump')]
    await tool('pg_dump', args, { env: connectionOf(url) })
    const names = existsSync(dataDir) ? (await readdir(dataDir)).filter((name) => ofTheMarket.has(name)) : []
    await writeArchive(file, { kind: 'dump', madeAt: new Date().toISOString(), ...market }, [
      { folder, names: ['database.dump'] },
      { folder: dataDir, names },
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Throws StartFault where no market has begun. */
async function factsOf(url: string): Promise<MarketFacts> {
  const db = openDb(url)
  try {
    if ((await migrationsRun(db)) === null) throw new StartFault('This database has no market in it yet.')
    const { rows } = await sql<{ name: string }>`select max(name) as name from migrations`.execute(db)
    const market = await db.selectFrom('market').select(['is_demo', 'key_check']).executeTakeFirstOrThrow()
    if (market.is_demo === null || market.key_check === null) throw new StartFault('No market was started here yet.')
    return { migration: rows[0]?.name ?? '', isDemo: market.is_demo, keyCheck: market.key_check.toString('base64') }
  } finally {
    await db.destroy()
  }
}
