/**
 * `npm run bench`: the trading core's figures as ratios to a baseline measured in the same run, subject and baseline in turn.
 * Writes bench/results.md. `--quick` takes shorter and fewer rounds.
 */

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres } from '#outside/db/embedded.ts'
import type { BookFigures } from './book.ts'
import { estimateCost, estimates } from './estimates.ts'
import { exponent, type Row, short, table } from './figures.ts'
import { measureOrders, measures } from './orders/measure.ts'
import { orderRows } from './orders/report.ts'
import { orders } from './orders.ts'
import { measureProcesses } from './processes.ts'
import { type Service, startService } from './service.ts'

const quick = process.argv.includes('--quick')
const rounds = quick ? 2 : 7
const seconds = quick ? 1 : 5
const each = quick ? 6 : 30
const quiet = { info: () => undefined, warn: () => undefined }

const load = loadavg()[0] ?? 0
const inBook = await bookFigures()
const inSql = orderRows(await measureOrders(measures[quick ? 'quick' : 'full']))
const rows = [...(await overHttp()), ...bookRows(inBook), ...inSql].sort(
  (a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)),
)
// Eight servers take minutes: not in a short run.
const several = quick ? [] : (await measureProcesses(false)).rows
const text = report([...rows, ...several])
await writeFile(new URL('results.md', import.meta.url), text)
console.log(text)

async function overHttp(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-bench-'))
  const postgres = await startPostgres({ dataDir, log: quiet })
  const start = (agents: number): Promise<Service> =>
    startService('market.ts', {
      AGENTS: String(agents),
      ...(agents > 0 && { MEASURE: '1' }),
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      PORT: '4599',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      MAX_UNPAID_ORDERS: '1000',
      MAX_OPEN_ORDERS: '10000',
      NEWCOMER_ORDERS: '1000',
      NEWCOMER_USD: '1000000000',
      NODE_OPTIONS: '--max-old-space-size=6000',
    })
  try {
    return [
      ...(await during(await start(10_000), (market) => estimates(market, { rounds, seconds }))),
      ...(await costBySize(start)),
      ...(await during(await start(0), (market) =>
        orders({ market, databaseUrl: postgres.url, dataDir }, { rounds, each }),
      )),
    ]
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** P3 and P4: what an estimate costs over HTTP and in process by the number of agents, while their capacities change. */
async function costBySize(start: (agents: number) => Promise<Service>): Promise<Row[]> {
  const sizes = quick ? [100, 10_000] : [100, 10_000, 1_000_000]
  const costs: number[] = []
  const inProcess: number[] = []
  for (const size of sizes) {
    const market = await start(size)
    inProcess.push(market.micros)
    costs.push(await during(market, () => estimateCost(market, seconds)))
  }
  const by = (figures: readonly number[]) => figures.map((cost, n) => `${short(cost)} µs at ${sizes[n]}`).join(', ')
  return [
    {
      id: 'P3',
      what: 'growth of the CPU of an estimate over HTTP with the number of agents, a hundred capacities changing in a second',
      subject: [exponent(sizes, costs)],
      unit: 'exponent',
      goal: '≤ 0.05',
      note: by(costs),
    },
    {
      id: 'P4',
      what: `an estimate in process among ${sizes.at(-1)} agents, one capacity changing for a hundred estimates ÷ one Map.get`,
      subject: [inProcess.at(-1) ?? Number.NaN],
      baseline: [inBook.sizes.at(-1)?.lookup ?? Number.NaN],
      unit: 'µs',
      goal: '≤ 2 µs',
      note: by(inProcess),
    },
  ]
}

async function during<T>(service: Service, work: (service: Service) => Promise<T>): Promise<T> {
  try {
    return await work(service)
  } finally {
    await service.stop()
  }
}

interface InBook {
  readonly sizes: readonly BookFigures[]
  readonly bytes: number
}

async function bookFigures(): Promise<InBook> {
  const script = new URL('book.ts', import.meta.url).pathname
  const args = ['--expose-gc', '--max-old-space-size=8000', script, ...(quick ? ['--quick'] : [])]
  return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout)
}

function bookRows({ sizes, bytes }: InBook): Row[] {
  const of = (figure: (each: BookFigures) => number) =>
    exponent(
      sizes.map(({ size }) => size),
      sizes.map(figure),
    )
  const by = (figure: (each: BookFigures) => number) =>
    sizes.map((each) => `${figure(each).toFixed(1)} µs at ${each.size}`).join(', ')
  const scanned = sizes.filter(({ scan }) => scan !== null)
  const scanning = exponent(
    scanned.map(({ size }) => size),
    scanned.map(({ scan }) => scan ?? 0),
  )
  const last = sizes.at(-1) as BookFigures
  return [
    {
      id: 'P3',
      what: 'the same in process, nothing remembered: the best price for an amount',
      subject: [of(({ quote }) => quote)],
      baseline: [scanning],
      unit: 'exponent (a linear scan beside it)',
      goal: '≤ 0.05',
      note: by(({ quote }) => quote),
    },
    {
      id: 'P3',
      what: 'the same: the largest amount',
      subject: [of(({ most }) => most)],
      baseline: [scanning],
      unit: 'exponent (a linear scan beside it)',
      goal: '≤ 0.05',
      note: by(({ most }) => most),
    },
    {
      id: 'P4',
      what: `finding the best price anew among ${last.size} options ÷ one Map.get`,
      subject: [last.quote],
      baseline: [last.lookup],
      unit: 'µs',
      goal: '',
      note: 'most of it is exact arithmetic (bignumber.js) for the price that is told; an estimate that is still good is told without any',
    },
    {
      id: 'P5',
      what: 'growth of the cost of an agent’s change of capacity',
      subject: [of(({ update }) => update)],
      unit: 'exponent',
      goal: '≤ 0.20',
      note: by(({ update }) => update),
    },
    {
      id: 'P5',
      what: 'the same of a change of price',
      subject: [of(({ reprice }) => reprice)],
      unit: 'exponent',
      goal: '≤ 0.20',
      note: by(({ reprice }) => reprice),
    },
    {
      id: 'P6',
      what: 'SQL round trips of estimate, calc, match, place',
      subject: [],
      unit: '',
      goal: '0 / 0 / 1 / 1',
      note: 'not measured here: counted, and asserted, by server/swap/quotes.test.ts',
    },
    {
      id: 'P25',
      what: `building a book of ${last.size} options, without reading them from the database`,
      subject: [last.buildMs],
      unit: 'ms of CPU',
      goal: '≤ 15,000 at 10⁶',
    },
    { id: 'P26', what: 'memory for an option more', subject: [bytes], unit: 'bytes', goal: '≤ 64' },
  ]
}

function report(rows: readonly Row[]): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
  return [
    '# Figures of the trading core',
    '',
    `Written by \`npm run bench${quick ? ' -- --quick' : ''}\` on ${machine}; load average at the start ${load.toFixed(1)}. Load, server and database share the machine.`,
    `Subject and baseline in turn, ${rounds} rounds of ${seconds} s or of 32 × ${each} orders; medians. What counts are the ratios.`,
    '',
    table(rows),
    '',
  ].join('\n')
}
