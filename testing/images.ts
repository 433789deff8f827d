import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one colour in this format, as a camera or a screen would give it. */
export async function picture(
  format: 'png' | 'jpeg' | 'webp' | 'gif',
  size: { width: number; height: number } = { width: 60, height: 40 },
): Promise<Buffer> {
  return plain(size).toFormat(format).toBuffer()
}

/** A JPEG that tells where it was taken, by whom, and that it lies on its side. */
export async function tellingPhoto(): Promise<Buffer> {
  return plain({ width: 60, height: 40 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: 'Canary Holder', Artist: 'Canary Artist' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .jpeg()
    .toBuffer()
}

/** A PNG that cannot be compressed: about three bytes a pixel. */
export async function heavyPng(width: number, height: number): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

function plain({ width, height }: { width: number; height: number }) {
  return sharp({ create: { width, height, channels: 3, background: { r: 11, g: 107, b: 79 } } })
}

/** A PNG whose header promises this size, with next to nothing behind it. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A JPEG whose header promises 65,535 by 65,535 pixels. */
export function hugeJpeg(): Buffer {
  const head = 'ffd8ffe000104a46494600010100000100010000'
  const table = `ffdb004300${'01'.repeat(64)}`
  return Buffer.from(`${head}${table}ffc0000b08ffffffff01011100ffda0008010100003f00`, 'hex')
}

/** A GIF of this size, with as many pictures, each with the data of one pixel. */
export function gifOf(width: number, height: number, pictures: number): Buffer {
  // Two colours, black and white.
  const head = Buffer.from('47494638396100000000800000000000ffffff', 'hex')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex')
  frame.writeUInt16LE(width, 5)
  frame.writeUInt16LE(height, 7)
  return Buffer.concat([head, ...Array.from({ length: pictures }, () => frame), Buffer.from([0x3b])])
}
