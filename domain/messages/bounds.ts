/** The longest text of a message, in UTF-16 units (specification, second file §6). */
export const maxTextLength = 2000

/** The kinds of images that people may send. A GIF is kept as a PNG of its first picture. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const

/** The most pixels that an image may have: beyond it, decoding costs more memory than a picture is worth. */
export const maxPixels = 40_000_000

/** How many bytes a configured number of megabytes is. */
export function megabytes(count: number): number {
  return count * 1024 * 1024
}

/** The most messages of each kind that one person may write into one order. */
export const mostMessages = { text: 5_000, file: 100 } as const

/** The most messages that one person may write into one order within a minute. */
export const mostPerMinute = 60
