/**
 * `npm run bench:chain`: how many logs and blocks the follower takes in per second of its own processor time, beside fetching,
 * parsing and decoding the same answers of the same node, in turn in the same run; and how long a reorganisation of 64 blocks
 * takes to be undone. Writes bench/chain.md. `--check` fails when a ratio is below its goal.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Abi, decodeEventLog, type Hex } from 'viem'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { wrappedNFT721Abi } from '#contracts/abi/wrapped-nft721.ts'
import { type Follower, followChain } from '#outside/chain/follow/follow.ts'
import { chainBlocks, chainCursor } from '#outside/db/chain.ts'
import { startPostgres } from '#outside/db/embedded.ts'
import { migrate } from '#outside/db/migrate.ts'
import { openDb } from '#outside/db/pool.ts'
import { accountOf, startTestChain } from '#testing/chain.ts'
import { median, type Row, ratioText, table } from './figures.ts'

const rounds = 9
const blocks = 250
/** More than are remembered: every token is read at the end instead. */
const manyBlocks = 2_000
const tokens = 40
const goal = 0.5
const quiet = { info: () => undefined, warn: () => undefined }
const agent = accountOf(1)
const chainId = 31337
const abis = [marketWrapperAbi as Abi, wrappedNFT721Abi as Abi]

const dataDir = await mkdtemp(join(tmpdir(), 'surety-bench-chain-'))
const postgres = await startPostgres({ dataDir, log: quiet })
const admin = new pg.Client({ connectionString: postgres.url })
await admin.connect()
const chain = await startTestChain()
try {
  const ids: bigint[] = []
  for (let index = 0; index < tokens; index++) ids.push(await chain.wrap(agent, { native: 1n }))
  const full = await range('full', async () => {
    for (let at = 0; at < blocks; at++) await chain.add(agent, ids[at % tokens] as bigint, { native: 1n })
  })
  const empty = await range('empty', async () => {
    for (let mined = 0; mined < manyBlocks; mined += blocks) await chain.mine(blocks)
  })
  const undone = await reorganisations(ids)
  const rows: Row[] = [
    { id: 'P23', what: 'logs of blocks full of them ÷ fetch, parse and decode of the same answers', ...full.same },
    {
      id: 'P23 range',
      what: 'the same ÷ one `eth_getLogs`, parse and decode: a node that is believed',
      ...full.believed,
    },
    { id: 'P23 empty', what: `${manyBlocks} blocks without logs ÷ fetch and parse of their headers`, ...empty.same },
  ]
  const text = report(rows, undone)
  console.log(text)
  await writeFile(new URL('chain.md', import.meta.url), text)
  if (process.argv.includes('--check')) check([rows[0] as Row, rows[2] as Row], undone)
} finally {
  await chain.close()
  await admin.end()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

type Pair = Pick<Row, 'subject' | 'baseline' | 'unit'>

/** Makes blocks and takes them in again and again, from a database that stands just before them. */
async function range(name: string, make: () => Promise<void>): Promise<{ same: Pair; believed: Pair }> {
  await database(`${name}_before`, 'template1', async (db) => {
    await migrate(db)
    await caughtUp(db)
  })
  const first = (await chain.head()).number + 1
  await make()
  const last = (await chain.head()).number
  const count = (await fetchSame(first, last)) || manyBlocks
  const figures: { subject: number[]; same: number[]; believed: number[] } = { subject: [], same: [], believed: [] }
  for (let round = 0; round <= rounds; round++) {
    const same = await perSecond(count, () => fetchSame(first, last))
    const believed = await perSecond(count, () => fetchRange(first, last))
    let subject = 0
    await database(`${name}_${round}`, `${name}_before`, async (db) => {
      // What a follower does once in its life is not counted: its connections, and its first look.
      await Promise.all([chainCursor(db, chainId), chainBlocks(db, chainId)])
      subject = await perSecond(count, () => caughtUp(db))
    })
    // The first round is for the compiler.
    if (round === 0) continue
    figures.subject.push(subject)
    figures.same.push(same)
    figures.believed.push(believed)
  }
  const unit = name === 'full' ? 'logs/CPU-s' : 'blocks/CPU-s'
  const { subject, same, believed } = figures
  return { same: { subject, baseline: same, unit }, believed: { subject, baseline: believed, unit } }
}

/** How long it takes, in ms of the clock, until what 64 blocks with logs had brought is taken back. */
async function reorganisations(ids: readonly bigint[]): Promise<number[]> {
  const took: number[] = []
  await database('reorg', 'template1', async (db) => {
    await migrate(db)
    const follower = follow(db, 20)
    for (let round = 0; round < rounds; round++) {
      for (let at = 0; at < 64; at++) await chain.add(agent, ids[at % tokens] as bigint, { native: 1n })
      await until(follower)
      await chain.reorg(64)
      const start = performance.now()
      await until(follower)
      took.push(performance.now() - start)
    }
    await follower.stop()
  })
  return took
}

function follow(db: ReturnType<typeof openDb>, pollMs: number): Follower {
  const { deployment, rpcUrl } = chain
  const terms = { finalDepth: 1, marginSeconds: 86_400, staleSeconds: 600 }
  return followChain({ chainId, rpcUrls: [rpcUrl], mayBeAway: false, deployment, db, log: quiet, ...terms, pollMs })
}

async function until(follower: Follower): Promise<void> {
  const { number, hash } = await chain.head()
  await follower.caughtUp(number, hash)
}

async function caughtUp(db: ReturnType<typeof openDb>): Promise<void> {
  const follower = follow(db, 1000)
  await until(follower)
  await follower.stop()
}

async function database(name: string, like: string, use: (db: ReturnType<typeof openDb>) => Promise<void>) {
  await admin.query(`create database ${name} template ${like}`)
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  const db = openDb(url.href)
  await use(db)
  await db.destroy()
  const open = 'select count(*)::int from pg_stat_activity where datname = $1'
  while ((await admin.query(open, [name])).rows[0].count > 0);
}

async function perSecond(count: number, work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return count / ((user + system) / 1e6)
}

/** Fetches what the follower does to know what happened: every header, and the receipts of blocks with logs. */
async function fetchSame(first: number, last: number): Promise<number> {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const headers = await answersTo<{ hash: Hex; logsBloom: Hex }>(
    numbers.map((number) => ['eth_getBlockByNumber', [`0x${number.toString(16)}`, false]]),
  )
  const speaking = headers.filter(({ logsBloom }) => !/^0x0*$/.test(logsBloom))
  const receipts = await answersTo<{ logs: Log[] }[]>(speaking.map(({ hash }) => ['eth_getBlockReceipts', [hash]]))
  return decode(receipts.flat().flatMap(({ logs }) => logs))
}

async function fetchRange(first: number, last: number): Promise<number> {
  const { wrapper, storage, whiteList } = chain.deployment
  const [fromBlock, toBlock] = [first, last].map((number) => `0x${number.toString(16)}`)
  const [logs = []] = await answersTo<Log[]>([
    ['eth_getLogs', [{ fromBlock, toBlock, address: [wrapper, storage, whiteList] }]],
  ])
  return decode(logs)
}

interface Log {
  readonly topics: [Hex, ...Hex[]]
  readonly data: Hex
}

function decode(logs: readonly Log[]): number {
  for (const { topics, data } of logs) {
    for (const abi of abis) {
      try {
        decodeEventLog({ abi, topics, data, strict: false })
        break
      } catch {}
    }
  }
  return logs.length
}

async function answersTo<T>(questions: readonly (readonly [method: string, params: unknown])[]): Promise<T[]> {
  const answers: T[] = []
  for (let from = 0; from < questions.length; from += 100) {
    const part = questions
      .slice(from, from + 100)
      .map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params }))
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(chain.rpcUrl, { method: 'POST', headers, body: JSON.stringify(part) })
    for (const { result } of (await response.json()) as { result: T }[]) answers.push(result)
  }
  return answers
}

function report(rows: readonly Row[], undone: readonly number[]): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`
  return `# Following a chain: figures

Written by \`npm run bench:chain\` on ${machine}, Node ${process.version}. ${blocks} blocks with logs, ${rounds} rounds, subject and
baseline in turn; what is counted is the processor time of the process that follows, not the node's and not the database's. The
goal of P23 is a ratio of at least ${goal}. The follower also reads each touched token, checks every header and filter, and writes; of
${manyBlocks} blocks it looks at the newest alone and reads every token instead. Receipts are asked for 32 blocks a request, a step is 128.

${table(rows)}

A reorganisation of 64 blocks with logs in each: undone in ${median(undone).toFixed(0)} ms (${Math.min(...undone).toFixed(0)}–${Math.max(...undone).toFixed(0)}) after
the node has it, by the clock. The goal is one second.
`
}

function check(rows: readonly Row[], undone: readonly number[]): void {
  for (const row of rows) {
    const ratio = median(row.subject.map((figure, index) => figure / (row.baseline?.[index] ?? Number.NaN)))
    if (ratio >= goal) continue
    console.error(`${row.id} is ${ratioText(row)}, below ${goal}`)
    process.exitCode = 1
  }
  if (median(undone) > 1000) process.exitCode = 1
}
