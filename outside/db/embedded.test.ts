import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, startPostgres } from '#outside/db/embedded.ts'
import { lives, markOf } from '#outside/processes.ts'
import { StartFault } from '#outside/start-fault.ts'

const warnings: string[] = []
const log = { info: () => undefined, warn: (_fields: object, line: string) => warnings.push(line) }
const started: { stop(): Promise<void> }[] = []
const owners: ChildProcess[] = []
let dataDir: string

beforeEach(async () => {
  warnings.length = 0
  dataDir = await mkdtemp(join(tmpdir(), 'surety-db-'))
})

afterEach(async () => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL')
  await Promise.all(started.splice(0).map(({ stop }) => stop()))
  await rm(dataDir, { recursive: true, force: true })
})

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ dataDir: folder, log })
  started.push(postgres)
  return postgres
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  await client.end()
  return rows.flat()
}

test('the first start makes the database, the second keeps the data', async () => {
  const first = await start()
  await ask(first.url, `create table kept as select 'here' as word`)
  await first.stop()
  const second = await start()
  expect(await ask(second.url, 'select word from kept')).toEqual(['here'])
  await second.stop()
})

test('it is set for exactness: UTC, UTF-8, order by code point, nothing lost on commit, passwords by SCRAM', async () => {
  const { url, stop } = await start()
  const facts = await ask(
    url,
    `select current_database(), current_setting('timezone'), current_setting('server_encoding'),
      current_setting('synchronous_commit'), current_setting('fsync'), current_setting('listen_addresses'),
      'a' < 'B', rolpassword like 'SCRAM-SHA-256$%' from pg_authid where rolname = current_user`,
  )
  expect(facts).toEqual(['surety', 'UTC', 'UTF8', 'on', 'on', '127.0.0.1', false, true])
  const wrong = new URL(url)
  wrong.password = 'guess'
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600)
  await stop()
})

test('a folder in use by a living instance is refused in one sentence, and free again afterwards', async () => {
  const first = await start()
  const second = start()
  await expect(second).rejects.toThrow(StartFault)
  await expect(second).rejects.toThrow(/^The folder .+ is in use by another running instance; [^\n]+\.$/)
  expect(await ask(first.url, 'select 1')).toEqual([1])
  await first.stop()
  await (await start()).stop()
})

test('what a killed owner left running is stopped, and its committed data are there', async () => {
  const owner = startOwner({ PATH: withoutSetpriv(dataDir) })
  const [url] = (await once(owner.stdout, 'data')).map((line) => String(line).trim())
  await ask(String(url), `create table kept as select 'here' as word`)
  const [left] = await ask(String(url), `select pg_read_file('postmaster.pid', 0, 20)`)
  const orphan = markOf(Number.parseInt(String(left), 10))
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  expect(orphan && lives(orphan)).toBe(true)

  const next = await start()
  expect(orphan && lives(orphan)).toBe(false)
  expect(warnings.join()).toContain('left over from a crash')
  expect(await ask(next.url, 'select word from kept')).toEqual(['here'])
  await next.stop()
})

test.runIf(process.platform === 'linux')('on Linux a killed owner takes it along', async () => {
  const owner = startOwner()
  const [line] = await once(owner.stdout, 'data')
  const pid = Number.parseInt(
    String((await ask(String(line).trim(), `select pg_read_file('postmaster.pid', 0, 20)`))[0]),
    10,
  )
  const orphan = markOf(pid)
  owner.kill('SIGKILL')
  await vi.waitUntil(() => orphan && !lives(orphan), { timeout: 20_000 })
})

test('a note of PostgreSQL that names a stranger does not keep it from starting', async () => {
  await (await start()).stop()
  const stranger = spawn('sleep', ['1000'])
  const note = join(dataDir, 'postgres', 'postmaster.pid')
  writeFileSync(note, `${stranger.pid}\n${join(dataDir, 'postgres')}\n`)
  await (await start()).stop()
  expect(stranger.exitCode).toBeNull()
  stranger.kill()
})

test('a first start that was cut short leaves nothing in the way', async () => {
  const half = join(dataDir, 'postgres.new')
  mkdirSync(half)
  writeFileSync(join(half, 'PG_VERSION'), '18')
  const { url } = await start()
  expect(existsSync(half)).toBe(false)
  expect(await ask(url, 'select 1')).toEqual([1])
})

test('a folder that cannot be written is refused in one sentence', async () => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  const refused = start(join(file, 'data'))
  await expect(refused).rejects.toThrow(StartFault)
  await expect(refused).rejects.toThrow(/^The folder .+ cannot be written \(a part of its path is a file\); [^\n]+\.$/)
})

function startOwner(env: Record<string, string> = {}) {
  const args = ['--input-type=module', '--eval', ownerProgram(dataDir)]
  const owner = spawn(process.execPath, args, { env: { ...process.env, ...env } })
  owners.push(owner)
  return owner
}

/** A PATH on which the child cannot be tied to its parent's life, as on systems without that. */
function withoutSetpriv(folder: string): string {
  writeFileSync(join(folder, 'setpriv'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  return `${folder}${delimiter}${process.env.PATH}`
}

function ownerProgram(folder: string): string {
  const module = JSON.stringify(new URL('./embedded.ts', import.meta.url).href)
  return `
    import { startPostgres } from ${module}
    const { url } = await startPostgres({ dataDir: ${JSON.stringify(folder)}, log: console })
    console.log(url)
    setInterval(() => undefined, 1000)`
}
