/**
 * `npm run bench`: figures of this machine as ratios to a baseline measured in the same run, subject and baseline in turn.
 * Writes bench/results.md. `--quick` takes shorter and fewer rounds.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startPostgres } from '#outside/db/embedded.ts'
import { type Row, table } from './figures.ts'
import { homeBytes } from './home.ts'
import { ordersByHttp, ordersBySql, people } from './orders.ts'
import { startService } from './service.ts'

const quick = process.argv.includes('--quick')
const rounds = quick ? 3 : 7
const seconds = quick ? 2 : 5
const ordersEach = quick ? 10 : 30
const persons = 32

const quiet = { info: () => undefined, warn: () => undefined }
const body = JSON.stringify({
  pair: { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } },
})

const dataDir = await mkdtemp(join(tmpdir(), 'surety-bench-'))
const postgres = await startPostgres({ dataDir, log: quiet })
const echo = await startService('echo.ts')
const market = await startService('market.ts', {
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  PORT: '4599',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
  MAX_UNPAID_ORDERS: '1000',
  MAX_OPEN_ORDERS: '10000',
})
try {
  const rows = [await estimates(), await orders()]
  const text = await report(rows)
  await writeFile(new URL('results.md', import.meta.url), text)
  console.log(text)
} finally {
  await market.stop()
  await echo.stop()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function estimates(): Promise<Row> {
  const subject: number[] = []
  const baseline: number[] = []
  await load(`${echo.url}/`, 1)
  await load(`${market.url}/api/orders/estimate`, 1)
  for (let round = 0; round < rounds; round++) {
    baseline.push(await load(`${echo.url}/`, seconds))
    subject.push(await load(`${market.url}/api/orders/estimate`, seconds))
  }
  return { id: 'P1', what: 'POST estimate ÷ bare node:http JSON echo', subject, baseline, unit: 'requests/s' }
}

async function load(url: string, duration: number): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const result = await autocannon({ url, method: 'POST', body, headers, connections: 32, duration })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`)
  return result.requests.average
}

async function orders(): Promise<Row> {
  const subject: number[] = []
  const baseline: number[] = []
  const all = await people(market.url, persons)
  await ordersByHttp(market.url, all, 1)
  for (let round = 0; round < rounds; round++) {
    baseline.push(await ordersBySql(postgres.url, all, ordersEach))
    subject.push(await ordersByHttp(market.url, all, ordersEach))
  }
  return {
    id: 'P7',
    what: 'match + place over HTTP ÷ the same SQL in a bare pg loop',
    subject,
    baseline,
    unit: 'orders/s',
  }
}

async function report(rows: readonly Row[]): Promise<string> {
  const home = await homeBytes()
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
  return [
    '# Figures',
    '',
    `Written by \`npm run bench${quick ? ' -- --quick' : ''}\` on ${machine}. Load, server and database share the machine.`,
    `Subject and baseline in turn, ${rounds} rounds of ${seconds} s; medians. What counts are the ratios.`,
    '',
    table(rows),
    '',
    `Home page on a first visit: ${(home.brotli / 1000).toFixed(1)} kB of JavaScript (brotli) in ${home.files} files, demo wallet not counted.`,
    '',
  ].join('\n')
}
