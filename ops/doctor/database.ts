import { sql } from 'kysely'
import { assertSameMarket } from '#outside/db/market.ts'
import { migrationsRun } from '#outside/db/migrate.ts'
import type { Db } from '#outside/db/pool.ts'
import type { Settings } from '#server/config.ts'
import { connectionsOf } from '#server/infrastructure.ts'
import { broken, type Finding, reasonOf, well, worthALook } from './finding.ts'

/** How far two clocks may be apart before somebody should look, in ms. */
const maxSkewMs = 1_000

/** How many connections are left for others: backups, an operator, the doctor. */
const sparedConnections = 10

/** What was found, and whether the schema of this release is there, so that the rest can be looked at. */
interface Examined {
  readonly findings: readonly Finding[]
  readonly hasSchema: boolean
}

/** The database: its version, its migrations, its clock, whose market it is, and whether somebody may do everything. */
export async function examineDatabase(db: Db, settings: Settings): Promise<Examined> {
  const { version, skewMs, connections } = await greet(db)
  const clock = clockOf('database', skewMs)
  const room = roomFor(settings, connections)
  const migrations = await migrationsRun(db)
  if (migrations === null) {
    const says = `PostgreSQL ${version} is empty`
    const empty = worthALook('database', says, 'Start the server once: it makes what it needs.')
    return { findings: [empty, clock, room], hasSchema: false }
  }
  const { run, known, unknown } = migrations
  const has = `PostgreSQL ${version}, ${run} of ${known} migrations`
  const schema =
    unknown > 0
      ? broken(
          'database',
          `${has}, and ${unknown} of another release`,
          'Run the release that this database belongs to.',
        )
      : run < known
        ? worthALook('database', has, 'Start this release once: it runs the others.')
        : well('database', has)
  if (run < known) return { findings: [schema, clock, room], hasSchema: false }
  return { findings: [schema, clock, room, await keysOf(db, settings), await superUsersOf(db)], hasSchema: true }
}

/** What a clock says beside ours; `skewMs` is how far it is ahead. */
export function clockOf(whose: string, skewMs: number): Finding {
  const seconds = (Math.abs(skewMs) / 1000).toFixed(1)
  if (Math.abs(skewMs) <= maxSkewMs) return well('clocks', `the ${whose}'s and this machine's are ${seconds} s apart`)
  const direction = skewMs > 0 ? 'ahead of' : 'behind'
  return broken(
    'clocks',
    `the ${whose}'s is ${seconds} s ${direction} this machine's`,
    'Have both set their clocks by NTP: deadlines and sign-ins are decided by them.',
  )
}

/** Whether the database takes the connections of all workers of this machine, and some more. */
function roomFor(settings: Settings, connections: number): Finding {
  const wanted = settings.workers * connectionsOf(settings)
  const processes = settings.workers === 1 ? 'one process' : `${settings.workers} processes (WORKERS)`
  const says = `${processes} of this machine: up to ${wanted} of the ${connections} connections that the database takes`
  if (wanted + sparedConnections <= connections) return well('processes', says)
  return worthALook('processes', says, 'Set WORKERS lower, or max_connections of PostgreSQL higher.')
}

async function greet(db: Db): Promise<{ version: string; skewMs: number; connections: number }> {
  const before = Date.now()
  const { rows } = await sql<{ version: string; at: number; connections: number }>`
    select current_setting('server_version') as version, current_setting('max_connections')::int as connections, extract(epoch from clock_timestamp()) * 1000.0 as at
  `.execute(db)
  const middle = (before + Date.now()) / 2
  const [row] = rows
  return { version: row?.version ?? '', skewMs: Number(row?.at) - middle, connections: row?.connections ?? 0 }
}

async function keysOf(db: Db, { demo, keys }: Settings): Promise<Finding> {
  const { is_demo } = await db.selectFrom('market').select('is_demo').executeTakeFirstOrThrow()
  if (is_demo === null) return well('keys', 'nothing was sealed yet')
  try {
    await assertSameMarket(db, demo, keys.data)
    return well('keys', 'DATA_KEY opens what was sealed in this database')
  } catch (error) {
    return broken('keys', reasonOf(error), 'Give the DATA_KEY and DEMO setting that this market was started with.')
  }
}

async function superUsersOf(db: Db): Promise<Finding> {
  const { count } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('is_super', '=', true)
    .where('is_banned', '=', false)
    .executeTakeFirstOrThrow()
  if (count > 0) return well('staff', `${count} super ${count === 1 ? 'user' : 'users'}`)
  return worthALook('staff', 'nobody is super user', 'npm run surety -- grant <address> super')
}
