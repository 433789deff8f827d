import sharp, { type Sharp } from 'sharp'

/** An image as it was written anew. */
export interface Image {
  readonly bytes: Buffer
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly width: number
  readonly height: number
}

/**
 * `type`: none of the kinds that are decoded here. `damaged`: one of them, but it cannot be decoded, has too many pixels, or takes
 * too long. `large`: too many bytes also when it is written anew. `busy`: too many wait.
 */
export type ImageFault = 'type' | 'damaged' | 'large' | 'busy'

const decoders = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
]
const decodingSeconds = 20
/** Longer sides are made smaller: enough to read a receipt, and no weight for whoever looks at it. */
const longestSide = 4096
/** A JPEG is decoded once more for each of its scans; pictures have at most some ten. */
const mostScans = 40

/**
 * Decodes images that people send, one at a time, and encodes them anew: everything but the picture (location, names, scripts, data
 * behind the end) is dropped. Of an animation the first frame is kept.
 */
export class Images {
  readonly #maxPixels: number
  readonly #mostWaiting: number
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  /** `mostWaiting` images may wait for their turn; one more is told that we are busy. */
  constructor(maxPixels: number, mostWaiting = 32) {
    this.#maxPixels = maxPixels
    this.#mostWaiting = mostWaiting
    sharp.cache(false)
    sharp.concurrency(1)
    // Only what is named here is ever decoded: no SVG, no PDF, no TIFF.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: decoders })
  }

  /** Writes an image anew in at most so many bytes, no side longer than so many pixels, or answers why not. */
  async rewrite(
    given: Buffer,
    mostBytes: number,
    mostPixels = longestSide,
  ): Promise<Image | { readonly fault: ImageFault }> {
    if (!hasKnownBeginning(given)) return { fault: 'type' }
    if (scansOf(given) > mostScans) return { fault: 'damaged' }
    if (this.#waiting >= this.#mostWaiting) return { fault: 'busy' }
    this.#waiting += 1
    const turn = this.#last.then(() => this.#decode(given, mostBytes, mostPixels))
    this.#last = turn
    try {
      return await turn
    } finally {
      this.#waiting -= 1
    }
  }

  async #decode(given: Buffer, mostBytes: number, side: number): Promise<Image | { readonly fault: ImageFault }> {
    try {
      const picture = sharp(given, { limitInputPixels: this.#maxPixels, sequentialRead: true, failOn: 'error' })
        .timeout({ seconds: decodingSeconds })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      const { format } = await picture.metadata()
      let written = await formatted(picture.clone(), format).toBuffer({ resolveWithObject: true })
      // A small file may become large in the preferred format: then the smaller format is tried.
      if (written.data.length > mostBytes) {
        written = await picture.clone().webp({ quality: 75 }).toBuffer({ resolveWithObject: true })
      }
      if (written.data.length > mostBytes) return { fault: 'large' }
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

const startOfScan = Buffer.from('ffda', 'hex')

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

/** How many scans a JPEG has, as its markers say; 0 for other kinds. */
function scansOf(given: Buffer): number {
  if (given[0] !== 0xff || given[1] !== 0xd8) return 0
  let scans = 0
  for (let at = given.indexOf(startOfScan); at >= 0 && scans <= mostScans; at = given.indexOf(startOfScan, at + 2)) {
    scans += 1
  }
  return scans
}
