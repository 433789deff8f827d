import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startAnvil } from '#outside/chain/anvil.ts'
import { startPostgres } from '#outside/db/embedded.ts'
import { migrate } from '#outside/db/migrate.ts'
import { openDb } from '#outside/db/pool.ts'
import { deployDemo } from '#server/demo/contracts.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL for the whole run, as its superuser: every test file makes databases of its own in it. */
    postgresUrl: string
    /** A database there with every migration run and nothing else in it, which a market's own is a copy of. */
    migratedDatabase: string
    /** A local chain for the whole run: every test uses accounts of its own. */
    chainUrl: string
  }
}

const quiet = { info: () => undefined, warn: console.warn }

/** Starts the real parts once for all tests of a run; `inject('postgresUrl')` and `inject('chainUrl')` reach them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-tests-'))
  // `npm run test:postgres` brings another one.
  const given = process.env.TEST_POSTGRES_URL
  const [postgres, chain] = await Promise.all([
    given ? { url: given, stop: () => Promise.resolve() } : startPostgres({ dataDir, log: quiet }),
    startAnvil({ dataDir, log: quiet, blockSeconds: 1 }),
  ])
  // What is kept over a crash of the machine is asked by nobody here; the long tests kill, and have it as markets do.
  if (!given && project.name === 'integration') await forgoDurability(postgres.url)
  // Once for all: every market of the run finds the contracts where they belong and has nothing left to do.
  await deployDemo(chain.rpcUrl, dataDir)
  if (!given) await countCalls(postgres.url)
  const migratedDatabase = await makeMigrated(postgres.url)
  project.provide('postgresUrl', postgres.url)
  project.provide('migratedDatabase', migratedDatabase)
  project.provide('chainUrl', chain.rpcUrl)
  return async () => {
    await Promise.all([chain.stop(), postgres.stop()])
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Has PostgreSQL count the calls of each function: `npm test` tells which were never called. */
async function countCalls(postgresUrl: string): Promise<void> {
  await configure(postgresUrl, { track_functions: 'all' })
}

async function forgoDurability(postgresUrl: string): Promise<void> {
  await configure(postgresUrl, { fsync: 'off', full_page_writes: 'off' })
}

async function configure(postgresUrl: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    for (const [name, value] of Object.entries(settings)) await client.query(`alter system set ${name} = '${value}'`)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}

/** Nobody may be connected to it while it is copied, so nobody stays. */
async function makeMigrated(postgresUrl: string): Promise<string> {
  const name = `migrated_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  const db = openDb(url.href)
  await migrate(db).finally(() => db.destroy())
  return name
}
