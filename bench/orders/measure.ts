import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '#outside/db/embedded.ts'
import { median } from '../figures.ts'
import { postgresPids } from '../service.ts'
import { following, newcomers, type OrderPath, paths, people, person } from './paths.ts'

const clients = 32
export const loads = { hot: 1, spread: 16 } as const
export type Load = keyof typeof loads
export type PathName = keyof typeof paths

/** What some orders cost of PostgreSQL, each: milliseconds of CPU, bytes of WAL; and how many there were in a second. */
export interface Figures {
  readonly perSecond: number
  readonly cpuMs: number
  readonly wal: number
}

/** Where the work of some orders went: bytes of WAL by relation, and rows written by table, each for one order. */
export interface Spent extends Figures {
  readonly relations: readonly { name: string; bytes: number }[]
  readonly tables: readonly TableWrites[]
}

export interface TableWrites {
  readonly name: string
  readonly inserted: number
  readonly updated: number
  readonly hot: number
  readonly deleted: number
}

/** How much is measured: rounds of so many orders of each of 32 clients, and then once so many of each, looked at closely. */
export interface Measure {
  readonly rounds: number
  readonly each: number
  readonly eachOfClose: number
}

export const measures: Readonly<Record<'quick' | 'full', Measure>> = {
  quick: { rounds: 2, each: 10, eachOfClose: 20 },
  full: { rounds: 5, each: 30, eachOfClose: 100 },
}

export interface Measured {
  /** How long the disk takes to keep 8 KiB, in ms: the floor is little else. */
  readonly flushMs: number
  readonly runs: Readonly<Record<Load, Readonly<Record<PathName, readonly Figures[]>>>>
  readonly spent: Readonly<Record<PathName, Spent>>
  /** Milliseconds of a newcomer's match with this checkout's functions, by round: at an agent with 1,000 open orders of newcomers, and with none. */
  readonly newcomers: Readonly<Record<'busy' | 'idle', readonly number[]>>
}

/** A PostgreSQL of the bench's own, and its superuser's client in no database that is measured. */
interface Cluster {
  readonly url: string
  readonly dataDir: string
  readonly admin: pg.Client
}

const names = Object.keys(paths) as PathName[]
const quiet = { info: () => undefined, warn: () => undefined }

/** Measures all paths in turn, forwards and backwards, each run in a fresh copy of its database after a checkpoint. */
export async function measureOrders({ rounds, each, eachOfClose }: Measure): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-bench-orders-'))
  const postgres = await startPostgres({ dataDir, log: quiet })
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  const cluster = { url: postgres.url, dataDir, admin }
  try {
    for (const name of names) await prepare(cluster, name)
    const none = () => Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<PathName, Figures[]>
    const runs: Record<Load, Record<PathName, Figures[]>> = { hot: none(), spread: none() }
    for (let round = 0; round < rounds; round++) {
      for (const load of Object.keys(loads) as Load[]) {
        for (const name of round % 2 === 0 ? names : names.toReversed()) {
          runs[load][name].push((await runOnce(cluster, name, load, each)).figures)
        }
      }
    }
    const spent: Partial<Record<PathName, Spent>> = {}
    for (const name of names) spent[name] = await lookClosely(cluster, name, eachOfClose)
    const newcomers = await matchNewcomers(cluster, rounds)
    return { flushMs: await flushMs(dataDir), runs, spent: spent as Record<PathName, Spent>, newcomers }
  } finally {
    await admin.end()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function prepare({ url, admin }: Cluster, name: PathName): Promise<void> {
  await admin.query(`create database bench_${name}`)
  const own = urlOf(url, `bench_${name}`)
  await paths[name].prepare(own)
  await inDatabase(own, async (client) => {
    // Part of PostgreSQL, but not of every package of it: without it nothing is said by relation.
    await client.query('create extension if not exists pg_walinspect').catch(() => undefined)
    await client.query('vacuum analyze')
  })
}

/** One run, and `after` while its database is still there. */
async function runOnce<T>(
  { url, dataDir, admin }: Cluster,
  name: PathName,
  load: Load,
  each: number,
  after?: (url: string, wal: readonly [string, string], orders: number) => Promise<T>,
): Promise<{ figures: Figures; extra: T | undefined }> {
  await admin.query(`create database bench_run template bench_${name} strategy file_copy`)
  const own = urlOf(url, 'bench_run')
  const path = paths[name]
  const { pool, end } = openPool(own, clients)
  const stop = following(path, own)
  // Every connection plans its statements before anything is measured.
  await everybody(path, pool, load, 1, 0)
  await admin.query('checkpoint')
  const before = { wal: await position(admin), cpu: cpuByPid(dataDir) }
  const from = performance.now()
  await everybody(path, pool, load, each, 1)
  const seconds = (performance.now() - from) / 1000
  await stop()
  const orders = clients * each
  const wal = [before.wal, await position(admin)] as const
  const { rows } = await admin.query<{ bytes: string }>('select $2::pg_lsn - $1::pg_lsn as bytes', [...wal])
  const cpuMs = cpuMsSince(before.cpu, cpuByPid(dataDir)) / orders
  await end()
  const extra = await after?.(own, wal, orders)
  await admin.query('drop database bench_run')
  return { figures: { perSecond: orders / seconds, cpuMs, wal: Number(rows[0]?.bytes) / orders }, extra }
}

/** One after the other, in turn at both agents. Each newcomer stays with one agent, since a match releases what they had before. */
async function matchNewcomers({ url, admin }: Cluster, rounds: number): Promise<Measured['newcomers']> {
  await admin.query('create database bench_run template bench_product strategy file_copy')
  const { pool, end } = openPool(urlOf(url, 'bench_run'), 1)
  const [busy, idle]: [number[], number[]] = [[], []]
  const took = async (n: number, agent: number) => {
    const from = performance.now()
    await paths.product.match(pool, person(newcomers.first + n), person(agent))
    return performance.now() - from
  }
  // The first round is only for plans and caches.
  for (let round = 0; round <= rounds; round++) {
    const [atBusy, atIdle]: [number[], number[]] = [[], []]
    for (let n = 0; n < 32; n++) {
      atBusy.push(await took(n, newcomers.busyAgent))
      atIdle.push(await took(32 + n, newcomers.idleAgent))
    }
    if (round > 0) busy.push(median(atBusy))
    if (round > 0) idle.push(median(atIdle))
  }
  await end()
  await admin.query('drop database bench_run')
  return { busy, idle }
}

/** All clients order so many times, one after the other, all at once; everybody else another time. */
async function everybody(path: OrderPath, pool: pg.Pool, load: Load, each: number, from: number): Promise<void> {
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let n = from; n < from + each; n++) {
        const user = person(1 + ((n * clients + client) % people))
        await path.place(pool, user, await path.match(pool, user, person(people + 1 + (client % loads[load]))))
      }
    }),
  )
}

async function lookClosely(cluster: Cluster, name: PathName, each: number): Promise<Spent> {
  const { figures, extra } = await runOnce(cluster, name, 'spread', each, async (url, wal, orders) =>
    inDatabase(url, async (client) => ({
      relations: await walByRelation(client, wal, orders),
      // Also what was done before the measure began, once a client.
      tables: await writes(client, orders + clients),
    })),
  )
  return { ...figures, relations: extra?.relations ?? [], tables: extra?.tables ?? [] }
}

/** A record is counted where its first block lies; what has no block (commits, locks) has no name. */
async function walByRelation(
  client: pg.Client,
  [from, to]: readonly [string, string],
  orders: number,
): Promise<Spent['relations']> {
  const { rows } = await client
    .query<{ name: string; bytes: string }>(
      `with first as (
        select distinct on (start_lsn) relfilenode, reldatabase, record_length as bytes from pg_get_wal_block_info($1, $2, false)
        order by start_lsn, block_id
      ), named as (
        select coalesce(c.relname, case when reldatabase = d.oid then 'other' else 'outside' end) as name, bytes
        from first join pg_database d on d.datname = current_database()
        left join pg_class c on pg_relation_filenode(c.oid) = first.relfilenode and reldatabase = d.oid
        union all
        select 'commits, locks', sum(record_length) from pg_get_wal_records_info($1, $2) where block_ref is null or block_ref = ''
      )
      select name, sum(bytes)::text as bytes from named group by name having sum(bytes) > 0 order by sum(bytes) desc`,
      [from, to],
    )
    .catch((error) => {
      // Where the extension is not there, nothing is said by relation.
      if (error.code === '42883') return { rows: [] }
      throw error
    })
  return rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) / orders }))
}

async function writes(client: pg.Client, orders: number): Promise<readonly TableWrites[]> {
  const { rows } = await client.query<Record<keyof TableWrites, string>>(
    `select relname as name, n_tup_ins as inserted, n_tup_upd as updated, n_tup_hot_upd as hot, n_tup_del as deleted
    from pg_stat_user_tables where n_tup_ins + n_tup_upd + n_tup_del >= $1 order by relname`,
    [Math.floor(orders / 100)],
  )
  const each = (count: string) => Number(count) / orders
  return rows.map(({ name, inserted, updated, hot, deleted }) => ({
    name,
    inserted: each(inserted),
    updated: each(updated),
    hot: each(hot),
    deleted: each(deleted),
  }))
}

/** Nanoseconds on a CPU by process, from Linux's scheduler: the ticks of `stat` are as long as a process works here. */
function cpuByPid(dataDir: string): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const pid of postgresPids(dataDir)) {
    try {
      counts.set(pid, Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]))
    } catch {
      // It has ended, or this is no Linux.
    }
  }
  return counts
}

/** Of the processes that are still there; NaN where nothing is known of any. */
function cpuMsSince(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  if (after.size === 0) return Number.NaN
  return [...after].reduce((sum, [pid, ns]) => sum + ns - (before.get(pid) ?? 0), 0) / 1e6
}

/** Of writing 8 KiB to a file and waiting until the disk has them, as a commit does. */
async function flushMs(dataDir: string): Promise<number> {
  const file = await open(join(dataDir, 'flushed'), 'w')
  const took: number[] = []
  for (let n = 0; n < 200; n++) {
    const from = performance.now()
    await file.write(Buffer.alloc(8192, n), 0, 8192, 0)
    await file.datasync()
    took.push(performance.now() - from)
  }
  await file.close()
  return median(took)
}

async function position(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at')
  return rows[0]?.at ?? '0/0'
}

/** A pool whose end is that of its connections: each says as it ends what it has written, and nobody may be left in a database that goes. */
function openPool(url: string, max: number): { pool: pg.Pool; end: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString: url, max, min: max })
  const closed: Promise<unknown>[] = []
  pool.on('connect', (client) => void closed.push(once(client, 'end')))
  const end = async () => {
    await pool.end()
    await Promise.all(closed)
  }
  return { pool, end }
}

function urlOf(url: string, database: string): string {
  const own = new URL(url)
  own.pathname = `/${database}`
  return own.href
}

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
