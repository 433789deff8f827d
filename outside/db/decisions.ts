import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { StartFault } from '../start-fault.ts'
import type { Db } from './pool.ts'
import { isPassing, retried } from './retry.ts'
import type { Tables } from './rows.ts'

const home = new URL('./decisions/', import.meta.url)

/** A file of decision functions. `hash` is the SHA-256 of its text, hex. */
interface DecisionFile {
  readonly name: string
  readonly text: string
  readonly hash: string
}

/**
 * Makes the functions and guards of a database exactly those of the files in `folder`: nothing happens where their hashes are known
 * already, else all are applied, validated and what is left over of others is dropped, in one transaction. Functions of an older release
 * than the database had before are put back only where `mayRestore`. Throws StartFault that names file and line of what is wrong.
 */
export async function applyDecisions(db: Db, { mayRestore = false, folder = home } = {}): Promise<void> {
  const files = await readFiles(folder)
  await sql`create table if not exists decisions (
    file text primary key, hash text not null, applied_at timestamptz not null default clock_timestamp()
  )`.execute(db)
  await sql`create table if not exists decision_sets (
    hash text primary key, first_applied_at timestamptz not null default clock_timestamp()
  )`.execute(db)
  const { rows: applied } = await sql<{ file: string; hash: string }>`select file, hash from decisions`.execute(db)
  const isSame = ({ name, hash }: DecisionFile) => applied.some((row) => row.file === name && row.hash === hash)
  if (applied.length === files.length && files.every(isSame)) return
  const set = hashOf(files.map(({ name, hash }) => `${name} ${hash}\n`).join(''))
  if (!mayRestore) await refuseOlder(db, set)
  await retried(() => applyAll(db, files, set))
}

async function readFiles(folder: URL): Promise<DecisionFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = decode(name, await readFile(new URL(name, folder)))
      return { name, text, hash: hashOf(text) }
    }),
  )
}

function decode(name: string, bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Told below.
  }
  throw new StartFault(`decisions/${name} is not UTF-8 text.`)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function refuseOlder(db: Db, set: string): Promise<void> {
  const { rows } = await sql<{ since: string }>`
    select newer.first_applied_at as since from decision_sets mine
    join decision_sets newer on newer.first_applied_at > mine.first_applied_at
    where mine.hash = ${set} order by newer.first_applied_at desc limit 1
  `.execute(db)
  if (rows[0]) {
    throw new StartFault(
      `This database has the functions of a newer release (since ${rows[0].since}). ` +
        "`npm run surety -- functions restore` puts this release's back.",
    )
  }
}

async function applyAll(db: Db, files: readonly DecisionFile[], set: string): Promise<void> {
  try {
    await db.transaction().execute((trx) => applyIn(trx, files, set, false))
  } catch (error) {
    // A result's type or the name of a parameter has changed: what is there gives way first.
    if (!(error instanceof StartFault && error.cause instanceof pg.DatabaseError && error.cause.code === '42P13'))
      throw error
    await db.transaction().execute((trx) => applyIn(trx, files, set, true))
  }
}

async function applyIn(
  trx: Transaction<Tables>,
  files: readonly DecisionFile[],
  set: string,
  isFresh: boolean,
): Promise<void> {
  await sql`set local lock_timeout = '5s'`.execute(trx)
  // Functions call each other across files: their bodies are checked once all exist.
  await sql`set local check_function_bodies = off`.execute(trx)
  if (isFresh) await dropOthers(trx, sql`true`)
  for (const { name, text } of files)
    await applyText(
      trx,
      name,
      text.replace(guards, (guard) => guard.replace(/[^\n]/g, '')),
    )
  for (const { name, text } of files)
    for (const { 0: guard, index } of text.matchAll(guards)) await applyText(trx, name, guard, lineAt(text, index))
  await dropOthers(trx, sql`xmin <> pg_current_xact_id()::xid`)
  await validate(trx, files)
  await sql`delete from decisions`.execute(trx)
  for (const { name, hash } of files)
    await sql`insert into decisions (file, hash) values (${name}, ${hash})`.execute(trx)
  await sql`insert into decision_sets (hash) values (${set}) on conflict do nothing`.execute(trx)
}

/** Guards need their functions, of whichever file, and so come last. */
const guards = /^create or replace trigger [^;]*;/gm

/** Runs a text that begins at a line of a file. */
async function applyText(trx: Transaction<Tables>, name: string, text: string, from = 1): Promise<void> {
  if (/^\s*(begin|commit|rollback)\s*;/im.test(text.replace(/\$(\w*)\$.*?\$\1\$/gs, '')))
    throw new StartFault(`decisions/${name} begins or ends a transaction; it is applied inside of one.`)
  try {
    await sql.raw(text).execute(trx)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    // A lost race is no fault of the file: the caller tries again.
    if (isPassing(error)) throw error
    const line = error.position ? from + lineAt(text, Number(error.position)) - 1 : null
    throw new StartFault(`decisions/${name}${line ? `:${line}` : ''}: ${error.message}`, { cause: error })
  }
}

/** The line in which this place of a text is. */
function lineAt(text: string, place: number): number {
  return text.slice(0, place).split('\n').length
}

/**
 * Drops triggers and functions of ours of which `which` (of their catalogue row) is true; unique_time is of the tables. Ours are those that
 * the market's own role made; what another role put beside them stays.
 */
async function dropOthers(trx: Transaction<Tables>, which: RawBuilder<unknown>): Promise<void> {
  const { rows: triggers } = await sql<{ name: string; relation: string }>`
    select quote_ident(tgname) as name, tgrelid::regclass::text as relation from pg_trigger
    where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      and tgfoid in (select p.oid from pg_proc p where ${isOurs}) and ${which}
  `.execute(trx)
  for (const { name, relation } of triggers) await sql.raw(`drop trigger ${name} on ${relation}`).execute(trx)
  const { rows: functions } = await sql<{ name: string }>`
    select oid::regprocedure::text as name from pg_proc
    where oid in (select p.oid from pg_proc p where ${isOurs}) and proname <> 'unique_time' and ${which}
  `.execute(trx)
  if (functions.length === 0) return
  await sql
    .raw(`drop function ${functions.map(({ name }) => name).join(', ')}`)
    .execute(trx)
    .catch((error) => {
      if (!(error instanceof pg.DatabaseError && error.code === '2BP01')) throw error
      throw new StartFault(
        `Something of yours uses a function of the market that goes: ${error.detail ?? error.message}`,
        {
          cause: error,
        },
      )
    })
}

/** Of a row `p` of pg_proc: in the market's schema, of the market's role, and of no extension. */
const isOurs = sql`p.pronamespace = 'public'::regnamespace and p.proowner = (select oid from pg_roles where rolname = current_user)
  and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`

/** Has PostgreSQL read every function's body, which it does of its own accord only when a function is first called. */
async function validate(trx: Transaction<Tables>, files: readonly DecisionFile[]): Promise<void> {
  await sql`set local check_function_bodies = on`.execute(trx)
  const { rows } = await sql<{ oid: number; name: string; language: string }>`
    select p.oid, p.proname as name, l.lanname as language from pg_proc p join pg_language l on l.oid = p.prolang
    where ${isOurs} and l.lanname in ('sql', 'plpgsql')
    order by p.proname
  `.execute(trx)
  for (const { oid, name, language } of rows) {
    const look = language === 'sql' ? sql`fmgr_sql_validator(${oid})` : sql`plpgsql_validator(${oid})`
    await sql`select ${look}`.execute(trx).catch((error) => {
      if (!(error instanceof pg.DatabaseError) || isPassing(error)) throw error
      throw new StartFault(`${placeOf(files, name, error)}: ${error.message}`, { cause: error })
    })
  }
}

/** `decisions/<file>:<line>` of what PostgreSQL says is wrong in a function's body. */
function placeOf(files: readonly DecisionFile[], name: string, error: pg.DatabaseError): string {
  const opening = new RegExp(`function ${name}\\(`)
  const file = files.find(({ text }) => opening.test(text))
  if (!file) return name
  const at = file.text.search(opening)
  const bodyAt = file.text.indexOf('$$', at)
  // Where it says in which text, that is the body or a part of it; else it names a line of the body.
  const part = error.internalQuery ? file.text.indexOf(error.internalQuery, bodyAt) : -1
  const line =
    part >= 0
      ? lineAt(file.text, part + Number(error.internalPosition))
      : lineAt(file.text, bodyAt) + Number(/line (\d+)/.exec(error.where ?? '')?.[1] ?? 1) - 1
  return `decisions/${file.name}:${line} (${name})`
}
