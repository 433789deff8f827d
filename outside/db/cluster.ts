import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { PostgresUser } from '#outside/db/postgres-user.ts'
import { StartFault } from '#outside/start-fault.ts'

const user = 'surety'
const database = 'surety'

/** The password of a cluster's superuser: random, made at the first call, kept in a file that only its owner reads. */
export async function readPassword(path: string): Promise<string> {
  try {
    await writeFile(path, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(path, 'utf8')
}

/**
 * Makes the cluster when there is none. It is made beside its place and moved there when complete, so that a start that
 * is cut short leaves no half a cluster. Throws StartFault when initdb fails.
 */
export async function createCluster(postgresUser: PostgresUser, password: string): Promise<void> {
  if (existsSync(join(postgresUser.cluster, 'PG_VERSION'))) return
  const unfinished = `${postgresUser.cluster}.new`
  const passwordFile = `${postgresUser.cluster}.secret`
  await rm(unfinished, { recursive: true, force: true })
  await postgresUser.lend(passwordFile, password)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${user}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  try {
    await run(postgresUser, [`--pgdata=${unfinished}`, ...locale, ...access, '--no-instructions'])
    await rename(unfinished, postgresUser.cluster)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** Makes sure that the database exists on the server at the port, and answers with its URL. */
export async function createDatabase(port: number, password: string): Promise<string> {
  const server = `postgres://${user}:${password}@127.0.0.1:${port}`
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
  return urlOf(port, password)
}

/** The URL of the market's database in a cluster on this port. */
export function urlOf(port: number, password: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
}

/** The line of a PostgreSQL program's output that says what went wrong. */
export function complaintIn(output: string): string {
  const lines = output.trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? ''
}

async function run(postgresUser: PostgresUser, initdbArgs: string[]): Promise<void> {
  const { file, args, options } = postgresUser.command('initdb', initdbArgs)
  const child = spawn(file, args, options)
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  child.once('error', (error) => reject(new StartFault(`PostgreSQL's initdb could not be run: ${error.message}.`)))
  child.once('close', resolve)
  if ((await promise) !== 0) throw new StartFault(`PostgreSQL's initdb failed: ${complaintIn(output)}`)
}
