import { sql } from 'kysely'
import { assertSameMarket } from '#outside/db/market.ts'
import { migrationsRun } from '#outside/db/migrate.ts'
import type { Db } from '#outside/db/pool.ts'
import type { Settings } from '#server/config.ts'
import { connections } from '#server/infrastructure.ts'
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
  const { version, skewMs, most } = await greet(db)
  const clock = clockOf('database', skewMs)
  const spare = connectionsFor(most)
  const migrations = await migrationsRun(db)
  if (migrations === null) {
    const says = `PostgreSQL ${version} is empty`
    const empty = worthALook('database', says, 'Start the server once: it makes what it needs.')
    return { findings: [empty, clock, spare], hasSchema: false }
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
  if (run < known) return { findings: [schema, clock, spare], hasSchema: false }
  return { findings: [schema, clock, spare, await keysOf(db, settings), await superUsersOf(db)], hasSchema: true }
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

/** How many instances of the market the database has connections for, some left aside. */
export function connectionsFor(most: number): Finding {
  const instances = Math.max(0, Math.floor((most - sparedConnections) / connections))
  const says = `${most} of the database, enough for ${instances} ${instances === 1 ? 'instance' : 'instances'} of up to ${connections} each`
  if (instances > 0) return well('connections', says)
  return worthALook('connections', says, 'Set max_connections of PostgreSQL higher.')
}

async function greet(db: Db): Promise<{ version: string; skewMs: number; most: number }> {
  const before = Date.now()
  const { rows } = await sql<{ version: string; at: number; most: number }>`
    select current_setting('server_version') as version, current_setting('max_connections')::int as most, extract(epoch from clock_timestamp()) * 1000.0 as at
  `.execute(db)
  const middle = (before + Date.now()) / 2
  const [row] = rows
  return { version: row?.version ?? '', skewMs: Number(row?.at) - middle, most: row?.most ?? 0 }
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
