/**
 * `npm run traces`: walks the market of this checkout from each seed and writes what came of it to testing/simulation/traces.json, the reference
 * that outside/db/trace.test.ts holds every later layout against. Write it anew only where a rule was changed on purpose.
 * `npm run traces -- --seed 3 --steps 700` writes nothing: it prints every step with what was asked and answered, one line an ask,
 * then the hashes. Where two checkouts part is the first line in which two such outputs differ.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '#outside/db/embedded.ts'
import { migrate } from '#outside/db/migrate.ts'
import { openDb } from '#outside/db/pool.ts'
import { tracedSeeds, traceFile, traceOf } from './traces.ts'
import { type Walk, walkMarket } from './walk.ts'

const { values } = parseArgs({ options: { seed: { type: 'string' }, steps: { type: 'string', default: '2000' } } })
const dataDir = await mkdtemp(join(tmpdir(), 'surety-traces-'))
const postgres = await startPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } })
try {
  if (values.seed) await print(Number(values.seed), Number(values.steps))
  else await write()
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function print(seed: number, steps: number): Promise<void> {
  await walkIn({
    seed,
    steps,
    checkEvery: steps,
    trace: {
      every: 1,
      note: ({ step, hashes, asked }) => {
        for (const line of asked) console.log(`${seed} ${step} ${line}`)
        console.log(`${seed} ${step} ${hashes}`)
      },
    },
  })
}

async function write(): Promise<void> {
  const traces: Record<string, readonly string[]> = {}
  for (const seed of tracedSeeds) {
    traces[seed] = await traceOf(seed, walkIn)
    console.log(`seed ${seed}: ${traces[seed].at(-1)}`)
  }
  await writeFile(traceFile, `${JSON.stringify(traces, null, 2)}\n`)
}

/** Each walk begins in a new market. */
async function walkIn(walk: Walk): Promise<void> {
  const name = `traced_${walk.seed}`
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  const db = openDb(url.href)
  await migrate(db).finally(() => db.destroy())
  await walkMarket(url.href, walk)
}
