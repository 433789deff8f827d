import { readFileSync } from 'node:fs'
import { access, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lives, type ProcessMark } from '#outside/processes.ts'
import { StartFault } from '#outside/start-fault.ts'

/** The right of this process to run one service in a folder, until it is released or this process ends. */
export type Claim = {
  /** The child that a crashed owner left running, if any: stop it before starting another. */
  orphan: ProcessMark | undefined
  /** Notes the child, so that a later start finds it if this process crashes. */
  record(child: ProcessMark): Promise<void>
  release(): Promise<void>
}

const sqliteBusy = 5

/**
 * Claims the service's place in the data folder, which is made when it is missing.
 * Throws StartFault when the folder cannot be written or when a living process holds the place.
 *
 * The hold is a lock of the operating system (SQLite's, on an empty file): it is taken by exactly one of two rivals and
 * cannot outlive its owner, not even one that was killed.
 */
export async function claim(dataDir: string, service: string): Promise<Claim> {
  await makeWritable(dataDir)
  const lock = take(join(dataDir, `${service}.lock`), dataDir)
  const note = join(dataDir, `${service}.process`)
  return {
    orphan: readMark(note),
    record: async (child) => {
      await writeFile(`${note}.new`, JSON.stringify(child), { mode: 0o600 })
      await rename(`${note}.new`, note)
    },
    release: async () => {
      await rm(note, { force: true })
      if (lock.isOpen) lock.close()
    },
  }
}

async function makeWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const why = reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message
    throw new StartFault(`The folder ${dataDir} cannot be written (${why}); set DATA_DIR to a folder that can.`)
  }
}

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file of that name is in the way',
  ENOSPC: 'the disk is full',
}

function take(path: string, dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error
    throw new StartFault(
      `The folder ${dataDir} is in use by another running instance; stop that one or set DATA_DIR to another folder.`,
    )
  }
}

/** The living process that a claim's note names; undefined when there is none. */
export function readMark(note: string): ProcessMark | undefined {
  try {
    const mark: ProcessMark = JSON.parse(readFileSync(note, 'utf8'))
    return lives(mark) ? mark : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
