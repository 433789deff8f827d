import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { gifOf, heavyPng, hugeJpeg, picture, pngOf, tellingPhoto } from '#testing/images.ts'
import { type Image, Images } from './images.ts'

const images = new Images(40_000_000)
const most = 5 * 1024 * 1024

async function written(given: Buffer): Promise<Image> {
  const image = await images.rewrite(given, most)
  if ('fault' in image) throw new Error(`refused: ${image.fault}`)
  return image
}

describe('an image is written anew', () => {
  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['gif', 'image/png'],
  ] as const)('%s becomes %s of the same size', async (format, mime) => {
    const image = await written(await picture(format))
    expect(image).toMatchObject({ mime, width: 60, height: 40 })
    expect(await sharp(image.bytes).metadata()).toMatchObject({ format: mime.slice(6), width: 60, height: 40 })
  })

  test('where and by whom it was taken is left behind, and it is turned the right way up', async () => {
    const given = await tellingPhoto()
    expect(given.includes('Canary Holder')).toBe(true)
    expect((await sharp(given).metadata()).exif).toBeDefined()
    const image = await written(given)
    expect(image).toMatchObject({ width: 40, height: 60 })
    for (const left of ['Canary', 'Exif', 'GPS']) expect(image.bytes.includes(left), left).toBe(false)
    const { exif, icc, iptc, xmp, orientation } = await sharp(image.bytes).metadata()
    expect([exif, icc, iptc, xmp, orientation]).toEqual(Array(5).fill(undefined))
  })

  test('what is behind its end is left behind: an archive, a script', async () => {
    for (const tail of ['PK\u0003\u0004 evil.zip', '<script>alert(1)</script>']) {
      const image = await written(Buffer.concat([await picture('jpeg'), Buffer.from(tail)]))
      expect(image.bytes.includes(tail.slice(0, 6))).toBe(false)
    }
  })

  test('of an animation of 10,000 pictures the first is kept', async () => {
    const image = await written(gifOf(1, 1, 10_000))
    expect(image).toMatchObject({ mime: 'image/png', width: 1, height: 1 })
    expect((await sharp(image.bytes).metadata()).pages).toBeUndefined()
  })

  test('the same picture is written the same way: a receipt shown twice can be told', async () => {
    const given = await tellingPhoto()
    expect((await written(given)).bytes.equals((await written(given)).bytes)).toBe(true)
  })
})

describe('what is written is bounded', () => {
  test('longer sides than 4096 pixels become 4096', async () => {
    const image = await written(await picture('jpeg', { width: 6000, height: 3000 }))
    expect(image).toMatchObject({ mime: 'image/jpeg', width: 4096, height: 2048 })
  })

  test('what would be too large becomes WebP, and is refused when that is too large too', async () => {
    const given = await heavyPng(500, 400)
    expect(await images.rewrite(given, given.length * 2)).toMatchObject({ mime: 'image/png', width: 500 })
    expect(await images.rewrite(given, 400_000)).toMatchObject({ mime: 'image/webp', width: 500 })
    expect(await images.rewrite(given, 10_000)).toEqual({ fault: 'large' })
  })
})

describe('what is no image of ours is refused', () => {
  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['SVG with a prologue', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
    ['TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['ICO', Buffer.from('00000100010010100000', 'hex')],
    ['BMP', Buffer.from('424d3a000000', 'hex')],
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
  ])('%s is none of the kinds', async (_name, given) => {
    expect(await images.rewrite(given, most)).toEqual({ fault: 'type' })
  })

  test.each([
    ['a script that begins like a GIF', Buffer.from('GIF89a=1;alert(document.domain)//')],
    ['a page that begins like a JPEG', Buffer.from('\u00ff\u00d8\u00ff<html><script>alert(1)</script>', 'latin1')],
    ['a PNG signature alone', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['RIFF that says WEBP and is not', Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 junkjunk', 'latin1')],
  ])('%s cannot be decoded', async (_name, given) => {
    expect(await images.rewrite(given, most)).toEqual({ fault: 'damaged' })
  })

  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('a %s that breaks off in the middle', async (format) => {
    const whole = await picture(format, { width: 900, height: 900 })
    expect(await images.rewrite(whole.subarray(0, Math.floor(whole.length / 2)), most)).toEqual({ fault: 'damaged' })
  })
})

describe('what would cost too much is refused before it is decoded', () => {
  test.each([
    ['a PNG of 65,535² pixels', pngOf(65_535, 65_535)],
    ['a PNG of 2³¹−1 by 2³¹−1', pngOf(2 ** 31 - 1, 2 ** 31 - 1)],
    ['a PNG one row beyond 40 megapixels', pngOf(10_000, 4_001)],
    ['a JPEG of 65,535² pixels', hugeJpeg()],
    ['a GIF of 65,535² pixels', gifOf(65_535, 65_535, 1)],
    ['an animation of 10,000 pictures of 65,535² pixels', gifOf(65_535, 65_535, 10_000)],
  ])('%s', async (_name, given) => {
    const before = process.resourceUsage().maxRSS
    expect(await images.rewrite(given, most)).toEqual({ fault: 'damaged' })
    // In KiB. One of them decoded would be 16 GiB, the smallest of them 160 MB.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(100 * 1024)
  })

  test('a JPEG that is to be decoded again and again', async () => {
    const whole = await sharp(await picture('jpeg', { width: 300, height: 200 }))
      .jpeg({ progressive: true })
      .toBuffer()
    const last = whole.lastIndexOf(Buffer.from('ffda', 'hex'))
    const scan = whole.subarray(last, -2)
    const many = Buffer.concat([whole.subarray(0, -2), ...Array<Buffer>(60).fill(scan), whole.subarray(-2)])
    expect(await images.rewrite(whole, most)).toMatchObject({ mime: 'image/jpeg', width: 300 })
    expect(await images.rewrite(many, most)).toEqual({ fault: 'damaged' })
  })

  test('images wait for each other, and beyond the line they are told that we are busy', async () => {
    const narrow = new Images(40_000_000, 2)
    const given = await picture('png', { width: 500, height: 500 })
    const answers = await Promise.all([1, 2, 3].map(() => narrow.rewrite(given, most)))
    expect(answers.map((answer) => ('fault' in answer ? answer.fault : answer.mime))).toEqual([
      'image/png',
      'image/png',
      'busy',
    ])
    expect(await narrow.rewrite(given, most)).toMatchObject({ mime: 'image/png' })
  })
})
