import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Folder } from './folder.ts'

/** The ending of a file that is being written: a tilde and a unique text. */
const begun = /~[\w-]+$/

/** A folder of this machine's disk; it is made when the first file comes. */
export class DiskFolder implements Folder {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#path, { recursive: true, mode: 0o700 })
    const unfinished = join(this.#path, `${name}~${randomUUID()}`)
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, join(this.#path, name))
  }

  async get(name: string): Promise<Buffer | undefined> {
    return readFile(join(this.#path, name)).catch(unlessMissing)
  }

  async names(): Promise<string[]> {
    return [...new Set((await this.#all()).map((name) => name.replace(begun, '')))]
  }

  async remove(name: string): Promise<void> {
    const isGone = await rm(join(this.#path, name)).then(() => true, unlessMissing)
    if (isGone) return
    const left = (await this.#all()).filter((each) => each.replace(begun, '') === name)
    for (const each of left) await rm(join(this.#path, each), { force: true })
  }

  async #all(): Promise<string[]> {
    return (await readdir(this.#path).catch(unlessMissing)) ?? []
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
