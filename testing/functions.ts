import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { readSources } from '../checks/walls/sources.ts'

const root = join(import.meta.dirname, '..')
const decisions = join(root, 'outside', 'db', 'decisions')

/** Where the tests of all workers note which of the database's functions they called. */
export const callsFile = join(root, '.reports', 'functions.txt')

const noted = new Set<string>()

/** Notes the functions that were called in a database, as its PostgreSQL counted them; by their bodies, since tests plant others. */
export async function noteCalls(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client
    .query<{ line: string }>(
      `select proname || ' ' || md5(prosrc) as line from pg_stat_user_functions s join pg_proc p on p.oid = s.funcid
       where schemaname = 'public' and calls > 0`,
    )
    .finally(() => client.end())
  const fresh = rows.map(({ line }) => line).filter((line) => !noted.has(line))
  for (const line of fresh) noted.add(line)
  if (fresh.length === 0) return
  await mkdir(join(root, '.reports'), { recursive: true })
  await appendFile(callsFile, fresh.map((line) => `${line}\n`).join(''))
}

/** The functions of `decisions/` that no test called, by what was noted. */
export function uncalledFunctions(): string[] {
  const files = readdirSync(decisions).filter((name) => name.endsWith('.sql'))
  const sql = files.map((name) => readFileSync(join(decisions, name), 'utf8'))
  const code = readSources(root).flatMap(({ path }) =>
    /^(outside|server)\//.test(path) && !path.endsWith('.test.ts') ? readFileSync(join(root, path), 'utf8') : [],
  )
  return uncalled(sql, existsSync(callsFile) ? readFileSync(callsFile, 'utf8') : '', code)
}

const definition = /^create or replace function (\w+)\([\s\S]*?\$\$([\s\S]*?)\$\$/gm

/**
 * Of the functions in `sql` those that are not among `calls`. One in SQL may become part of the statement that names it, and then is
 * counted by nobody: it was called where a function that names it was, or where a query of `code` does.
 */
export function uncalled(sql: readonly string[], calls: string, code: readonly string[]): string[] {
  const lines = new Set(calls.split('\n'))
  const functions = sql
    .flatMap((text) => [...text.matchAll(definition)])
    .map(([text, name = '', body = '']) => ({
      name,
      body,
      isPart: /\blanguage sql\b/.test(text.slice(0, text.length - body.length)),
      isCalled: lines.has(`${name} ${createHash('md5').update(body).digest('hex')}`),
    }))
  for (let more = true; more; ) {
    const parts = functions.filter(({ isPart, isCalled, name }) => {
      const call = new RegExp(`\\b${name}\\(`)
      const callers = functions.filter((one) => one.isCalled && one.name !== name && call.test(one.body))
      return isPart && !isCalled && (callers.length > 0 || code.some((text) => call.test(text)))
    })
    for (const one of parts) one.isCalled = true
    more = parts.length > 0
  }
  return functions.filter(({ isCalled }) => !isCalled).map(({ name }) => name)
}
