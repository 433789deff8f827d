import { isOwnPath } from '../prose/rules.ts'

/** The languages of posts. */
export const postLangs = ['en', 'ru'] as const
export type PostLang = (typeof postLangs)[number]

/** How a post is written, by the numbers of the wire. */
export const contentTypes = { text: 0, html: 1, markdown: 2 } as const
export type ContentType = (typeof contentTypes)[keyof typeof contentTypes]

/** A draft is for super users; a published post is for everybody. */
export const postStatuses = { draft: 0, published: 1 } as const
export type PostStatus = (typeof postStatuses)[keyof typeof postStatuses]

/** The time that the wire has where a post is not pinned. */
export const neverPinned = '0001-01-01T00:00:00Z'

/** The most that a post may have, in UTF-16 units; of tags and keywords, how many. */
export const postBounds = {
  title: 200,
  content: 100_000,
  alias: 80,
  teaser: 500,
  imageUrl: 300,
  metaTitle: 200,
  metaDescription: 500,
  word: 40,
  words: 20,
} as const

/** How many bytes the request that carries a post may have: every character of the text may need some of them. */
export const postRequestBytes = 1024 * 1024

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text can be an alias: small letters, digits and single dashes, and never what could be a post's id. */
export function isAlias(text: string): boolean {
  return text.length <= postBounds.alias && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !uuid.test(text)
}

/** Whether a text is the id of a post, rather than an alias. */
export function isPostId(text: string): boolean {
  return uuid.test(text)
}

/** Whether a cover can be shown: none, or a picture under a path of our own. */
export function isCover(imageUrl: string): boolean {
  return imageUrl === '' || isOwnPath(imageUrl)
}

const cyrillic: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
}

/** An alias for a title, whole words of it as far as they fit: `How a swap works` → `how-a-swap-works`. Empty where none is in it. */
export function aliasOf(title: string): string {
  const spelled = [...title.toLowerCase()].map((letter) => cyrillic[letter] ?? letter).join('')
  const words = spelled
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let alias = ''
  for (const word of words) {
    const longer = alias === '' ? word : `${alias}-${word}`
    if (longer.length > postBounds.alias) break
    alias = longer
  }
  return alias || (words[0] ?? '').slice(0, postBounds.alias)
}

const wordsPerMinute = 200

/** How long reading takes, in whole minutes, at least one. What is markup in HTML is not read. */
export function readingMinutes(content: string, contentType: ContentType): number {
  const text = contentType === contentTypes.html ? content.replaceAll(/<[^>]*>/g, ' ') : content
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

/** The words of a text that are divided by spaces, each once, in their order. */
export function wordsIn(text: string): string[] {
  return [...new Set(text.split(/\s+/).filter(Boolean))]
}

/** What a list of posts is ordered by. */
interface Placed {
  readonly pinnedAt: string
  readonly createdAt: string
}

/** Posts as people read them: what is pinned first, the latest pin before the others; then the newest first. */
export function inReadingOrder<Post extends Placed>(posts: readonly Post[]): Post[] {
  const rank = ({ pinnedAt }: Placed) => (pinnedAt === neverPinned ? 0 : Date.parse(pinnedAt))
  return [...posts].sort((a, b) => rank(b) - rank(a) || Date.parse(b.createdAt) - Date.parse(a.createdAt))
}

const months = 'January February March April May June July August September October November December'.split(' ')

/** The day of a moment, in UTC: `May 1st 2024`. */
export function postDay(moment: string): string {
  const at = new Date(moment)
  const day = at.getUTCDate()
  return `${months[at.getUTCMonth()]} ${day}${endingOf(day)} ${at.getUTCFullYear()}`
}

function endingOf(day: number): string {
  if (day % 100 >= 11 && day % 100 <= 13) return 'th'
  return { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th'
}

/** How long reading takes, in words. */
export function readingWords(minutes: number): string {
  return `${minutes} min read`
}

/** What a post is called on its page, and said of it: its own meta where it has any. */
export function headOf(post: {
  readonly title: string
  readonly details: { readonly teaser: string }
  readonly meta: { readonly title: string; readonly description: string }
}): { title: string; description: string } {
  return { title: post.meta.title || post.title, description: post.meta.description || post.details.teaser }
}
