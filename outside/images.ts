import sharp, { type Sharp } from 'sharp'

/** An image as it was written anew. */
export interface Image {
  readonly bytes: Buffer
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly width: number
  readonly height: number
}

/** `type`: none of the kinds that are decoded here. `damaged`: one of them, but it cannot be decoded, or has too many pixels. */
export type ImageFault = 'type' | 'damaged' | 'busy'

const decoders = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
]
const decodingSeconds = 60

/**
 * Decodes images that people send, one at a time, and writes them anew: what is not picture, like a place, a name, a script or
 * an archive behind the end, is left behind. Of an animation the first picture is kept.
 */
export class Images {
  readonly #maxPixels: number
  readonly #mostWaiting: number
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  /** `mostWaiting` images may wait for their turn; one more is told that we are busy. */
  constructor(maxPixels: number, mostWaiting = 24) {
    this.#maxPixels = maxPixels
    this.#mostWaiting = mostWaiting
    sharp.cache(false)
    sharp.concurrency(1)
    // Only what is named here is ever decoded: no SVG, no PDF, no TIFF.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: decoders })
  }

  /** Writes an image anew, or answers why not. */
  async rewrite(given: Buffer): Promise<Image | { readonly fault: ImageFault }> {
    if (!hasKnownBeginning(given)) return { fault: 'type' }
    if (this.#waiting >= this.#mostWaiting) return { fault: 'busy' }
    this.#waiting += 1
    const turn = this.#last.then(() => this.#decode(given))
    this.#last = turn
    try {
      return await turn
    } finally {
      this.#waiting -= 1
    }
  }

  async #decode(given: Buffer): Promise<Image | { readonly fault: ImageFault }> {
    try {
      const picture = sharp(given, { limitInputPixels: this.#maxPixels, sequentialRead: true, failOn: 'error' })
        .timeout({ seconds: decodingSeconds })
        .autoOrient()
      const { format } = await picture.metadata()
      const written = await formatted(picture, format).toBuffer({ resolveWithObject: true })
      const { width, height } = written.info
      return { bytes: written.data, mime: mimes[written.info.format as Written], width, height }
    } catch {
      return { fault: 'damaged' }
    }
  }
}

const mimes = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const
type Written = keyof typeof mimes

function formatted(picture: Sharp, format: string): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: 88 })
  return format === 'webp' ? picture.webp({ quality: 88 }) : picture.png({ compressionLevel: 7 })
}

const beginnings = [
  [0, Buffer.from('89504e470d0a1a0a', 'hex')],
  [0, Buffer.from('ffd8ff', 'hex')],
  [0, Buffer.from('GIF87a')],
  [0, Buffer.from('GIF89a')],
  [8, Buffer.from('WEBP')],
] as const

function hasKnownBeginning(given: Buffer): boolean {
  return beginnings.some(([at, bytes]) => given.subarray(at, at + bytes.length).equals(bytes))
}
