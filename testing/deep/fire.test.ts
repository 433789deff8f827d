import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import { freePort } from '#outside/processes.ts'
import { caller } from '../market.ts'
import { contradictions } from './accounts.ts'
import { startLoad, type Wish } from './load.ts'
import { type OwnPostgres, ownPostgres } from './own-postgres.ts'

/** How often the server is killed, and PostgreSQL cut off: KILLS=500 does it for long. */
const kills = Number(process.env.KILLS ?? 30)
const cuts = Math.max(5, Math.round(kills / 10))
const clients = 8
const offerSeconds = 3
const program = join(import.meta.dirname, '..', '..', 'bench', 'market.ts')

let postgres: OwnPostgres
let dataDir: string
let url: string
let server: ChildProcess
let db: pg.Client
/** All that anybody has wished here so far. */
const wishes: Wish[] = []

beforeAll(async () => {
  postgres = await ownPostgres()
  dataDir = await mkdtemp(join(tmpdir(), 'surety-fire-data-'))
  url = `http://127.0.0.1:${await freePort()}`
  server = startServer()
  await ready()
  db = await connected()
})
afterAll(async () => {
  await db?.end()
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  await postgres.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgres.url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

function startServer(): ChildProcess {
  const env = {
    ...{
      PATH: process.env.PATH ?? '',
      DEMO: 'on',
      PORT: new URL(url).port,
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
    },
    ...{ RPC_LOCAL: inject('chainUrl'), RATE_LIMITS: 'off', LOG_LEVEL: 'silent', OFFER_SECONDS: String(offerSeconds) },
    ...{ MAX_UNPAID_ORDERS: '1000', MAX_OPEN_ORDERS: '10000', PAUSE_AFTER_EXPIRED: '1000', NEWCOMER_ORDERS: '1000' },
    ...{ HOLD_FIAT_SECONDS: '2', HOLD_CRYPTO_SECONDS: '2' },
  }
  return spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Resolves, with how long it took in seconds, once the market says that it is ready. */
async function ready(): Promise<number> {
  const begun = performance.now()
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.status === 200) return (performance.now() - begun) / 1000
    await pause(10)
  }
}

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b)
const report = (what: string, times: readonly number[], goal: number) => {
  const [median, most] = [sorted(times)[Math.floor(times.length / 2)] ?? 0, Math.max(...times)]
  console.log(
    `${what}: ready again after ${median.toFixed(2)} s (median), ${most.toFixed(2)} s (at most); goal ${goal} s`,
  )
}

/** Everything adds up once nobody is at work: offers end, what is held is given back, all news have their numbers. */
async function expectAllWell(): Promise<void> {
  const rest = async () => {
    const { rows } = await db.query(`select
      (select count(*)::int from reservations) as offers,
      (select count(*)::int from orders where held_until < clock_timestamp()) as holds,
      (select count(*)::int from outbox where xid >= (select to_xid from outbox_ticks order by seq desc limit 1)) as untold`)
    return rows[0]
  }
  await expect.poll(rest, { timeout: 60_000 }).toEqual({ offers: 0, holds: 0, untold: 0 })
  expect(await contradictions(db, wishes)).toEqual([])
}

function tally(): string {
  const counts = Map.groupBy(wishes, ({ kind, outcome }) => `${kind} ${outcome}`)
  return [...counts]
    .map(([name, { length }]) => `${name} ${length}`)
    .toSorted()
    .join(', ')
}

/** Nobody's reservation outlives its time by more than the clock needs to come round. */
async function orphans(): Promise<number> {
  const late = `select count(*)::int as late from reservations where expires_at < clock_timestamp() - interval '30 s'`
  return (await db.query(late)).rows[0].late
}

describe('under load', { timeout: 3_600_000 }, () => {
  test(`the server is killed ${kills} times, and nothing acknowledged is lost or doubled`, async () => {
    const load = await startLoad(url, clients, wishes)
    const times: number[] = []
    for (let i = 0; i < kills; i++) {
      await pause(200 + Math.random() * 2_000)
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
      server = startServer()
      times.push(await ready())
      expect(await orphans()).toBe(0)
    }
    await pause(1_000)
    await load.stop()
    report(`${kills} kills`, times, 2)
    console.log(tally())
    await expectAllWell()
    expect(wishes.filter(({ outcome }) => outcome === 'ok').length).toBeGreaterThan(kills)
    expect(Math.max(...times)).toBeLessThan(60)
  })

  test(`PostgreSQL is cut off ${cuts} times, and the server goes on`, async () => {
    const load = await startLoad(url, clients, wishes)
    const times: number[] = []
    for (let i = 0; i < cuts; i++) {
      await pause(500 + Math.random() * 2_000)
      await postgres.cutOff()
      await pause(Math.random() * 1_000)
      await postgres.start()
      times.push(await ready())
    }
    await pause(1_000)
    await load.stop()
    db = await connected()
    report(`${cuts} immediate stops of PostgreSQL`, times, 5)
    console.log(tally())
    expect(server.exitCode).toBeNull()
    await expectAllWell()
    expect(Math.max(...times)).toBeLessThan(60)
  })

  test('SIGTERM lets every request that was taken finish, and sends the sockets elsewhere', async () => {
    const before = wishes.length
    const load = await startLoad(url, clients, wishes)
    // Everybody has signed in and is at work: what is locked below is for those who sign in only.
    await expect.poll(() => wishes.length, { timeout: 60_000 }).toBeGreaterThan(before + clients)
    const { body } = await caller(url)('GET', '/api/config')
    const socket = new WebSocket(body.centrifuge.endpoint, { origin: url })
    await once(socket, 'open')
    socket.send(JSON.stringify({ id: 1, connect: { token: body.centrifuge.token } }))
    await once(socket, 'message')
    const closed = once(socket, 'close')

    // Taken, and in the middle: they wait for a lock while the server is told to end.
    await db.query('begin; lock table sign_ins in access exclusive mode')
    const taken = Array.from({ length: 3 }, () =>
      caller(url)('GET', `/api/users/${'0x70997970C51812dc3A010C7d01b50e0d17dc79C8'}/nonce`),
    )
    const waiting = `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'`
    const other = await connected()
    await expect.poll(async () => (await other.query(waiting)).rows[0].waiting, { timeout: 30_000 }).toBeGreaterThan(0)
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    expect((await closed)[0]).toBeGreaterThanOrEqual(3000)
    await db.query('rollback')
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual(taken.map(() => 200))
    const stopped = load.stop()
    expect((await ended)[0]).toBe(0)
    server = startServer()
    await ready()
    await stopped
    await other.end()
    console.log(tally())
    expect(wishes.slice(before).filter(({ status }) => status >= 500)).toEqual([])
    await expectAllWell()
  })
})
