import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { createDatabase } from '#testing/market.ts'
import { StartFault } from '../start-fault.ts'
import { describeSchema } from './catalogue.ts'
import { applyDecisions } from './decisions.ts'
import { type Db, openDb } from './pool.ts'

const ours = new URL('./decisions/', import.meta.url)
const endings: (() => Promise<void>)[] = []
let db: Db
let folder: string

/** Each test has a database of its own with this release's functions, and a copy of the files that it may change. */
beforeEach(async () => {
  const database = await createDatabase(inject('migratedDatabase'))
  const opened = openDb(database.url)
  const copy = await mkdtemp(join(tmpdir(), 'surety-decisions-'))
  for (const name of await readdir(ours)) await copyFile(new URL(name, ours), join(copy, name))
  db = opened
  folder = copy
  endings.push(async () => {
    await opened.destroy()
    await database.drop()
    await rm(copy, { recursive: true })
  })
})
afterAll(() => Promise.all(endings.map((end) => end())))

const apply = (mayRestore = false) => applyDecisions(db, { folder: pathToFileURL(`${folder}/`), mayRestore })
const write = (name: string, text: string | Buffer) => writeFile(join(folder, name), text)
const append = async (name: string, text: string) => write(name, (await readFile(join(folder, name), 'utf8')) + text)
const functionsNow = async () => Object.keys((await describeSchema(db)).functions)
const triggersNow = async () =>
  Object.values((await describeSchema(db)).tables).flatMap(({ triggers }) => Object.keys(triggers))
const setsKnown = async () => (await sql`select from decision_sets`.execute(db)).rows.length
/** Changes with each application, whatever was in it. */
const stamp = async () =>
  (
    await sql<{
      at: string
    }>`select string_agg(file || hash || applied_at, ' ' order by file) as at from decisions`.execute(db)
  ).rows[0]?.at
const more = (name: string, result = 'int') =>
  `create or replace function ${name}() returns ${result} language plpgsql as $$\nbegin\n  return 1;\nend $$;\n`

test('where all hashes are equal, nothing is applied', async () => {
  const before = await stamp()
  await sql`drop function is_staff(text)`.execute(db)
  await apply()
  expect(await stamp()).toBe(before)
  expect(await functionsNow()).not.toContain('is_staff(text)')
})

test('a file that changed has all of them applied, in one transaction; sessions that run keep their functions', async () => {
  await sql`drop function is_staff(text)`.execute(db)
  await append('halts.sql', more('extra'))
  const oid = async () =>
    (await sql<{ oid: number }>`select 'match_offer'::regproc::oid::int as oid`.execute(db)).rows[0]?.oid
  const known = await oid()
  await apply()
  expect(await functionsNow()).toEqual(expect.arrayContaining(['is_staff(text)', 'extra()']))
  expect(await oid()).toBe(known)
  const { rows } =
    await sql`select from pg_proc where proname in ('extra', 'is_staff', 'match_offer') group by xmin`.execute(db)
  expect(rows).toHaveLength(1)
  expect(await setsKnown()).toBe(2)
})

test('what no file has any more is dropped, functions and guards, and what is of the tables or of an extension stays', async () => {
  await append(
    'halts.sql',
    `${more('extra')}create or replace trigger extra before insert on halts for each row execute function refuse_change();\n`,
  )
  await apply()
  expect(await triggersNow()).toContain('extra')
  await sql`create extension if not exists pg_trgm`.execute(db)
  await copyFile(new URL('halts.sql', ours), join(folder, 'halts.sql'))
  await apply(true)
  expect(await functionsNow()).not.toContain('extra()')
  expect(await triggersNow()).not.toContain('extra')
  expect(await functionsNow()).toContain('unique_time(regclass)')
  const { rows } = await sql`select from pg_proc where proname = 'similarity'`.execute(db)
  expect(rows).toHaveLength(1)
})

test('a result of another type has the old functions give way first, guards with them', async () => {
  await append('halts.sql', more('extra'))
  await apply()
  const before = (await triggersNow()).length
  await append('halts.sql', '')
  await write('halts.sql', (await readFile(new URL('halts.sql', ours), 'utf8')) + more('extra', 'text'))
  await apply()
  expect((await describeSchema(db)).functions['extra()']?.result).toBe('text')
  expect(await triggersNow()).toHaveLength(before)
})

test.each([
  [
    'a statement that is none',
    'create or replace function a() retrns int language sql as $$ select 1 $$;\n',
    'extra.sql:4: syntax error at or near "retrns"',
  ],
  [
    'a body that cannot be read',
    'create or replace function a() returns int language plpgsql as $$\nbegin\n  retrn 1;\nend $$;\n',
    'extra.sql:6',
  ],
  [
    'a query on nothing',
    'create or replace function a() returns int language sql as $$\n  select x\n  from nothing $$;\n',
    'extra.sql:6 (a): relation "nothing" does not exist',
  ],
  ['NUL', 'select 1;\0', 'extra.sql is not UTF-8 text.'],
  ['bytes that are no text', Buffer.from([0x2d, 0x2d, 0xff, 0xfe, 0x0a]), 'extra.sql is not UTF-8 text.'],
  ['commit', 'select 1;\ncommit;\nselect 2;', 'extra.sql begins or ends a transaction'],
  ['begin', ' BEGIN ;', 'extra.sql begins or ends a transaction'],
])('%s ends the start with the file and the line, and nothing is applied', async (_what, text, where) => {
  const [before, known] = [await stamp(), JSON.stringify(await describeSchema(db))]
  await append('blog.sql', more('extra'))
  await write('extra.sql', typeof text === 'string' ? `-- One.\n-- Two.\n-- Three.\n${text}` : text)
  const fault: unknown = await apply().catch((error) => error)
  expect(fault).toBeInstanceOf(StartFault)
  expect(String(fault)).toContain(`decisions/${where}`)
  expect(await stamp()).toBe(before)
  expect(JSON.stringify(await describeSchema(db))).toBe(known)
})

test('an older release is refused, and is put back where that is asked for', async () => {
  const before = JSON.stringify((await describeSchema(db)).functions)
  await append('halts.sql', more('extra'))
  await apply()
  const { rows } = await sql<{ at: string }>`select max(first_applied_at) as at from decision_sets`.execute(db)
  await copyFile(new URL('halts.sql', ours), join(folder, 'halts.sql'))
  await expect(apply()).rejects.toThrow(
    new StartFault(
      `This database has the functions of a newer release (since ${rows[0]?.at}). ` +
        "`npm run surety -- functions restore` puts this release's back.",
    ),
  )
  expect(await functionsNow()).toContain('extra()')
  await apply(true)
  expect(JSON.stringify((await describeSchema(db)).functions)).toBe(before)
  expect(await setsKnown()).toBe(2)
})
