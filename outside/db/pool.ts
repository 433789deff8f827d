import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartFault } from '../start-fault.ts'
import { PoolFull } from './retry.ts'
import type { Tables } from './rows.ts'

/** The database, ready for queries. Readers take `Db`; whoever needs a transaction says so with `Transaction<Tables>`. */
export type Db = Kysely<Tables>

const oid = { int8: 20, timestamptz: 1184 } as const

/** Bigints here are counters far below 2^53; moments become ISO text, so that no microsecond is lost in a Date. */
const types: pg.CustomTypesConfig = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    if (id === oid.int8) return (text: string) => Number(text)
    if (id === oid.timestamptz) return (text: string) => isoMoment(text)
    return pg.types.getTypeParser(id, format as 'text')
  },
}

/** `2026-11-21 01:52:41.123+00` → `2026-11-21T01:52:41.123Z`. Sessions run in UTC. */
function isoMoment(text: string): string {
  const moment = text.replace(' ', 'T').replace(/\+00$/, 'Z')
  return moment.includes('.') ? moment : moment.replace('Z', '.000Z')
}

/** How the pool is bounded: connections, how many may wait for one, and how long a query may wait, in ms. */
export interface PoolLimits {
  readonly connections: number
  readonly waiting: number
  readonly statementMs: number
  readonly lockMs: number
  readonly waitMs: number
}

const limits: PoolLimits = { connections: 12, waiting: 300, statementMs: 10_000, lockMs: 5_000, waitMs: 3_000 }

/** Opens the database. Nothing connects yet; `onQuery` hears every statement (tests count round trips with it). */
export function openDb(url: string, onQuery?: (sql: string) => void, connections = limits.connections): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: limits.waitMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.statementMs,
    options: '-c timezone=UTC',
    application_name: 'surety',
    types,
  })
  // A connection that breaks while idle is dropped by the pool; the next query takes or opens another.
  pool.on('error', () => undefined)
  // A connection in use may break between two queries: without this listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('connect', prepareDecisions)
  const log = onQuery
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        // With too many waiting, refuse at once: a queue that only grows serves nobody.
        connect: () => (pool.waitingCount < limits.waiting ? pool.connect() : Promise.reject(new PoolFull())),
        end: () => pool.end(),
        options: pool.options,
      },
    }),
    ...(log ? { log: (event) => log(event.query.sql) } : {}),
  })
}

/** Calls of decisions, as `decide` writes them. */
const decisionCall = /^select ([a-z_]+)\((?:\$1::jsonb)?\) as answer$/

/** Has a connection prepare each decision once, by its name: what comes after is bound and run, not read and planned anew. */
function prepareDecisions(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (query: unknown, ...rest: unknown[]) => unknown
  const query = (text: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? decisionCall.exec(text)?.[1] : undefined
    return send(name ? { name, text } : text, ...rest)
  }
  Object.assign(client, { query })
}

/** Makes sure that the database answers; throws one clear sentence when it does not. */
export async function checkDb(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: limits.waitMs })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    const version = rows[0]?.version ?? 0
    if (version < 150_000) throw new Error(`PostgreSQL 15 or newer is needed, this one is ${version / 10_000}`)
  } catch (error) {
    throw new StartFault(`DATABASE_URL cannot be used: ${reason(error)}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ')
  return error instanceof Error ? error.message : String(error)
}
