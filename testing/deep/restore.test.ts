import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Files } from '#outside/files.ts'
import { DiskFolder } from '#outside/folders/disk.ts'
import { readSettings } from '#server/config.ts'
import { keptSecrets } from '#server/demo/secrets.ts'
import { databaseOf, noneLeftWith, type Product, plainEnvironment, startProduct } from './product.ts'

const folder = join(import.meta.dirname, '..', '..')
let home: string
const started: Product[] = []

beforeEach(() => {
  home = join(tmpdir(), `surety-restore-${randomBytes(6).toString('hex')}`)
})

afterEach(async () => {
  for (const { npm } of started.splice(0)) npm.kill('SIGTERM')
  await noneLeftWith(home)
  rmSync(home, { recursive: true, force: true })
})

async function start(dataDir: string): Promise<Product> {
  const product = await startProduct({ folder, dataDir })
  started.push(product)
  await product.ready
  return product
}

async function stop(product: Product): Promise<void> {
  product.npm.kill('SIGTERM')
  expect(await product.ended).toBe(0)
}

/** `npm run surety -- …` as an operator types it. */
async function surety(dataDir: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const env = { ...plainEnvironment(), DATA_DIR: dataDir }
  return promisify(execFile)('npm', ['run', 'surety', '--', ...args], { cwd: folder, env }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  )
}

async function ask<Row extends pg.QueryResultRow>(dataDir: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseOf(dataDir) })
  await client.connect()
  return client
    .query<Row>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

const everything = `select (select json_agg(u order by addr) from (select addr, username, created_at from users) u) as users,
  (select json_agg(c order by agent_addr) from (select agent_addr, used, ceiling from capacity) c) as capacity,
  (select count(*)::int from outbox) as news`

test('a market is backed up and restored with one command each, whole, and nothing is written over', async () => {
  const [first, second, file] = ['first', 'second', 'market.tar.gz'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ]
  const product = await start(first)
  const running = await surety(first, 'backup', file)
  expect(running.code).toBe(1)
  expect(running.said).toContain('is in use by another running instance')

  const fileId = randomUUID()
  const files = new Files(
    new DiskFolder(join(first, 'files')),
    readSettings({ DATA_DIR: first }, keptSecrets).keys.data,
  )
  await files.keep(fileId, Buffer.from('a receipt'))
  await ask(first, `update users set username = 'Restored One' where addr = (select min(addr) from users)`)
  // What is not told yet bears a transaction of this cluster, which another has not come to.
  await ask(first, `insert into outbox (topic, xid) values ('user', '4000000000')`)
  const [{ epoch }] = (await ask<{ epoch: string }>(first, 'select epoch from market')) as [{ epoch: string }]
  // Killed, not stopped: a backup recovers the database first.
  product.npm.kill('SIGKILL')
  await product.ended
  await noneLeftWith(first)

  const made = await surety(first, 'backup', file)
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining(`${file} holds the market`) })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const again = await surety(first, 'backup', file)
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('is there already; nothing is written over') })
  const onto = await surety(first, 'restore', file)
  expect(onto).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') })
  expect((await surety(second, 'restore', join(home, 'none.tar.gz'))).said).toContain('There is no file')
  expect(existsSync(second)).toBe(false)

  expect(await surety(second, 'restore', file)).toMatchObject({ code: 0, said: expect.stringContaining('is back') })
  rmSync(join(first, 'files'), { recursive: true })
  const restored = await start(second)
  const [row] = await ask<{ username: string }>(second, `select username from users where username = 'Restored One'`)
  expect(row).toBeDefined()
  const kept = new Files(
    new DiskFolder(join(second, 'files')),
    readSettings({ DATA_DIR: second }, keptSecrets).keys.data,
  )
  expect((await kept.read(fileId)).toString()).toBe('a receipt')
  expect(readFileSync(join(second, 'secrets.json'), 'utf8')).toBe(readFileSync(join(first, 'secrets.json'), 'utf8'))
  const [after] = await ask<{ epoch: string }>(second, 'select epoch from market')
  expect(after?.epoch).not.toBe(epoch)
  await expect
    .poll(
      async () =>
        (
          await ask<{ n: number }>(
            second,
            'select count(*)::int as n from outbox where xid >= (select to_xid from outbox_ticks order by seq desc limit 1)',
          )
        )[0]?.n,
    )
    .toBe(0)
  await stop(restored)

  const original = await start(first)
  const [mine] = await ask<Record<string, unknown>>(first, everything)
  await stop(original)
  const other = await start(second)
  const [theirs] = await ask<Record<string, unknown>>(second, everything)
  await stop(other)
  expect({ ...theirs, news: 0 }).toEqual({ ...mine, news: 0 })
})
