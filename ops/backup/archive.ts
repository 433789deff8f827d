import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { z } from 'zod'
import { StartFault } from '#outside/start-fault.ts'

/** What an archive says of itself. `cold`: a copy of a stopped market's folder. `dump`: a database as pg_dump wrote it, and the folder. */
const noteShape = z.object({
  surety: z.literal('backup'),
  form: z.literal(1),
  kind: z.enum(['cold', 'dump']),
  madeAt: z.string(),
  /** The newest migration that had run. */
  migration: z.string(),
  isDemo: z.boolean(),
  /** A text sealed with the market's DATA_KEY, base64: who restores must have that key. */
  keyCheck: z.string(),
})

export type Note = z.output<typeof noteShape>

/** A folder, and what of it goes into the archive. */
export interface Member {
  readonly folder: string
  readonly names: readonly string[]
}

const noteName = 'backup.json'

/** How the names of folders begin in which archives are made and unpacked. */
export const asidePrefix = '.surety-'

/**
 * Writes one archive (tar, gzip) that only its owner can read. It has its name only once it is whole and on the disk; nothing that
 * stands there is written over. The folder of a `dump` is a running market's: what is only begun is left out, and what comes or goes
 * meanwhile is no fault, for a file never changes under its name. Throws StartFault.
 */
export async function writeArchive(
  file: string,
  note: Omit<Note, 'surety' | 'form'>,
  members: readonly Member[],
): Promise<void> {
  await aside(dirname(resolve(file)), async (folder) => {
    await writeFile(join(folder, noteName), JSON.stringify({ surety: 'backup', form: 1, ...note }))
    const unfinished = join(folder, 'unfinished')
    await writeFile(unfinished, '', { mode: 0o600 })
    const parts = [{ folder, names: [noteName] }, ...members].filter(({ names }) => names.length > 0)
    const named = parts.flatMap((part) => ['-C', resolve(part.folder), ...part.names])
    await tool('tar', ['-czf', unfinished, ...(note.kind === 'dump' ? ['--exclude=*~*'] : []), ...named], {
      mayDiffer: note.kind === 'dump',
    })
    const written = await open(unfinished, 'r')
    await written.sync()
    await written.close()
    refuseToReplace(file)
    await rename(unfinished, file)
  })
}

/** Throws StartFault when something of this name is there already. */
export function refuseToReplace(file: string): void {
  if (existsSync(file)) throw new StartFault(`${file} is there already; nothing is written over.`)
}

/** The facts of a market in a backup's note. */
export type MarketFacts = Pick<Note, 'migration' | 'isDemo' | 'keyCheck'>

/** Unpacks an archive in a folder of its own in `near`, hands it over, and takes away what is left of it. Throws StartFault when it is no backup. */
export async function withArchive(
  file: string,
  near: string,
  use: (folder: string, note: Note) => Promise<void>,
): Promise<void> {
  if (!existsSync(file)) throw new StartFault(`There is no file ${file}.`)
  await aside(near, async (folder) => {
    await tool('tar', ['-xzf', resolve(file), '--no-same-owner', '-C', folder])
    await refuseLinks(folder, file)
    const note = await noteOf(folder)
    if (note === null) throw new StartFault(`${file} is not a backup that this release can read.`)
    await rm(join(folder, noteName))
    await use(folder, note)
  })
}

/** An archive's note; null where it cannot be read. */
async function noteOf(folder: string): Promise<Note | null> {
  try {
    return noteShape.parse(JSON.parse(await readFile(join(folder, noteName), 'utf8')))
  } catch {
    return null
  }
}

/** A link of an archive would have the market read and write wherever it leads; only PostgreSQL's cluster may have some of its own. */
async function refuseLinks(folder: string, file: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const strange = entries
    .filter((entry) => !entry.isFile() && !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .find((path) => !path.startsWith(`postgres${sep}`))
  if (strange) throw new StartFault(`${file} is not a backup: ${strange} in it is neither a file nor a folder.`)
}

/** A folder of ours in that one, for as long as it is needed; where that one was made for it and stays empty, it goes too. */
async function aside(near: string, use: (folder: string) => Promise<void>): Promise<void> {
  const made = await mkdir(near, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(near, asidePrefix))
  try {
    await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
    if (made) await rmdir(near).catch(() => null)
  }
}

/** What tar answers where all was written, but something came, went or changed meanwhile. */
const differs = 1

/**
 * Runs a program of the machine. Throws StartFault with its own words when it fails, or when it is not there. `mayDiffer`: tar may find
 * a folder otherwise than it was when it began.
 */
export async function tool(
  name: string,
  args: readonly string[],
  { env = {}, mayDiffer = false }: { env?: Record<string, string>; mayDiffer?: boolean } = {},
): Promise<void> {
  const child = spawn(name, args, {
    env: { PATH: process.env.PATH ?? '', ...env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = `${complaint}${text}`.slice(-4000)
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? new StartFault(`${name} is not on this machine. ${whereFrom(name)}`) : error)
    })
    child.once('close', resolve)
  })
  if (code !== 0 && !(mayDiffer && code === differs)) throw new StartFault(`${name} failed: ${complaint.trim()}`)
}

function whereFrom(name: string): string {
  return name.startsWith('pg_') ? 'It comes with PostgreSQL’s client programs, of the server’s version or newer.' : ''
}
