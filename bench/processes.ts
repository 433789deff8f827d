/**
 * What a request costs in CPU seconds of the server processes when one, two, four or eight of them serve one market: the same load,
 * the client itself going from port to port. `node bench/processes.ts [--quick]` prints the rows alone.
 */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startAnvil } from '#outside/chain/anvil.ts'
import { startPostgres } from '#outside/db/embedded.ts'
import { demoAccount } from '#server/demo/people.ts'
import { median, type Row, table } from './figures.ts'
import { type Service, startService } from './service.ts'

const most = 8
const connections = 32
const firstPort = 4610
const quiet = { info: () => undefined, warn: () => undefined }
const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }

/** How much is done: rounds, estimates and orders of a measurement, and for how long (ms) processes are left idle. */
interface Measure {
  readonly counts: readonly number[]
  readonly rounds: number
  readonly estimates: number
  readonly orders: number
  readonly idleMs: number
}

const measures: Readonly<Record<'quick' | 'full', Measure>> = {
  quick: { counts: [1, most], rounds: 3, estimates: 4_000, orders: 64, idleMs: 3_000 },
  full: { counts: [1, 2, 4, most], rounds: 9, estimates: 16_000, orders: 256, idleMs: 30_000 },
}

/** Figures of several processes: rows whose ratio is eight processes to one, and lines that say the rest. */
export interface ProcessFigures {
  readonly rows: readonly Row[]
  readonly notes: readonly string[]
}

/** Measures with processes, a database and a chain of its own, the numbers of processes in turn. Takes about half a minute when quick. */
export async function measureProcesses(isQuick: boolean): Promise<ProcessFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-bench-processes-'))
  const postgres = await startPostgres({ dataDir, log: quiet })
  const chain = await startAnvil({ dataDir, log: quiet, blockSeconds: 2 })
  const services: Service[] = []
  try {
    const start = (index: number) =>
      startService('market.ts', {
        DATA_DIR: dataDir,
        DATABASE_URL: postgres.url,
        RPC_LOCAL: chain.rpcUrl,
        PORT: String(firstPort + index),
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
        MAX_UNPAID_ORDERS: '1000',
        MAX_OPEN_ORDERS: '10000',
        NEWCOMER_ORDERS: '1000',
        NEWCOMER_USD: '1000000',
      })
    // The first opens the demo's market.
    services.push(await start(0))
    const others = await Promise.allSettled(Array.from({ length: most - 1 }, (_, index) => start(index + 1)))
    for (const other of others) if (other.status === 'fulfilled') services.push(other.value)
    if (services.length < most) throw new Error('not all processes have started')
    return await measure(services, measures[isQuick ? 'quick' : 'full'])
  } finally {
    for (const service of services) await service.stop()
    await chain.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(
  services: readonly Service[],
  { counts, rounds, estimates, orders, idleMs }: Measure,
): Promise<ProcessFigures> {
  const idle = await cpuOf(services, () => wait(idleMs))
  const people = await signInAll(services, counts)
  // Each compiles what it runs before anything is measured.
  await estimatesAt(services, most * 1_000)
  for (const count of counts) await ordersAt(services.slice(0, count), people, connections)
  const estimateCost = new Map<number, number[]>(counts.map((count) => [count, []]))
  const orderCost = new Map<number, number[]>(counts.map((count) => [count, []]))
  for (let round = 0; round < rounds; round++) {
    for (const count of round % 2 === 0 ? counts : counts.toReversed()) {
      const some = services.slice(0, count)
      estimateCost.get(count)?.push(((await cpuOf(some, () => estimatesAt(some, estimates))) / estimates) * 1e6)
      orderCost.get(count)?.push(((await cpuOf(some, () => ordersAt(some, people, orders))) / orders) * 1e6)
    }
  }
  const textOf = (cost: ReadonlyMap<number, readonly number[]>) =>
    counts.map((count) => `${count}: ${median(cost.get(count) ?? []).toFixed(0)}`).join(', ')
  const row = (id: string, what: string, cost: ReadonlyMap<number, readonly number[]>): Row => ({
    id,
    what: `${what}, eight processes ÷ one`,
    subject: cost.get(most) ?? [],
    baseline: cost.get(1) ?? [],
    unit: 'CPU-µs',
    goal: '≤ 1.10',
    note: textOf(cost),
  })
  return {
    rows: [
      row('D.3', 'CPU of the servers per estimate over HTTP', estimateCost),
      row('D.3 orders', 'CPU of the servers per match + place over HTTP', orderCost),
    ],
    notes: [
      `CPU-µs per estimate by number of processes: ${textOf(estimateCost)}.`,
      `CPU-µs per match + place by number of processes: ${textOf(orderCost)}.`,
      `Idle, each of ${most} processes takes ${((idle / most / idleMs) * 1e5).toFixed(2)} % of a core.`,
    ],
  }
}

/** CPU seconds that these processes use while something is done. */
async function cpuOf(services: readonly Service[], run: () => Promise<unknown>): Promise<number> {
  const used = () => services.reduce((sum, service) => sum + service.cpuSeconds(), 0)
  const before = used()
  await run()
  return used() - before
}

/** So many estimates, over the same number of connections however many processes there are. */
async function estimatesAt(services: readonly Service[], amount: number): Promise<void> {
  const each = services.map(({ url }) =>
    autocannon({
      url: `${url}/api/orders/estimate`,
      method: 'POST',
      body: JSON.stringify({ pair }),
      headers: { 'content-type': 'application/json' },
      connections: connections / services.length,
      amount: amount / services.length,
    }),
  )
  for (const { non2xx, errors } of await Promise.all(each)) {
    if (non2xx > 0 || errors > 0) throw new Error(`estimates: ${non2xx} refused, ${errors} errors`)
  }
}

/** A person's token at each process: sessions belong to the address at which they were begun. */
type People = ReadonlyMap<string, string>

/** As many orders, by the same people however many processes there are: each places one after the other. */
async function ordersAt(services: readonly Service[], people: People, amount: number): Promise<void> {
  const place = async (index: number) => {
    const { url } = services[index % services.length] as Service
    const token = people.get(`${url} ${index}`) ?? ''
    for (let order = 0; order < amount / connections; order++) {
      const wish = { pair, amount: '10', transferTo: 'DE89370400440532013000' }
      const { offer } = await ask<{ offer: { id: string } }>(`${url}/api/orders/match`, wish, token)
      await ask(`${url}/api/orders/place`, { offer_id: offer.id }, token)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => place(index)))
}

/** Signs everybody in wherever they are to place orders. */
async function signInAll(services: readonly Service[], counts: readonly number[]): Promise<People> {
  const people = new Map<string, string>()
  for (let index = 0; index < connections; index++) {
    const account = demoAccount(100 + index)
    for (const { url } of new Set(counts.map((count) => services[index % count] as Service))) {
      const { nonce } = (await (await fetch(`${url}/api/users/${account.address}/nonce`)).json()) as { nonce: string }
      const sign = await account.signMessage({ message: nonce })
      const signed = await ask<{ accessToken: string }>(`${url}/api/login`, { addr: account.address, sign }, null)
      await ask(`${url}/api/users/${account.address}/terms-of-service`, null, signed.accessToken, 'PUT')
      people.set(`${url} ${index}`, signed.accessToken)
    }
  }
  return people
}

async function ask<T>(url: string, body: object | null, token: string | null, method = 'POST'): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`)
  return (text === '' ? null : JSON.parse(text)) as T
}

if (import.meta.main) {
  const { rows, notes } = await measureProcesses(process.argv.includes('--quick'))
  console.log([table(rows), '', ...notes].join('\n'))
}
