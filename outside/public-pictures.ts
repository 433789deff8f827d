import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Image } from './images.ts'

const nameShape = /^[0-9a-f]{64}\.(png|jpeg|webp)$/

/** A picture as everybody may fetch it. */
export interface PublicPicture {
  readonly bytes: Buffer
  readonly mime: Image['mime']
}

/**
 * Pictures that are for everybody, in a folder of `DATA_DIR` of their own, apart from what people send each other. Each is called by
 * the hash of its bytes: what is under a name never changes.
 */
export class PublicPictures {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'pictures')
  }

  /** What a picture is called. */
  nameOf({ bytes, mime }: Image): string {
    return `${createHash('sha256').update(bytes).digest('hex')}.${mime.slice('image/'.length)}`
  }

  /** Keeps a picture under its name. When it answers, the bytes are on the disk, whole. */
  async keep(image: Image): Promise<void> {
    const name = this.nameOf(image)
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const unfinished = join(this.#folder, `${name}.${process.pid}.${Date.now()}.new`)
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(image.bytes)
      await file.sync()
      await file.close()
      await rename(unfinished, join(this.#folder, name))
    } catch (error) {
      await file.close().catch(() => undefined)
      await rm(unfinished, { force: true })
      throw error
    }
  }

  /** The picture of this name; undefined when there is none. */
  async read(name: string): Promise<PublicPicture | undefined> {
    const [, kind] = nameShape.exec(name) ?? []
    if (kind === undefined) return undefined
    const bytes = await readFile(join(this.#folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    return bytes && { bytes, mime: `image/${kind}` as Image['mime'] }
  }
}
