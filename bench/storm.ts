import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { haltsChannel, ordersChannel } from '#api/channels.ts'
import { startAnvil } from '#outside/chain/anvil.ts'
import { startPostgres } from '#outside/db/embedded.ts'
import { freePort } from '#outside/processes.ts'
import { readSettings } from '#server/config.ts'
import { keptSecrets } from '#server/demo/secrets.ts'
import { signConnection, signSubscription } from '#server/realtime/tokens.ts'
import { Listeners } from './listeners.ts'
import { cpuSecondsOf } from './service.ts'

/** What a storm of listeners was like. */
export interface Storm {
  /** From the moment at which the process could be reached until the last listener had what it had missed. */
  readonly seconds: number
  /** CPU seconds of the process in that time. */
  readonly cpuSeconds: number
  /** What it asked the database in that time, beyond what it asks in as long a time without any of this. */
  readonly statements: number
  readonly missed: number
  readonly lost: number
}

interface Person {
  readonly addr: string
  readonly connection: string
  readonly own: string
  readonly halts: string
}

const quiet = { info: () => undefined, warn: () => undefined }
const missedByAll = 10
const patienceMs = 30_000

/** Kills a market that so many people listen to, tells each of them something, starts it again, and has them all come back at once. */
export async function measureStorm(count: number): Promise<Storm> {
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-bench-storm-'))
  const postgres = await startPostgres({ dataDir, log: quiet })
  const chain = await startAnvil({ dataDir, log: quiet, blockSeconds: 2 })
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 })
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    RPC_LOCAL: chain.rpcUrl,
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    // As behind a proxy, where connections are not bounded by address.
    TRUST_PROXY: '1',
  }
  try {
    const first = await start(env)
    const people = await peopleOf(pool, env, count)
    const crowd = new Listeners()
    await come(crowd, people, first.url, null)
    const positions = crowd.greetings.map(positionsOf)
    await kill(first.child)
    crowd.drop()
    await tell(pool, people)
    const second = await start(env)
    const cpuBefore = cpuSecondsOf(second.child.pid ?? 0)
    const before = await second.statements()
    const from = performance.now()
    await come(crowd, people, second.url, positions)
    const missed = count * (missedByAll + 1)
    while (hadBy(crowd) < missed && performance.now() - from < patienceMs) await wait(20)
    const seconds = (performance.now() - from) / 1000
    const cpuSeconds = cpuSecondsOf(second.child.pid ?? 0) - cpuBefore
    const seen = await second.statements()
    await wait(seconds * 1000)
    const statements = Math.max(0, seen - before - ((await second.statements()) - seen))
    const lost = missed - hadBy(crowd)
    crowd.drop()
    second.child.kill('SIGTERM')
    await once(second.child, 'exit')
    return { seconds, cpuSeconds, statements, missed, lost }
  } finally {
    await pool.end()
    await chain.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** How many of the messages that were missed all together have had. */
function hadBy({ greetings }: Listeners): number {
  return greetings.reduce((sum, text) => sum + (text.match(/"missed":/g)?.length ?? 0), 0)
}

async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [new URL('storm-market.ts', import.meta.url).pathname], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const [url] = (await once(lines, 'line')) as [string]
  const statements = async () => {
    child.kill('SIGUSR2')
    const [line] = (await once(lines, 'line')) as [string]
    return Number(line.split(' ')[1])
  }
  return { child, url: url.replace('url ', ''), statements }
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** People with a session each, and the tokens that their pages would have. */
async function peopleOf(pool: pg.Pool, env: Record<string, string>, count: number): Promise<Person[]> {
  const settings = readSettings(env, keptSecrets)
  const known = Array.from({ length: count }, () => ({
    addr: `0x${randomBytes(20).toString('hex')}`,
    sessionId: randomUUID(),
  }))
  const addrs = known.map(({ addr }) => addr)
  await pool.query('insert into users (addr) select unnest($1::text[])', [addrs])
  await pool.query(
    `insert into session_families (id, addr, token_hash, expires_at)
     select id, addr, '\\x00', now() + interval '1 day' from unnest($1::uuid[], $2::text[]) as s (id, addr)`,
    [known.map(({ sessionId }) => sessionId), addrs],
  )
  return Promise.all(
    known.map(async ({ addr, sessionId }) => {
      const actor = { addr, isSuper: false, isModerator: false, isBanned: false, isNewcomer: true }
      const asker = { actor, sessionId, ip: '' }
      const channel = (name: string) => signSubscription(settings, asker, name, Date.now())
      const [connection, own, halts] = await Promise.all([
        signConnection(settings, asker, Date.now()),
        channel(ordersChannel(addr)),
        channel(haltsChannel),
      ])
      return { addr, connection, own, halts }
    }),
  )
}

async function come(
  crowd: Listeners,
  people: readonly Person[],
  url: string,
  positions: readonly (readonly Position[])[] | null,
): Promise<void> {
  await crowd.connect(people.length, 400, {
    url: `${url.replace('http', 'ws')}/connection/websocket`,
    origin: url,
    says: (index) => {
      const { addr, connection, own, halts } = people[index] as Person
      const since = (at: 0 | 1) => (positions ? { recover: true, ...positions[index]?.[at] } : {})
      const commands = [
        { id: 1, connect: { token: connection } },
        { id: 2, subscribe: { channel: ordersChannel(addr), token: own, ...since(0) } },
        { id: 3, subscribe: { channel: haltsChannel, token: halts, ...since(1) } },
      ]
      return [commands.map((each) => JSON.stringify(each)).join('\n')]
    },
    isReady: (text) => /\{"id":3,.*\}\}?$/s.test(text),
    keeps: true,
  })
}

interface Position {
  readonly epoch: string
  readonly offset: number
}

/** Where each of the two channels stood when its listener was told so. */
function positionsOf(text: string): Position[] {
  return [...text.matchAll(/"epoch":"([^"]+)","offset":(\d+)/g)].map(([, epoch = '', offset]) => ({
    epoch,
    offset: Number(offset),
  }))
}

/** Something for each of them, and some things for all. */
async function tell(pool: pg.Pool, people: readonly Person[]): Promise<void> {
  await pool.query(
    `insert into outbox (topic, data) select 'order', jsonb_build_object('id', 'none', 'user', a) from unnest($1::text[]) as a`,
    [people.map(({ addr }) => addr)],
  )
  await pool.query(`insert into outbox (topic) select 'halts' from generate_series(1, $1)`, [missedByAll])
}
