import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { assertSameMarket } from '#outside/db/market.ts'
import { migrate } from '#outside/db/migrate.ts'
import { openDb } from '#outside/db/pool.ts'
import { Files } from '#outside/files.ts'
import { DiskFolder } from '#outside/folders/disk.ts'
import { readSettings } from '#server/config.ts'
import { backUp } from '../../ops/backup/backup.ts'
import { restore } from '../../ops/backup/restore.ts'
import { fillOld, migrateOld } from '../release-0.1.0/database.ts'

const log = pino({ level: 'silent' })
const neverAsked = () => {
  throw new Error('a real market has its keys from its settings')
}
let home: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'surety-dump-'))
})

afterEach(() => rmSync(home, { recursive: true, force: true }))

async function newDatabase(): Promise<string> {
  const name = `dump_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

async function envOf(folder: string): Promise<Record<string, string>> {
  return {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://market.example',
    SECRET_KEY: 'a secret of at least thirty-two characters 1',
    DATA_KEY: 'another one of at least thirty-two characters',
    PRICE_SOURCES: 'cg,binance,kraken',
    DATABASE_URL: await newDatabase(),
    DATA_DIR: join(home, folder),
  }
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query({ text, rowMode: 'array' })
    .then(({ rows }) => rows.flat())
    .finally(() => client.end())
}

/** A real market with a person, a file and news that nobody has told yet. */
async function begun(): Promise<{ env: Record<string, string>; fileId: string }> {
  const env = await envOf('first')
  const settings = readSettings(env, neverAsked)
  const db = openDb(env.DATABASE_URL ?? '')
  await migrate(db)
  await assertSameMarket(db, false, settings.keys.data)
  await db.destroy()
  await query(
    env.DATABASE_URL ?? '',
    `insert into users (addr, username) values ('0x${'1'.repeat(40)}', 'Restored One')`,
  )
  await query(
    env.DATABASE_URL ?? '',
    `insert into outbox (topic, xid) values ('user', '4000000000'), ('user', '4000000001')`,
  )
  const fileId = randomUUID()
  await new Files(new DiskFolder(join(env.DATA_DIR ?? '', 'files')), settings.keys.data).keep(
    fileId,
    Buffer.from('a receipt'),
  )
  return { env, fileId }
}

test('a market on a database of its own is dumped and restored whole, and its news are told', async () => {
  const { env, fileId } = await begun()
  const file = join(home, 'market.tar.gz')
  await backUp(readSettings(env, neverAsked), file, log)
  const before = await query(env.DATABASE_URL ?? '', 'select epoch from market')

  const other = await envOf('second')
  await restore(other, file, log)
  const url = other.DATABASE_URL ?? ''
  expect(await query(url, 'select username from users')).toEqual(['Restored One'])
  expect(await query(url, 'select epoch from market')).not.toEqual(before)
  expect(await query(url, "select tick()->>'newest'")).toEqual(['2'])
  expect(
    await query(
      url,
      'select topic from outbox where xid >= (select to_xid from outbox_ticks order by seq desc limit 1)',
    ),
  ).toEqual([])
  const files = new Files(
    new DiskFolder(join(other.DATA_DIR ?? '', 'files')),
    readSettings(other, neverAsked).keys.data,
  )
  expect((await files.read(fileId)).toString()).toBe('a receipt')
  // What nobody asked for is not there, and nothing is left lying beside it.
  expect(await readdir(home)).toEqual(['first', 'market.tar.gz', 'second'])
})

// D10
test('a market of release 0.1.0 is dumped, restored as it was, and carried over then', async () => {
  const env = await envOf('first')
  const db = openDb(env.DATABASE_URL ?? '')
  await migrateOld(db)
  await fillOld(db, env.DATABASE_URL ?? '', { seed: 7, steps: 300 })
  await assertSameMarket(db, false, readSettings(env, neverAsked).keys.data)
  await db.destroy()
  const figures = `select count(*)::int from orders union all select count(*)::int from notifications
    union all select sum(used)::int from capacity`
  const before = await query(env.DATABASE_URL ?? '', figures)
  const file = join(home, 'market.tar.gz')
  await backUp(readSettings(env, neverAsked), file, log)

  const other = await envOf('second')
  await restore(other, file, log)
  const url = other.DATABASE_URL ?? ''
  expect(await query(url, 'select max(name) from migrations')).toEqual(['0028_stakes.sql'])
  const restored = openDb(url)
  await migrate(restored)
  await restored.destroy()
  expect(await query(url, figures)).toEqual(before)

  // What it is now is known to a restore as well.
  const again = join(home, 'again.tar.gz')
  await backUp(readSettings(other, neverAsked), again, log)
  const third = await envOf('third')
  await restore(third, again, log)
  expect(await query(third.DATABASE_URL ?? '', figures)).toEqual(before)
})

test('a restore that would write over something, or without the right key, changes nothing', async () => {
  const { env } = await begun()
  const file = join(home, 'market.tar.gz')
  await backUp(readSettings(env, neverAsked), file, log)
  await expect(restore(env, file, log)).rejects.toThrow(/is there already; nothing is written over/)

  const used = { ...(await envOf('used')), DATABASE_URL: env.DATABASE_URL ?? '' }
  await expect(restore(used, file, log)).rejects.toThrow(/The database is not empty/)
  expect(existsSync(join(home, 'used'))).toBe(false)

  const other = await envOf('other')
  const stranger = { ...other, DATA_KEY: 'a third one of at least thirty-two characters' }
  await expect(restore(stranger, file, log)).rejects.toThrow(/DATA_KEY is not the key/)
  await expect(restore({ ...other, DEMO: 'on', NODE_ENV: 'test', PUBLIC_ORIGIN: '' }, file, log)).rejects.toThrow(
    /of a real market/,
  )
  const { DATABASE_URL: _, ...without } = other
  await expect(restore(without, file, log)).rejects.toThrow(/DATABASE_URL is needed/)
  await writeFile(join(home, 'no-backup'), 'something else')
  await expect(restore(other, join(home, 'no-backup'), log)).rejects.toThrow(/tar failed/)
  expect(await query(other.DATABASE_URL ?? '', `select count(*)::int from pg_class where relname = 'users'`)).toEqual([
    0,
  ])
})
