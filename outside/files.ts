import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sealBytes, unsealBytes } from './db/sealed.ts'

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Files of people, each encrypted with the data key under a name of ours, in a folder of `DATA_DIR`. */
export class Files {
  readonly #folder: string
  readonly #key: Buffer

  constructor(dataDir: string, key: Buffer) {
    this.#folder = join(dataDir, 'files')
    this.#key = key
  }

  /** Keeps a file under this id: when it answers, the bytes are on the disk, whole. */
  async keep(id: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const unfinished = `${this.#path(id)}.new`
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(sealBytes(this.#key, `file ${id}`, bytes))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, this.#path(id))
  }

  /** The file of this id. Throws when it is not there or not as it was kept. */
  async read(id: string): Promise<Buffer> {
    return unsealBytes(this.#key, `file ${id}`, await readFile(this.#path(id)))
  }

  /** The ids of all files that are kept, and of those that were begun. */
  async list(): Promise<string[]> {
    const names = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    return [...new Set(names.map((name) => name.replace(/\.new$/, '')))].filter((id) => idShape.test(id))
  }

  /** Forgets the file of this id, also one that was only begun. */
  async forget(id: string): Promise<void> {
    await rm(this.#path(id), { force: true })
    await rm(`${this.#path(id)}.new`, { force: true })
  }

  #path(id: string): string {
    if (!idShape.test(id)) throw new Error('not the id of a file')
    return join(this.#folder, id)
  }
}
