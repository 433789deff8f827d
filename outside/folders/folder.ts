/** Where bytes are kept by name, on this machine or beside it. Names have letters, digits, dots and dashes. */
export interface Folder {
  /** Stores bytes under a name: when it resolves they are stored as a whole. An earlier file is replaced atomically. */
  put(name: string, bytes: Buffer): Promise<void>
  /** The bytes of this name; undefined when there are none. */
  get(name: string): Promise<Buffer | undefined>
  /** The names of everything that is kept, and of what was begun. */
  names(): Promise<string[]>
  /** Deletes what has this name, also a file that was only begun. */
  remove(name: string): Promise<void>
}

/** The folder cannot be reached now. */
export class FolderAway extends Error {
  override readonly name = 'FolderAway'
}
