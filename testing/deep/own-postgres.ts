import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '#outside/db/embedded.ts'
import { preparePostgresUser } from '#outside/db/postgres-user.ts'
import { freePort } from '#outside/processes.ts'

/** A PostgreSQL that only one test knows: it can be cut off at any moment and started again at the same place. */
export interface OwnPostgres {
  readonly url: string
  /** An immediate stop: no checkpoint, no farewell; resolves once it is gone. */
  cutOff(): Promise<void>
  /** Starts it again; resolves once it answers. */
  start(): Promise<void>
  close(): Promise<void>
}

const quiet = { info: () => undefined, warn: () => undefined }

/** Makes the cluster in a folder of its own and starts it. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-fire-'))
  const first = await startPostgres({ dataDir, log: quiet })
  await first.stop()
  const postgresUser = await preparePostgresUser(dataDir, quiet)
  const port = await freePort()
  const url = new URL(first.url)
  url.port = String(port)
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC', jit: 'off' }
  let child: ChildProcess
  const start = async () => {
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const { file, args, options } = postgresUser.command('postgres', ['-D', postgresUser.cluster, ...words])
    child = spawn(file, args, { ...options, stdio: 'ignore' })
    while (!(await answers(url.href))) await pause(20)
  }
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await start()
  return {
    url: url.href,
    start,
    cutOff: () => end('SIGQUIT'),
    close: async () => {
      await end('SIGINT')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}
