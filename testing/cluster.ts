/**
 * `npm run test:cluster`: the market as three API instances behind a TCP proxy that cuts connections, with Centrifugo and a bucket
 * beside them. First people trade while one instance after the other is killed; then the browser tests run against the proxy.
 * Fails where Centrifugo is not there, unless `--without-centrifugo` is said; then every instance has a realtime server of its own.
 * With `--stand-in-centrifugo` a stand-in of our own speaks in its place, which shows our half of the work and not its.
 * `--without-browser` leaves the browser tests out; names of spec files after `--` choose them.
 */

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startAnvil } from '#outside/chain/anvil.ts'
import { startPostgres } from '#outside/db/embedded.ts'
import { freePort } from '#outside/processes.ts'
import { deployDemo } from '#server/demo/contracts.ts'
import { buildWeb } from '../build/web.ts'
import { CentrifugoStandIn } from './centrifugo.ts'
import { findCentrifugo, startCentrifugo } from './cluster/centrifugo.ts'
import { ClusterInstance } from './cluster/instance.ts'
import { ClusterProxy } from './cluster/proxy.ts'
import { startTraders, type Toll } from './cluster/traders.ts'
import { bookFaults } from './deep/accounts.ts'
import { findS3Gateway, S3StandIn, startS3Gateway } from './s3.ts'

const { values: options, positionals } = parseArgs({
  options: {
    'without-centrifugo': { type: 'boolean' },
    'stand-in-centrifugo': { type: 'boolean' },
    'without-browser': { type: 'boolean' },
    seconds: { type: 'string', default: '60' },
  },
  allowPositionals: true,
})
const instanceCount = 3
const traders = 8
const chosen = ['sign-in', 'session', 'swap', 'offer', 'order', 'chat', 'chat-image', 'dispute']
const specs = positionals.length > 0 ? positionals : chosen.map((name) => `e2e/${name}.spec.ts`)
/** A test that counts what one realtime connection sends: on a line that breaks there is more than one. */
const forWholeLines = 'the page listens to new messages and new people of its order'
const quiet = { info: () => undefined, warn: console.warn }
const stops: (() => Promise<unknown>)[] = []
const dataDir = await mkdtemp(join(tmpdir(), 'surety-cluster-'))
stops.push(() => rm(dataDir, { recursive: true, force: true }))

let isGood = false
try {
  isGood = await run()
} catch (error) {
  console.error(error)
} finally {
  for (const stop of stops.reverse()) await stop().catch((error) => console.error(error))
}
console.log(isGood ? '\ncluster: passed' : '\ncluster: FAILED')
process.exit(isGood ? 0 : 1)

async function run(): Promise<boolean> {
  const front = await freePort()
  const origin = `http://127.0.0.1:${front}`
  const realtime = await engineOfNews(origin)
  if (!realtime) return false
  await buildWeb(new AbortController().signal, 'demo', console.log)
  const postgres = await startPostgres({ dataDir, log: quiet })
  stops.push(() => postgres.stop())
  const chain = await startAnvil({ dataDir, log: quiet, blockSeconds: 2, allowOrigin: origin })
  stops.push(() => chain.stop())
  await deployDemo(chain.rpcUrl, dataDir)
  const shared = {
    DATABASE_URL: postgres.url,
    RPC_LOCAL: chain.rpcUrl,
    PUBLIC_ORIGIN: origin,
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATA_KEY: randomBytes(32).toString('hex'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...realtime,
    ...(await bucket()),
  }
  const ports = await Promise.all(Array.from({ length: instanceCount }, () => freePort()))
  const instances = await startInstances(ports, shared)
  const proxy = new ClusterProxy(ports)
  await proxy.listen(front)
  stops.push(() => proxy.close())
  const isBearing = await bearKills(origin, instances, proxy, postgres.url)
  return (options['without-browser'] || (await browser(origin, proxy))) && isBearing
}

/** What the settings say of Centrifugo; null where it is not there and nobody has said that it need not be. */
async function engineOfNews(origin: string): Promise<Record<string, string> | null> {
  if (options['stand-in-centrifugo']) {
    console.warn('\n*** CENTRIFUGO IS NOT PART OF THIS RUN: a stand-in of our own speaks in its place. ***')
    const standIn = new CentrifugoStandIn(() => origin)
    await standIn.listen()
    stops.push(() => standIn.close())
    return standIn.env
  }
  const program = findCentrifugo()
  if (program && !options['without-centrifugo']) {
    const { env, stop } = await startCentrifugo(program, origin)
    stops.push(stop)
    console.log(`cluster: Centrifugo is ${program}`)
    return env
  }
  console.warn('\n*** CENTRIFUGO IS NOT PART OF THIS RUN: every instance has a realtime server of its own. ***')
  if (options['without-centrifugo']) return {}
  console.error(
    '*** It is not on the PATH, in GOBIN or in ~/go/bin. Install it with\n***   go install github.com/centrifugal/centrifugo/v6@latest\n*** or say --without-centrifugo (or --stand-in-centrifugo).',
  )
  return null
}

/** A bucket that all instances share. */
async function bucket(): Promise<Record<string, string>> {
  const program = findS3Gateway()
  const standIn = new S3StandIn()
  if (!program) {
    console.warn('\n*** NO S3 GATEWAY IS PART OF THIS RUN: files go into a stand-in of our own. ***\n')
    await standIn.listen()
  }
  const s3 = program ? await startS3Gateway(program, join(dataDir, 'bucket')) : standIn
  stops.push(() => s3.stop())
  const { endpoint, region, bucket: name, accessKey, secretKey } = s3.settings
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: name,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  }
}

/** The first opens the demo's market, which is no business of a real one; each has a folder of its own. */
async function startInstances(ports: readonly number[], shared: Record<string, string>): Promise<ClusterInstance[]> {
  const instances: ClusterInstance[] = []
  for (const port of ports) {
    const own = join(dataDir, `instance-${port}`)
    await cp(join(dataDir, 'contracts'), join(own, 'contracts'), { recursive: true })
    const instance = new ClusterInstance({ ...shared, PORT: String(port), DATA_DIR: own })
    stops.push(() => instance.kill('SIGTERM'))
    await instance.start()
    instances.push(instance)
  }
  console.log(`cluster: ${instances.length} instances serve`)
  return instances
}

/** People trade while one instance after the other is killed and started again, and connections are cut. */
async function bearKills(
  origin: string,
  instances: readonly ClusterInstance[],
  proxy: ClusterProxy,
  databaseUrl: string,
): Promise<boolean> {
  const { stop } = await startTraders(origin, traders)
  const until = Date.now() + Number(options.seconds) * 1000
  let [kills, cuts] = [0, 0]
  while (Date.now() < until) {
    const instance = instances[kills++ % instances.length] as ClusterInstance
    await instance.kill('SIGKILL')
    await instance.start()
    // Between kills, never beside them: what is made a second time is to meet one fault, not two.
    for (let again = 0; again < 4; again++) {
      cuts += proxy.cut(again % 2 === 0 ? 3 : 1, again % 2 === 0 ? 'all' : 'realtime')
      await pause(800)
    }
  }
  const toll = await stop()
  const faults = [...toll.failures, ...(await faultsOf(databaseUrl, toll))]
  console.log(
    `cluster: ${kills} kills, ${cuts} cuts, ${toll.requests} requests, ${toll.repeated} made a second time; ${toll.orders.length} orders, ${toll.messages.length} messages, ${toll.heard.size} heard; told ${toll.unrecovered} times to fetch anew; ${faults.length} faults`,
  )
  for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`)
  return faults.length === 0 && toll.orders.length > 0
}

/** What was said to be done is there once, and the books are right. */
async function faultsOf(databaseUrl: string, { orders, messages }: Toll): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      `select t.id from unnest($1::uuid[]) as t (id) where not exists (select from orders o where o.id = t.id)
       union all select t.id from unnest($2::uuid[]) as t (id) where not exists (select from messages m where m.id = t.id)`,
      [orders, messages],
    )
    return [...rows.map(({ id }) => `was said to be written and is not: ${id}`), ...(await bookFaults(client))]
  } finally {
    await client.end()
  }
}

/** The browser tests, while realtime connections are cut. */
async function browser(origin: string, proxy: ClusterProxy): Promise<boolean> {
  const cutting = setInterval(() => proxy.cut(6, 'realtime'), 2_000)
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
  const tests = spawn(process.execPath, [cli, 'test', '--reporter=list', '--grep-invert', forWholeLines, ...specs], {
    env: { ...process.env, E2E_ORIGIN: origin, E2E_DATA_DIR: dataDir },
    stdio: 'inherit',
  })
  const [code] = await once(tests, 'exit')
  clearInterval(cutting)
  return code === 0
}
