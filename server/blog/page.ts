import type { Post, PostHead } from '#api/posts.ts'
import { headOf, inReadingOrder, postDay, readingWords } from '#domain/blog/post.ts'
import { escaped } from '#domain/prose/markdown.ts'
import { findPost, listPosts, pinnedPosts } from '#outside/db/posts.ts'
import type { Context } from '../context.ts'
import { presentHead, presentPost } from './present.ts'
import type { RenderedPosts } from './rendered.ts'

/** Content rendered into a page, readable before or without its script. All but `title` and `description` is HTML. */
export interface FilledPage {
  readonly status: 200 | 404
  readonly title: string
  readonly description: string
  readonly head: string
  readonly main: string
  /** Data that the script finds in the page and need not fetch. */
  readonly known: unknown
}

/** Cards rendered into the page; the script fetches the rest. */
const mostCards = 100

const blogWords = { title: 'Blog', description: 'How swaps, collateral and agents work on Surety, and what is new.' }

/** The list of posts as a page. */
export async function blogPage(context: Context): Promise<FilledPage> {
  const [newest, pinned] = await Promise.all([
    listPosts(context.db, { isPublishedOnly: true, pagingTime: null, direction: 'next', limit: mostCards }),
    pinnedPosts(context.db, mostCards),
  ])
  const posts = inReadingOrder(
    [...new Map([...pinned, ...newest].map((row) => [row.id, row])).values()].map(presentHead),
  ).slice(0, mostCards)
  const { publicOrigin } = context.settings
  const cards = posts.map(cardHtml).join('')
  return {
    status: 200,
    ...blogWords,
    head: headTags({ ...blogWords, address: `${publicOrigin}/blog`, image: null, type: 'website' }, publicOrigin),
    main: `<div class="blog-page"><h1>Blog</h1>${
      posts.length > 0 ? `<ul class="blog-cards">${cards}</ul>` : '<p class="blog-none">There are no posts yet.</p>'
    }</div>`,
    known: { posts },
  }
}

/** A post as a page; what is not published is missing. */
export async function postPage(context: Context, rendered: RenderedPosts, name: string): Promise<FilledPage> {
  const row = await findPost(context.db, name)
  if (row?.status !== 1) return missingPage()
  const post = presentPost(row)
  const { publicOrigin } = context.settings
  const html = await rendered.htmlOf(post)
  const words = headOf(post)
  const address = `${publicOrigin}/blog/${post.alias}`
  return {
    status: 200,
    title: words.title,
    description: words.description || blogWords.description,
    head:
      headTags({ ...words, address, image: post.details.imageUrl || null, type: 'article' }, publicOrigin) +
      articleTags(post),
    main: html === null ? '' : articleHtml(post, html),
    known: { post },
  }
}

function missingPage(): FilledPage {
  const main =
    '<div class="blog-page blog-missing"><h1>Post not found</h1><p>There is no post at this address. ' +
    'It may have moved, or the link may be incomplete.</p><p><a href="/blog">To the blog</a></p></div>'
  const head = '<meta name="robots" content="noindex">'
  return { status: 404, title: 'Post not found', description: blogWords.description, head, main, known: null }
}

interface HeadWords {
  readonly title: string
  readonly description: string
  readonly address: string
  readonly image: string | null
  readonly type: 'website' | 'article'
}

function headTags({ title, description, address, image, type }: HeadWords, origin: string): string {
  const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`
  return [
    `<link rel="canonical" href="${escaped(address)}">`,
    `<link rel="alternate" type="application/rss+xml" title="Surety blog" href="${escaped(origin)}/blog/rss.xml">`,
    property('og:site_name', 'Surety'),
    property('og:type', type),
    property('og:title', title),
    property('og:description', description || blogWords.description),
    property('og:url', address),
    ...(image ? [property('og:image', `${origin}${image}`)] : []),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
  ].join('')
}

function articleTags({ createdAt, updatedAt, tags, meta }: Post): string {
  return [
    `<meta property="article:published_time" content="${escaped(createdAt)}">`,
    `<meta property="article:modified_time" content="${escaped(updatedAt)}">`,
    ...tags.map((tag) => `<meta property="article:tag" content="${escaped(tag)}">`),
    ...(meta.keywords.length > 0 ? [`<meta name="keywords" content="${escaped(meta.keywords.join(', '))}">`] : []),
  ].join('')
}

function cardHtml({ title, alias, lang, details, createdAt }: PostHead): string {
  const cover = details.imageUrl ? `<img src="${escaped(details.imageUrl)}" alt="">` : ''
  return (
    `<li class="blog-card" lang="${lang}"><div class="blog-cover">${cover}</div><div class="blog-words">` +
    `<h2><a class="blog-link" href="/blog/${escaped(alias)}">${escaped(title)}</a></h2>` +
    `${details.teaser ? `<p class="blog-teaser">${escaped(details.teaser)}</p>` : ''}` +
    `${factsHtml(details.readingTime, createdAt)}</div></li>`
  )
}

function articleHtml({ title, lang, details, createdAt, contentType }: Post, html: string): string {
  const cover = details.imageUrl ? `<img class="blog-top" src="${escaped(details.imageUrl)}" alt="">` : ''
  return (
    `<article class="blog-post" lang="${lang}"><p class="blog-back"><a href="/blog">Blog</a></p>${cover}` +
    `<h1>${escaped(title)}</h1>${factsHtml(details.readingTime, createdAt)}` +
    `<div class="blog-content"${contentType === 0 ? ' data-text="true"' : ''}>${html}</div></article>`
  )
}

function factsHtml(minutes: number, createdAt: string): string {
  return (
    `<p class="blog-facts"><span>${readingWords(minutes)}</span>` +
    `<time datetime="${escaped(createdAt)}">${postDay(createdAt)}</time></p>`
  )
}
