import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  databaseOf,
  noneLeftWith,
  ownLines,
  type Product,
  plainEnvironment,
  processesWith,
  serverOf,
  startProduct,
  type Way,
} from './product.ts'

const folder = join(import.meta.dirname, '..', '..')
const isRoot = process.getuid?.() === 0
const started: Product[] = []
let dataDir: string

beforeEach(() => {
  dataDir = newFolder()
})

afterEach(async () => {
  for (const { npm } of started.splice(0)) npm.kill('SIGTERM')
  await noneLeftWith(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
})

function newFolder(): string {
  return join(tmpdir(), `surety-life-${randomBytes(6).toString('hex')}`)
}

async function start(way: Partial<Way> = {}): Promise<Product> {
  const product = await startProduct({ folder, dataDir, ...way })
  started.push(product)
  return product
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  await client.end()
  return rows.flat()
}

describe('the end', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('%s to npm leaves no process behind', async (signal) => {
    const product = await start()
    const url = await product.ready
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(processesWith(dataDir).length).toBeGreaterThanOrEqual(4)
    product.npm.kill(signal)
    expect(await product.ended).toBe(0)
    expect(processesWith(dataDir)).toEqual([])
  })

  test('Ctrl-C in a terminal, which all of its processes hear, is one wish to end', async () => {
    const product = await start({ leads: true })
    await product.ready
    process.kill(-(product.npm.pid ?? 0), 'SIGINT')
    expect(await product.ended).toBe(0)
    expect(product.said()).not.toContain('without waiting')
    expect(processesWith(dataDir)).toEqual([])
  })

  test.each(['SIGKILL', 'SIGHUP'] as const)('when npm is lost by %s everything ends by itself', async (signal) => {
    const product = await start()
    await product.ready
    product.npm.kill(signal)
    await product.ended
    await noneLeftWith(dataDir)
  })

  test('may come in the middle of the start', async () => {
    const product = await start()
    await vi.waitUntil(() => existsSync(join(dataDir, 'postgres')), { timeout: 60_000, interval: 10 })
    product.npm.kill('SIGTERM')
    await product.ended
    await noneLeftWith(dataDir)
    await (await start()).ready
  })
})

describe('the next start', () => {
  test('keeps the data, and is ready soon', async () => {
    const first = await start()
    await first.ready
    await ask(databaseOf(dataDir), `create table kept as select 'here' as word`)
    first.npm.kill('SIGINT')
    await first.ended

    const before = performance.now()
    const second = await start()
    await second.ready
    const seconds = (performance.now() - before) / 1000
    console.log(`a warm start took ${seconds.toFixed(1)} s`)
    expect(await ask(databaseOf(dataDir), 'select word from kept')).toEqual(['here'])
    expect(seconds).toBeLessThan(10)
  })

  test('works after the server was killed, and keeps the data', async () => {
    const first = await start()
    await first.ready
    await ask(databaseOf(dataDir), `create table kept as select 'here' as word`)
    process.kill(serverOf(dataDir), 'SIGKILL')
    await first.ended

    const url = await (await start()).ready
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(await ask(databaseOf(dataDir), 'select word from kept')).toEqual(['here'])
  })

  test('with another port and folder runs beside the first', async () => {
    const other = newFolder()
    const [one, two] = [await start(), await start({ dataDir: other })]
    const urls = await Promise.all([one.ready, two.ready])
    expect(new Set(urls).size).toBe(2)
    for (const url of urls) expect((await fetch(`${url}/readyz`)).status).toBe(200)
    two.npm.kill('SIGTERM')
    expect(await two.ended).toBe(0)
    expect((await fetch(`${urls[0]}/readyz`)).status).toBe(200)
    expect(processesWith(other)).toEqual([])
    rmSync(other, { recursive: true })
  })
})

describe('a start that cannot succeed says why in one sentence and ends with 1', () => {
  async function refused(way: Partial<Way>): Promise<string[]> {
    const product = await start(way)
    expect(await product.ended).toBe(1)
    await noneLeftWith(dataDir)
    return ownLines(product.said())
  }

  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const lines = await refused({ port })
    other.close()
    expect(lines).toEqual([expect.stringMatching(new RegExp(`port.* ${port}`, 'i'))])
  })

  test('a folder in use by another instance', async () => {
    await (await start()).ready
    const product = await start()
    expect(await product.ended).toBe(1)
    expect(ownLines(product.said())).toEqual([expect.stringContaining('in use by another running instance')])
  })

  test('a folder that cannot be written', async () => {
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'file'), '')
    const lines = await refused({ env: { DATA_DIR: join(dataDir, 'file', 'data') } })
    expect(lines).toEqual([expect.stringContaining('cannot be written')])
  })

  test.each([
    ['nobody answers', 'postgresql://someone:secret@127.0.0.1:1/surety'],
    ['no such host', 'postgresql://someone:secret@nowhere.invalid/surety'],
    ['another kind of URL', 'mysql://127.0.0.1/surety'],
  ])('a wrong DATABASE_URL: %s', async (_kind, url) => {
    const output = (await refused({ env: { DATABASE_URL: url } })).join('\n')
    expect(output).toContain('DATABASE_URL')
    expect(output).not.toContain('secret')
    expect(output).not.toMatch(/^\s+at /m)
  })

  test('several faulty settings are listed together', async () => {
    const output = (await refused({ env: { HOST: '0.0.0.0', FEE: 'much', PUBLIC_ORIGIN: 'here' } })).join('\n')
    for (const name of ['FEE', 'PUBLIC_ORIGIN']) expect(output).toContain(name)
    expect(output).not.toMatch(/^\s+at /m)
  })
})

test('npm run dev serves the page from its sources, with the server behind it', async () => {
  const product = await start({ script: 'dev' })
  const url = await product.ready
  expect(await (await fetch(url)).text()).toContain('src="/main.tsx"')
  expect((await fetch(`${url}/main.tsx`)).headers.get('content-type')).toContain('javascript')
  expect(await (await fetch(`${url}/api/config`)).json()).toHaveProperty('currencies')
  product.npm.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  expect(processesWith(dataDir)).toEqual([])
})

test.runIf(isRoot)('root runs it where user namespaces are forbidden, as nobody, and says so', async () => {
  // A system that forbids them refuses `unshare`; so does this one.
  const forbidding = join(dataDir, 'bin')
  mkdirSync(forbidding, { recursive: true })
  writeFileSync(join(forbidding, 'unshare'), '#!/bin/sh\necho "unshare failed: Operation not permitted" >&2\nexit 1\n')
  chmodSync(join(forbidding, 'unshare'), 0o755)
  const env = { PATH: `${forbidding}${delimiter}${plainEnvironment().PATH}` }

  const first = await start({ env })
  const url = await first.ready
  const home = readFileSync(join(dataDir, 'postgres.elsewhere'), 'utf8').trim()
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(first.said()).toContain(`as the account nobody and keeps its data in ${home}`)
  const [postgres] = processesWith(`${home}/postgres`)
  expect(readFileSync(`/proc/${postgres}/status`, 'utf8')).toMatch(/^Uid:\t65534\t65534/m)
  first.npm.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(processesWith(home)).toEqual([])

  const second = await start({ env })
  await second.ready
  second.npm.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  rmSync(home, { recursive: true })
})
