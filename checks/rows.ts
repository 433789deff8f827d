/**
 * Writes the types of the database's rows, outside/db/rows.ts, from the catalogue of a database that was migrated just now: `npm run
 * rows`. With `--check` nothing is written, and it fails where the file says otherwise.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Column, describeSchema, type Schema, type Table } from '#outside/db/catalogue.ts'
import { startPostgres } from '#outside/db/embedded.ts'
import { migrate } from '#outside/db/migrate.ts'
import { openDb } from '#outside/db/pool.ts'

const root = join(import.meta.dirname, '..')
const file = join(root, 'outside', 'db', 'rows.ts')

/** How a value comes out of the pool (pool.ts), and goes in. */
const plain: Readonly<Record<string, string>> = {
  text: 'string',
  uuid: 'string',
  numeric: 'string',
  'timestamp with time zone': 'string',
  xid8: 'string',
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  date: 'Date',
  bytea: 'Buffer',
}

/** The types of all tables' rows. Throws where the type of a column is not known. */
export function rowsOf({ tables }: Schema): string {
  const named: string[] = []
  const written = Object.entries(tables)
    .filter(([, { kind }]) => kind === 'table')
    .map(([name, table]) => {
      const columns = Object.entries(table.columns).map(
        ([column, is]) => `    ${column}: ${typeOf(`${name}.${column}`, is, closedList(table, column), named)}\n`,
      )
      return `  ${name}: {\n${columns.join('')}  }\n`
    })
  const stored = [...new Set(named)].sort().join(', ')
  return formatted(`// Written by \`npm run rows\` from the database's catalogue: change outside/db/schema/, not this.
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ${stored} } from './stored.ts'

/** Every table, as kysely reads and writes it. */
export interface Tables {
${written.join('')}}

/** A row as it is read. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>
`)
}

function typeOf(name: string, column: Column, closed: string | undefined, named: string[]): string {
  const { isNullable, generated } = column
  const type = `${known(name, column, closed, named)}${isNullable ? ' | null' : ''}`
  if (generated === 'stored' || generated === 'virtual' || generated === 'always')
    return `ColumnType<${type}, never, never>`
  return column.default !== null || generated === 'by default' ? `Generated<${type}>` : type
}

function known(name: string, { type, comment }: Column, closed: string | undefined, named: string[]): string {
  const typeName = /^@type (\w+)$/m.exec(comment ?? '')?.[1]
  if (typeName) {
    named.push(typeName)
    return typeName
  }
  const [, bare = '', list] = /^(.+?)(\[\])?$/.exec(type.replace(/\([\d,]+\)/, '')) ?? []
  const basic = plain[bare]
  if (basic === undefined) {
    throw new Error(
      `${name} is ${type}: say what it holds, as \`comment on column ${name} is '@type Name'\` (stored.ts)`,
    )
  }
  return list ? `${basic}[]` : (closed ?? basic)
}

/** The values of `check (x in (…))`, as a union. */
function closedList(table: Table, column: string): string | undefined {
  for (const { kind, columns, definition } of Object.values(table.constraints)) {
    if (kind !== 'check' || columns.join() !== column) continue
    const list = /^CHECK \(\(\(?(\w+)\)? = ANY \((?:\()?ARRAY\[(.*?)\](?:\)::\S+)?\)\)\)$/.exec(definition)?.[2]
    if (list) return list.split(', ').map(literal).join(' | ')
  }
  return undefined
}

/** `'a'::text` is a text, `'-2'::integer` a number. */
function literal(value: string): string {
  const bare = value.replace(/^\((.*)\)(::\w+)?$/, '$1')
  return bare.endsWith('::text') ? bare.slice(0, -'::text'.length) : bare.replace(/^'(.*)'::\w+$/, '$1')
}

function formatted(text: string): string {
  const biome = join(dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json')), 'bin', 'biome')
  const flags = [biome, 'check', '--write', '--stdin-file-path', file]
  const { status, stdout, stderr } = spawnSync(process.execPath, flags, { cwd: root, input: text, encoding: 'utf8' })
  if (status !== 0) throw new Error(`biome cannot format the rows: ${stderr}`)
  return stdout
}

async function migrated(): Promise<Schema> {
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-rows-'))
  const postgres = await startPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } })
  const db = openDb(postgres.url)
  try {
    await migrate(db)
    return await describeSchema(db)
  } finally {
    await db.destroy()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function main(): Promise<void> {
  const rows = rowsOf(await migrated())
  if (!process.argv.includes('--check')) return writeFile(file, rows)
  if ((await readFile(file, 'utf8').catch(() => '')) === rows) return console.log('rows: as the database has them')
  console.error('rows: outside/db/rows.ts is not what the database has; run `npm run rows`.')
  process.exitCode = 1
}

if (import.meta.main) await main()
