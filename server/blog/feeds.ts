import type { PostHeadRow } from '#outside/db/posts.ts'
import { listPosts } from '#outside/db/posts.ts'
import type { Context } from '../context.ts'

const inFeed = 50
const inSitemap = 1000

/** The newest posts as RSS 2.0. */
export async function rssFeed(context: Context): Promise<string> {
  const rows = await published(context, inFeed)
  const { publicOrigin } = context.settings
  const items = rows.map((row) => {
    const address = xml(`${publicOrigin}/blog/${row.alias}`)
    const categories = row.tags.map((tag) => `<category>${xml(tag)}</category>`).join('')
    return (
      `<item><title>${xml(row.title)}</title><link>${address}</link><guid isPermaLink="false">${row.id}</guid>` +
      `<pubDate>${new Date(row.created_at).toUTCString()}</pubDate>` +
      `<description>${xml(row.teaser || row.meta_description || row.title)}</description>${categories}</item>`
    )
  })
  const newest = rows.map(({ updated_at }) => updated_at).sort((a, b) => Date.parse(b) - Date.parse(a))[0]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>Surety blog</title><link>${xml(publicOrigin)}/blog</link>`,
    '<description>How swaps, collateral and agents work on Surety, and what is new.</description>',
    `<atom:link href="${xml(publicOrigin)}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [`<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>`] : []),
    ...items,
    '</channel></rss>\n',
  ].join('\n')
}

const publicPages = ['/', '/about', '/terms-of-service', '/blog']

/** The pages that anybody can read, with the newest posts, for search engines. */
export async function sitemap(context: Context): Promise<string> {
  const { publicOrigin } = context.settings
  const rows = await published(context, inSitemap)
  const pages = publicPages.map((path) => `<url><loc>${xml(publicOrigin)}${path}</loc></url>`)
  const posts = rows.map(
    ({ alias, updated_at }) =>
      `<url><loc>${xml(`${publicOrigin}/blog/${alias}`)}</loc><lastmod>${new Date(updated_at).toISOString()}</lastmod></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    ...posts,
    '</urlset>\n',
  ].join('\n')
}

/** What robots are asked to leave alone: what is nobody's to index. */
export function robots({ settings }: Context): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /admin\nAllow: /\n\nSitemap: ${settings.publicOrigin}/sitemap.xml\n`
}

async function published(context: Context, limit: number): Promise<PostHeadRow[]> {
  return listPosts(context.db, { isPublishedOnly: true, pagingTime: null, direction: 'next', limit })
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text as XML 1.0 has it: escaped, and without the characters that XML cannot have at all. */
function xml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being left out
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark)
  )
}
