import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { messagesChannel } from '#api/channels.ts'
import { freePort } from '#outside/processes.ts'
import { WanderingListener } from '../listener.ts'
import { createDatabase } from '../market.ts'
import { type Call, callerAnew, type Instance, metricsOf, signIn, startBalancer, startInstance } from './instances.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const transferTo = 'DE89370400440532013000'
const people = 100
const fits = 37
/** The lease of once-only work and a beat, with time to spare on a slow machine, in ms. */
const takenOverMs = 15_000
const wide = { MAX_UNPAID_ORDERS: '1000', MAX_OPEN_ORDERS: '1000', NEWCOMER_ORDERS: '1000', NEWCOMER_USD: '1000000' }

type Person = Awaited<ReturnType<typeof signIn>>
let dataDir: string
let database: Awaited<ReturnType<typeof createDatabase>>
let pool: pg.Pool
let ports: number[]
let instances: Instance[]
let balancer: Awaited<ReturnType<typeof startBalancer>>
let user: Person
let agent: Person
let environment: Record<string, string>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'surety-several-'))
  database = await createDatabase(inject('migratedDatabase'))
  pool = new pg.Pool({ connectionString: database.url, max: 4 })
  ports = [await freePort(), await freePort(), await freePort()]
  const front = await freePort()
  environment = {
    DEMO: 'on',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    RPC_LOCAL: inject('chainUrl'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGIN: `http://127.0.0.1:${front}`,
    ...wide,
  }
  // The first opens the demo's market, which is no business of a real one.
  instances = [await startInstance({ ...environment, PORT: String(ports[0]) })]
  instances.push(
    ...(await Promise.all(ports.slice(1).map((port) => startInstance({ ...environment, PORT: String(port) })))),
  )
  balancer = await startBalancer(front, ports)
  user = await signIn(balancer.url, 7)
  agent = await signIn(balancer.url, 1)
})
afterAll(async () => {
  for (const instance of instances) {
    instance.kill('SIGCONT')
    instance.kill('SIGTERM')
  }
  await Promise.all(instances.map(({ ended }) => ended))
  await balancer.close()
  await pool.end()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const rowsOf = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows

/** By whom each lease is held, and under which fence. */
async function leases(): Promise<Map<string, { holder: string; fence: number }>> {
  const rows = await rowsOf('select name, holder, fence::int from leases where until > clock_timestamp()')
  return new Map(rows.map(({ name, holder, fence }) => [name, { holder, fence }]))
}

const onceOnly = ['clock', 'prices', 'chain:31337', 'payments:LOCAL']

async function place(who: Person, amount = '20'): Promise<{ status: number; id: string | null }> {
  const matched = await who.call('POST', '/api/orders/match', { pair, amount, transferTo })
  if (matched.status !== 200) return { status: matched.status, id: null }
  const placed = await who.call('POST', '/api/orders/place', { offer_id: matched.body.offer.id })
  return { status: placed.status, id: placed.body.order?.id ?? null }
}

/** So many orders, one after the other: a person has one live offer at a time. */
async function placed(count: number): Promise<(string | null)[]> {
  const ids: (string | null)[] = []
  for (let index = 0; index < count; index++) ids.push((await place(user)).id)
  return ids
}

/** What became of these orders, and how often each has expired. */
const endsOf = (ids: readonly (string | null)[]) =>
  rowsOf(
    `select o.status, count(h.*) filter (where h.new = 'expired')::int as ended from orders o
     join order_history h on h.order_id = o.id where o.id = any($1) group by o.id, o.status`,
    [ids],
  )

/** The ledger of every agent is the sum of its reservations, within its limit. */
async function expectLedgers(): Promise<void> {
  const wrong = await rowsOf(`
    select c.agent_addr from capacity c where used > ceiling
      or locked <> (select coalesce(sum(locked_usd), 0) from orders o where o.agent_addr = c.agent_addr and lock_kind = 'posted') +
        (select coalesce(sum(exposure_usd), 0) from reservations r where r.agent_addr = c.agent_addr)
      or held <> (select coalesce(sum(locked_usd), 0) from orders o where o.agent_addr = c.agent_addr and lock_kind = 'held')`)
  expect(wrong).toEqual([])
}

async function walk(asUser: Call, asAgent: Call): Promise<void> {
  const matched = await asUser('POST', '/api/orders/match', { pair, amount: '20', transferTo })
  const placed = await asUser('POST', '/api/orders/place', { offer_id: matched.body.offer.id })
  let { order } = (await asUser('GET', `/api/orders/${placed.body.order.id}`)).body
  for (const [call, newStatus] of [[asUser, 'agentTransfer'] as const, [asAgent, 'closed'] as const]) {
    const { status: oldStatus, updatedAt } = order
    const changed = await call('PATCH', `/api/orders/${order.id}`, { newStatus, oldStatus, updatedAt })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    order = changed.body.order
  }
  expect(order.status).toBe('closed')
}

describe('three instances on one database behind a balancer', () => {
  test('an order goes its whole way, each call at another instance', async () => {
    for (let round = 0; round < 20; round++) await walk(user.call, agent.call)
    await expectLedgers()
  })

  test(`of ${people} people, exactly as many place as capacity is there for`, async () => {
    const crowd = await Promise.all(Array.from({ length: people }, (_, index) => signIn(balancer.url, 100 + index)))
    await rowsOf("update leases set holder = gen_random_uuid(), until = now() + interval '1 hour' where name = 'clock'")
    await rowsOf('update agents set is_suspend = true where addr <> $1', [agent.addr])
    await rowsOf("select emit('agent', jsonb_build_object('addr', addr)) from agents")
    const probe = await user.call('POST', '/api/orders/match', { pair, amount: '20', transferTo })
    expect(probe.status).toBe(200)
    await rowsOf(
      `update capacity set allowed = used + ${fits - 0.5} * exposure_usd, ceiling = used + ${fits} * exposure_usd
       from (select exposure_usd from reservations where agent_addr = $1) as known where capacity.agent_addr = $1`,
      [agent.addr],
    )
    const answers = await Promise.all(crowd.map((who) => place(who)))
    const [{ n }] = await rowsOf('select count(*)::int as n from orders where user_addr = any($1)', [
      crowd.map(({ addr }) => addr),
    ])
    expect(n).toBe(fits - 1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(fits - 1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    await expectLedgers()
    // There is free capacity again, and every instance knows it.
    await rowsOf('update capacity set allowed = 1e9, ceiling = 1e9')
    await rowsOf("select emit('capacity', jsonb_build_object('agent', agent_addr)) from capacity")
    for (let row = 0; row < 3; ) row = (await place(user)).id === null ? 0 : row + 1
    await rowsOf("update leases set until = now() where name = 'clock'")
  })

  test('somebody who goes from instance to instance hears every event once, and that nothing was missed', async () => {
    const { id } = await place(user)
    expect(id).not.toBeNull()
    const listener = new WanderingListener(messagesChannel(String(id)))
    const goTo = (url: string) => listener.goTo(url, balancer.url, user.call)
    await goTo(instances[0]?.url ?? '')
    const sent: string[] = []
    for (let round = 0; round < 60; round++) {
      const { body } = await agent.call('POST', `/api/orders/${id}/messages`, { text: `word ${round}` })
      sent.push(body.message.id)
      if (round % 3 > 0)
        await vi.waitUntil(() => listener.heard.length >= sent.length, { timeout: 20_000, interval: 1 })
      await goTo(instances[round % 3]?.url ?? '')
    }
    await vi.waitUntil(() => listener.heard.length >= sent.length, { timeout: 20_000 })
    await pause(1_000)
    expect(listener.heard.map(({ data }) => data.id)).toEqual(sent)
    expect(listener.recovered).toEqual(sent.map(() => true))
    await listener.leave()
  })
})

/** The instance that says that it has a lease. */
async function instanceOf(lease: string): Promise<Instance> {
  const host = new URL(balancer.url).host
  for (;;) {
    for (const instance of instances) {
      if ((await metricsOf(instance.url, host)).includes(`surety_lease{lease="${lease}"} 1`)) return instance
    }
    await pause(100)
  }
}

describe('an instance that is lost', () => {
  test('by kill -9 has its work taken over within the time of a lease: nothing ends twice, and nothing is missed', async () => {
    const lost = await instanceOf('clock')
    const before = await leases()
    const ends = await placed(10)
    await rowsOf("update orders set expire_at = clock_timestamp() + interval '3 seconds' where id = any($1)", [ends])
    const from = performance.now()
    lost.kill('SIGKILL')
    await lost.ended
    balancer.leaveOut(Number(new URL(lost.url).port))
    const isTaken = async () => {
      const now = await leases()
      return onceOnly.every((lease) => now.has(lease) && now.get(lease)?.holder !== before.get('clock')?.holder)
    }
    await vi.waitUntil(isTaken, { timeout: takenOverMs, interval: 50 })
    console.log(`leases were taken over after ${((performance.now() - from) / 1000).toFixed(1)} s`)
    await vi.waitUntil(async () => (await endsOf(ends)).every(({ status }) => status === 'expired'), {
      timeout: takenOverMs,
    })
    expect(await endsOf(ends)).toEqual(Array.from({ length: 10 }, () => ({ status: 'expired', ended: 1 })))
    await expectLedgers()
    await walk(user.call, agent.call)
    const port = Number(new URL(lost.url).port)
    instances = instances.filter((instance) => instance !== lost)
    instances.push(await startInstance({ ...environment, PORT: String(port) }))
    balancer.takeIn(port)
  })

  test('and wakes up after its lease has gone on does no harm', async () => {
    const paused = await instanceOf('chain:31337')
    const before = await leases()
    const cursor = async () =>
      (await rowsOf('select number::int, looked_at from chain_cursors where chain_id = 31337'))[0]
    const port = Number(new URL(paused.url).port)
    balancer.leaveOut(port)
    paused.kill('SIGSTOP')
    const ends = await placed(10)
    await rowsOf("update orders set expire_at = clock_timestamp() + interval '1 second' where id = any($1)", [ends])
    const isTaken = async () =>
      ((await leases()).get('chain:31337')?.fence ?? 0) > (before.get('chain:31337')?.fence ?? 0)
    await vi.waitUntil(isTaken, { timeout: takenOverMs, interval: 50 })
    const { number } = await cursor()
    await vi.waitUntil(async () => (await cursor()).number > number + 2, { timeout: takenOverMs, interval: 50 })
    const held = await leases()
    paused.kill('SIGCONT')
    const numbers: number[] = []
    for (let look = 0; look < 40; look++) {
      numbers.push((await cursor()).number)
      await pause(100)
    }
    // The chain is followed on, by whoever has the lease, and never goes back.
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect((await leases()).get('chain:31337')?.fence).toBe(held.get('chain:31337')?.fence)
    expect(await endsOf(ends)).toEqual(Array.from({ length: 10 }, () => ({ status: 'expired', ended: 1 })))
    // It serves on, and knows what happened meanwhile.
    balancer.takeIn(port)
    const there = callerAnew(balancer.url)
    for (let look = 0; look < 3; look++) expect((await there('GET', '/readyz')).status).toBe(200)
    await walk(user.call, agent.call)
    await expectLedgers()
  })

  test('by SIGTERM gives its work back at once', async () => {
    const leaving = await instanceOf('clock')
    const { holder } = (await leases()).get('clock') ?? {}
    leaving.kill('SIGTERM')
    await leaving.ended
    expect([...(await leases()).values()].filter((lease) => lease.holder === holder)).toEqual([])
    instances = instances.filter((instance) => instance !== leaving)
    balancer.leaveOut(Number(new URL(leaving.url).port))
    await vi.waitUntil(
      async () =>
        onceOnly.every(
          (
            (held) => (lease) =>
              held.has(lease)
          )(await leases()),
        ),
      {
        timeout: takenOverMs,
      },
    )
  })
})
