/**
 * `npm run test:postgres`: the integration tests on a PostgreSQL of the machine instead of the one that comes along, and a market backed up
 * with that server's own tools and restored. PG_BIN names its programs; else the newest below /usr/lib/postgresql is taken. Where there
 * is none this says so and fails. Arguments go to the test runner (a file's name, -t …).
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#outside/processes.ts'

const root = join(import.meta.dirname, '..', '..')
const debian = '/usr/lib/postgresql'
const user = 'surety'

const bin = process.env.PG_BIN ?? newestOf(debian)
if (bin === null || !existsSync(join(bin, 'initdb'))) {
  console.error(`There is no PostgreSQL server on this machine (${bin ?? debian}), so nothing was tried on one.`)
  console.error(
    'Install one, 15 or newer (Debian: apt-get install postgresql), or name its programs: PG_BIN=/path/to/bin',
  )
  process.exit(1)
}
console.log(spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim())

const folder = await mkdtemp(join(tmpdir(), 'surety-postgres-'))
// PostgreSQL refuses to run as root.
const account = process.getuid?.() === 0 ? nobody() : null
if (account) await chown(folder, account.uid, account.gid)
const cluster = join(folder, 'cluster')
const port = await freePort()
const server = await start(bin)
try {
  process.exitCode = await test(bin)
} finally {
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  await ended
  await rm(folder, { recursive: true, force: true })
}

function newestOf(home: string): string | null {
  const versions = existsSync(home) ? readdirSync(home).map(Number).filter(Boolean) : []
  return versions.length > 0 ? join(home, String(Math.max(...versions)), 'bin') : null
}

function nobody(): { uid: number; gid: number } {
  const entry = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m)
  return { uid: Number(entry?.[1] ?? 65534), gid: Number(entry?.[2] ?? 65534) }
}

/** A new cluster on loopback, for this run only: no password, nothing kept safe. */
async function start(programs: string): Promise<ChildProcess> {
  const options = { ...(account ?? {}), cwd: folder }
  const made = spawnSync(join(programs, 'initdb'), ['-D', cluster, '-U', user, '-A', 'trust', '-E', 'UTF8'], options)
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=200',
  ]
  const words = settings.flatMap((setting) => ['-c', setting])
  const child = spawn(join(programs, 'postgres'), ['-D', cluster, ...words], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = `${complaint}${text}`.slice(-2000)
  })
  const ready = () =>
    spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-U', user, '-q']).status === 0
  while (!ready()) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended at its start: ${complaint.trim()}`)
    await pause(50)
  }
  return child
}

async function test(programs: string): Promise<number> {
  const require = createRequire(import.meta.url)
  const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs')
  const args = [
    vitest,
    'run',
    '--allowOnly=false',
    '--project',
    'integration',
    '--project',
    'postgres',
    ...process.argv.slice(2),
  ]
  const env = {
    ...process.env,
    PATH: `${programs}${delimiter}${process.env.PATH}`,
    TEST_POSTGRES_URL: `postgresql://${user}@127.0.0.1:${port}/postgres`,
  }
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
