import { sealBytes, unsealBytes } from './db/sealed.ts'
import type { Folder } from './folders/folder.ts'

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Files of people, each encrypted with the data key under a name of ours before it leaves the process. */
export class Files {
  readonly #folder: Folder
  readonly #key: Buffer

  constructor(folder: Folder, key: Buffer) {
    this.#folder = folder
    this.#key = key
  }

  /** Stores a file under this id: when it resolves, the bytes are stored as a whole. Throws FolderAway. */
  async keep(id: string, bytes: Buffer): Promise<void> {
    await this.#folder.put(checked(id), sealBytes(this.#key, `file ${id}`, bytes))
  }

  /** The file of this id. Throws when it is not there or not as it was kept, and FolderAway. */
  async read(id: string): Promise<Buffer> {
    const sealed = await this.#folder.get(checked(id))
    if (!sealed) throw new Error('a file is not where it was kept')
    return unsealBytes(this.#key, `file ${id}`, sealed)
  }

  /** The ids of all files that are kept, and of those that were begun. Throws FolderAway. */
  async list(): Promise<string[]> {
    return (await this.#folder.names()).filter((id) => idShape.test(id))
  }

  /** Forgets the file of this id, also one that was only begun. Throws FolderAway. */
  async forget(id: string): Promise<void> {
    await this.#folder.remove(checked(id))
  }
}

function checked(id: string): string {
  if (!idShape.test(id)) throw new Error('not the id of a file')
  return id
}
