import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, markOf } from '#outside/processes.ts'

export type Account = { uid: number; gid: number }

/** How the product is started: in which clone, on which data, with what else in the environment, and as whom. */
export type Way = {
  folder: string
  dataDir: string
  /** `npm start` unless told otherwise. */
  script?: 'start' | 'dev'
  port?: number
  env?: Record<string, string>
  account?: Account | undefined
  /** Leads a process group, as a command in a terminal does. */
  leads?: boolean
}

/** `npm start` as a person runs it, seen from outside. */
export type Product = {
  npm: ChildProcess
  port: number
  /** Everything that it has printed so far. */
  said(): string
  /** Resolves with the address once it says that it is ready; rejects when it ends before. */
  ready: Promise<string>
  /** Resolves with the exit code of npm. */
  ended: Promise<number | null>
}

/** Starts `npm start`. What npm, Vitest and the project add to the environment is taken out again. */
export async function startProduct(way: Way): Promise<Product> {
  const port = way.port ?? (await freePort())
  const npm = spawn('npm', ['run', way.script ?? 'start'], {
    cwd: way.folder,
    env: { ...plainEnvironment(), PORT: String(port), DATA_DIR: way.dataDir, LOG_LEVEL: 'warn', ...way.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: way.leads ?? false,
    ...way.account,
  })
  let text = ''
  const ready = Promise.withResolvers<string>()
  const hear = (chunk: Buffer) => {
    text += chunk.toString()
    const url = /Open (http:\S+)/.exec(text)?.[1]
    if (url !== undefined) ready.resolve(url)
  }
  npm.stdout.on('data', hear)
  npm.stderr.on('data', hear)
  const ended = once(npm, 'close').then(([code]: (number | null)[]) => code ?? null)
  void ended.then((code) => ready.reject(new Error(`npm start ended with ${code}:\n${text}`)))
  // Not every test waits for it to become ready.
  ready.promise.catch(() => undefined)
  return { npm, port, said: () => text, ready: ready.promise, ended }
}

/** The environment of a person who has just opened a terminal. */
export function plainEnvironment(): Record<string, string> {
  const added =
    /^(npm_|INIT_CWD|VITEST|TEST|NODE_ENV|NODE_OPTIONS|NODE_PATH|DEV|PROD|MODE|SSR|BASE_URL|E2E_|FORCE_COLOR)/
  const kept = Object.entries(process.env).filter(([name, value]) => value !== undefined && !added.test(name))
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return { ...(Object.fromEntries(kept) as Record<string, string>), PATH: path.join(delimiter) }
}

/** Numbers of the living processes that have the text in their environment or command line. */
export function processesWith(text: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && markOf(pid) !== undefined)
    .filter((pid) => readOf(pid, 'cmdline').includes(text) || readOf(pid, 'environ').includes(text))
}

/** Resolves when no process has the text any more; rejects, naming those that stay, after half a minute. */
export async function noneLeftWith(text: string): Promise<void> {
  const until = Date.now() + 30_000
  for (let left = processesWith(text); left.length > 0; left = processesWith(text)) {
    if (Date.now() > until) throw new Error(`still running: ${left.map((pid) => `${pid} ${readOf(pid, 'cmdline')}`)}`)
    await pause(50)
  }
}

/** What the product itself said, one entry a line, without what npm adds. */
export function ownLines(output: string): string[] {
  return output.split('\n').filter((line) => line.trim() !== '' && !/^(> |npm )/.test(line))
}

/** The program that a process runs. */
export function serverOf(dataDir: string): number {
  const server = processesWith(`DATA_DIR=${dataDir}`).find((pid) =>
    /node\S* ops\/start\.ts/.test(readOf(pid, 'cmdline')),
  )
  if (server === undefined) throw new Error('no server runs on this folder')
  return server
}

/** The URL of the PostgreSQL that runs in the data folder. */
export function databaseOf(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8')
  const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://surety:${password}@127.0.0.1:${port}/surety`
}

function readOf(pid: number, what: 'cmdline' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
