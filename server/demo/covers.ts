import sharp from 'sharp'
import type { Image } from '#outside/images.ts'

const [width, height] = [800, 450]

type Colour = readonly [number, number, number]

/** What a cover is drawn with: the colours that it fades between, and rings around places (parts of its width and height). */
export interface CoverLook {
  readonly from: Colour
  readonly to: Colour
  readonly rings: readonly { readonly x: number; readonly y: number }[]
}

/** Draws a cover for a post of the demo: a quiet gradient with rings in it. */
export async function drawCover({ from, to, rings }: CoverLook): Promise<Image> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const along = (x / width + y / height) / 2
      let light = 0
      for (const ring of rings) light += ringAt(x - ring.x * width, y - ring.y * height)
      const at = (y * width + x) * 3
      pixels[at] = mixed(from[0], to[0], along, light)
      pixels[at + 1] = mixed(from[1], to[1], along, light)
      pixels[at + 2] = mixed(from[2], to[2], along, light)
    }
  }
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 82 })
    .toBuffer()
  return { bytes, mime: 'image/webp', width, height }
}

function mixed(from: number, to: number, along: number, light: number): number {
  const base = from + (to - from) * along
  return base + light * (255 - base)
}

const outer = 220

/** How much lighter a point is for a ring around (0, 0). */
function ringAt(x: number, y: number): number {
  const away = Math.sqrt(x * x + y * y)
  if (away > outer) return 0
  const wave = Math.cos((away / outer) * Math.PI * 5)
  return wave > 0.6 ? 0.16 * (1 - away / (outer * 1.1)) : 0.03
}
