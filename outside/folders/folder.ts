/** Where bytes are kept by name, on this machine or beside it. Names have letters, digits, dots and dashes. */
export interface Folder {
  /** Keeps bytes under a name: when it answers, they are there, whole. What was under the name before is replaced at once. */
  put(name: string, bytes: Buffer): Promise<void>
  /** The bytes of this name; undefined when there are none. */
  get(name: string): Promise<Buffer | undefined>
  /** The names of everything that is kept, and of what was begun. */
  names(): Promise<string[]>
  /** Takes away what is under this name, also what was only begun. */
  remove(name: string): Promise<void>
}

/** Where files are kept cannot be reached now. */
export class FolderAway extends Error {
  override readonly name = 'FolderAway'
}
