import sharp from 'sharp'
import type { Image } from '#outside/images.ts'

const [width, height] = [1200, 675]

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
      const light = rings.reduce((sum, ring) => sum + ringAt(x - ring.x * width, y - ring.y * height), 0)
      for (const [i, start] of from.entries()) {
        const base = start + ((to[i] ?? 0) - start) * along
        pixels[(y * width + x) * 3 + i] = Math.min(255, Math.round(base + light * (255 - base)))
      }
    }
  }
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 82 })
    .toBuffer()
  return { bytes, mime: 'image/webp', width, height }
}

/** How much lighter a point is for a ring around (0, 0). */
function ringAt(x: number, y: number): number {
  const away = Math.hypot(x, y)
  if (away > 330) return 0
  const wave = Math.cos((away / 330) * Math.PI * 5)
  return wave > 0.6 ? 0.16 * (1 - away / 360) : 0.03
}
