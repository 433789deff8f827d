import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freePort } from '#outside/processes.ts'
import { callerAnew, signIn } from './instances.ts'
import { databaseOf, noneLeftWith, plainEnvironment, processesWith } from './product.ts'

const folder = join(import.meta.dirname, '..', '..')
const workers = 3
const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const transferTo = 'DE89370400440532013000'

let dataDir: string
const started: ChildProcess[] = []
beforeEach(() => {
  dataDir = join(tmpdir(), `surety-workers-${randomBytes(6).toString('hex')}`)
})
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGTERM')
  await noneLeftWith(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
})

/** The product with several workers, without npm around it. */
async function start(more: Record<string, string> = {}, leads = false) {
  const port = Number(more.PORT ?? (await freePort()))
  const env = {
    ...plainEnvironment(),
    WORKERS: String(workers),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  }
  const child = spawn(process.execPath, ['ops/start.ts'], {
    cwd: folder,
    env: { ...env, PORT: String(port), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: leads,
  })
  started.push(child)
  let text = ''
  const hear = (chunk: Buffer) => {
    text += chunk.toString()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const ready = () =>
    vi.waitUntil(() => text.includes('is ready') || child.exitCode !== null, { timeout: 120_000, interval: 50 })
  return { child, url: `http://127.0.0.1:${port}`, said: () => text, ended, ready }
}

const workersNow = () =>
  processesWith(`DATA_DIR=${dataDir}`).filter((pid) => processesWith('ops/worker.ts').includes(pid))

async function crowdAt(url: string, count: number) {
  return Promise.all(Array.from({ length: count }, (_, index) => signIn(url, 100 + index)))
}

describe(`${workers} workers of one machine`, () => {
  test('share the port, are one market, and each of them is replaced when it dies', async () => {
    const product = await start()
    await product.ready()
    expect(workersNow()).toHaveLength(workers)
    const agent = await signIn(product.url, 1)
    const user = await signIn(product.url, 7)
    const matched = await user.call('POST', '/api/orders/match', { pair, amount: '20', transferTo })
    const placed = await user.call('POST', '/api/orders/place', { offer_id: matched.body.offer.id })
    for (let look = 0; look < 2 * workers; look++) {
      expect((await agent.call('GET', `/api/orders/${placed.body.order.id}`)).body.order.status).toBe('userTransfer')
    }
    const [first] = workersNow()
    process.kill(first ?? 0, 'SIGKILL')
    await vi.waitUntil(() => workersNow().length === workers && !workersNow().includes(first ?? 0), { timeout: 60_000 })
    expect(product.said()).toMatch(/A worker process ended \(SIGKILL\); another is started in 0.1 s/)
    // Every call is answered meanwhile, by those that are left.
    for (let look = 0; look < 30; look++) {
      expect((await callerAnew(product.url)('GET', '/readyz')).status).toBe(200)
    }
  })

  test('place exactly as often as capacity is there for', async () => {
    const product = await start({ MAX_UNPAID_ORDERS: '100', NEWCOMER_ORDERS: '100' })
    await product.ready()
    const client = new pg.Client({ connectionString: databaseOf(dataDir) })
    await client.connect()
    const agent = await signIn(product.url, 1)
    const user = await signIn(product.url, 7)
    const crowd = await crowdAt(product.url, 40)
    await client.query(
      "update leases set holder = gen_random_uuid(), until = now() + interval '1 hour' where name = 'clock'",
    )
    await client.query('update agents set is_suspend = true where addr <> $1', [agent.addr])
    await client.query("select emit('agent', jsonb_build_object('addr', addr)) from agents")
    expect((await user.call('POST', '/api/orders/match', { pair, amount: '20', transferTo })).status).toBe(200)
    await client.query(
      `update capacity set allowed = used + 11.5 * exposure_usd, ceiling = used + 12 * exposure_usd
       from (select exposure_usd from reservations where agent_addr = $1) as known where capacity.agent_addr = $1`,
      [agent.addr],
    )
    const answers = await Promise.all(
      crowd.map(async ({ call }) => {
        const matched = await call('POST', '/api/orders/match', { pair, amount: '20', transferTo })
        if (matched.status !== 200) return matched
        return call('POST', '/api/orders/place', { offer_id: matched.body.offer.id })
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(11)
    const { rows } = await client.query('select count(*)::int as n from orders')
    expect(rows).toEqual([{ n: 11 }])
    await client.end()
  })

  test('count requests together: whichever worker a connection comes to, the limit is one', async () => {
    const product = await start({ RATE_LIMITS: 'on' })
    await product.ready()
    const visitor = callerAnew(product.url)
    // Not over the end of a minute, where counting begins anew.
    if (Date.now() % 60_000 > 20_000) await pause(60_000 - (Date.now() % 60_000))
    const answers: number[] = []
    for (let ask = 0; ask < 1_100; ask++) answers.push((await visitor('GET', '/api/config')).status)
    const refused = answers.filter((status) => status === 429).length
    // What was counted in the last moment may not be known to all: a limit of their own would let all of them through.
    expect(refused).toBeGreaterThan(50)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('the end', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s lets requests finish and leaves no process behind',
    async (signal) => {
      const product = await start()
      await product.ready()
      const statuses: number[] = []
      const ending = new AbortController()
      const asking = Array.from({ length: 8 }, async () => {
        const visitor = callerAnew(product.url)
        while (!ending.signal.aborted) {
          // Nobody listens any more at some moment: that is no answer, and no wrong one.
          statuses.push(
            await visitor('POST', '/api/orders/estimate', { pair }).then(
              ({ status }) => status,
              () => 0,
            ),
          )
        }
      })
      await pause(500)
      product.child.kill(signal)
      expect(await product.ended).toBe(0)
      ending.abort()
      await Promise.all(asking)
      expect(statuses.filter((status) => status !== 200 && status !== 0)).toEqual([])
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(10)
      expect(processesWith(dataDir)).toEqual([])
    },
  )

  test('Ctrl-C in a terminal, which all of its processes hear, is one wish to end', async () => {
    const product = await start({}, true)
    await product.ready()
    process.kill(-(product.child.pid ?? 0), 'SIGINT')
    expect(await product.ended).toBe(0)
    expect(product.said()).not.toMatch(/without waiting|A worker process ended/)
    expect(processesWith(dataDir)).toEqual([])
  })

  test('a supervisor that is killed takes its workers along, and the next start has the data', async () => {
    const product = await start()
    await product.ready()
    product.child.kill('SIGKILL')
    await product.ended
    await vi.waitUntil(() => workersNow().length === 0, { timeout: 30_000 })
    const again = await start()
    await again.ready()
    expect((await callerAnew(again.url)('GET', '/readyz')).status).toBe(200)
  })

  test('may come in the middle of the start', async () => {
    const product = await start()
    await vi.waitUntil(() => workersNow().length > 0, { timeout: 60_000, interval: 10 })
    product.child.kill('SIGTERM')
    await product.ended
    await noneLeftWith(dataDir)
  })
})

test('a port in use is said in one sentence, and nothing is left running', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const product = await start({ PORT: String(port) })
  expect(await product.ended).toBe(1)
  other.close()
  expect(product.said().trim().split('\n')).toEqual([expect.stringMatching(new RegExp(`PORT ${port} .* in use`))])
  await noneLeftWith(dataDir)
})
