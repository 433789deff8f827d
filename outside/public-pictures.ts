import { createHash } from 'node:crypto'
import type { Folder } from './folders/folder.ts'
import type { Image } from './images.ts'

const nameShape = /^[0-9a-f]{64}\.(png|jpeg|webp)$/

/** A picture as everybody may fetch it. */
export interface PublicPicture {
  readonly bytes: Buffer
  readonly mime: Image['mime']
}

/**
 * Pictures that are for everybody, in a folder of their own, apart from what people send each other. Each is called by the hash of its
 * bytes: what is under a name never changes.
 */
export class PublicPictures {
  readonly #folder: Folder

  constructor(folder: Folder) {
    this.#folder = folder
  }

  /** What a picture is called. */
  nameOf({ bytes, mime }: Image): string {
    return `${createHash('sha256').update(bytes).digest('hex')}.${mime.slice('image/'.length)}`
  }

  /** Keeps a picture under its name. When it answers, the bytes are kept, whole. Throws FolderAway. */
  async keep(image: Image): Promise<void> {
    await this.#folder.put(this.nameOf(image), image.bytes)
  }

  /** The picture of this name; undefined when there is none. Throws FolderAway. */
  async read(name: string): Promise<PublicPicture | undefined> {
    const [, kind] = nameShape.exec(name) ?? []
    if (kind === undefined) return undefined
    const bytes = await this.#folder.get(name)
    return bytes && { bytes, mime: `image/${kind}` as Image['mime'] }
  }
}
