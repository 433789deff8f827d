import { z } from 'zod'
import { isAlias, isCover, postBounds, postLangs, postRequestBytes } from '#domain/blog/post.ts'
import { endpoint } from './endpoint.ts'
import { givenMoment, line, moment, text, uuid } from './shapes.ts'

const lang = z.enum(postLangs)
/** 0 Draft, 1 Publish. */
const status = z.union([z.literal(0), z.literal(1)])
/** 0 Text, 1 HTML, 2 Markdown. */
const contentType = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** A post as lists have it: all but its content. */
export const postHead = z.object({
  id: uuid,
  title: z.string(),
  alias: z.string(),
  lang,
  tags: z.array(z.string()),
  status,
  contentType,
  details: z.object({
    teaser: z.string(),
    /** A path of this market; empty: no cover. */
    imageUrl: z.string(),
    /** In minutes. */
    readingTime: z.number().int(),
  }),
  meta: z.object({ title: z.string(), description: z.string(), keywords: z.array(z.string()) }),
  /** `0001-01-01T00:00:00Z`: it is not pinned. */
  pinnedAt: moment,
  /** The address of its author. */
  createdBy: z.string(),
  /** Unique, so that it is the post's place in the list as well. */
  createdAt: moment,
  updatedAt: moment,
})
export type PostHead = z.output<typeof postHead>

export const post = postHead.extend({ content: z.string() })
export type Post = z.output<typeof post>

const filled = (max: number) => line(max).refine((given) => given !== '', 'is needed')
const words = z.array(filled(postBounds.word).refine((given) => !/\s/.test(given), 'is more than one word'))

const givenPost = {
  title: filled(postBounds.title),
  content: text(postBounds.content).refine((given) => given !== '', 'is needed'),
  alias: z.string().refine(isAlias, 'is not small letters, digits and dashes'),
  lang,
  status,
  contentType,
  tags: words.max(postBounds.words).default([]),
  meta: z
    .strictObject({
      title: line(postBounds.metaTitle).default(''),
      description: text(postBounds.metaDescription).default(''),
      keywords: words.max(postBounds.words).default([]),
    })
    .default({ title: '', description: '', keywords: [] }),
  details: z
    .strictObject({
      teaser: text(postBounds.teaser).default(''),
      imageUrl: line(postBounds.imageUrl).refine(isCover, 'is not a path of this market').default(''),
      /** Taken and not used: the server counts the words. */
      readingTime: z.number().optional(),
    })
    .default({ teaser: '', imageUrl: '' }),
  isPinned: z.boolean().default(false),
}

const paged = (most: number) =>
  z.strictObject({
    pagingTime: givenMoment.optional(),
    pagingDirection: z.enum(['next', 'prev']).default('next'),
    limit: z.coerce.number().int().min(1).max(most).default(10),
  })

/** An id or an alias. */
const named = z.strictObject({ id: z.string().max(postBounds.alias) })

export const list = endpoint({
  method: 'GET',
  path: '/api/posts',
  action: 'posts.list',
  query: paged(1000),
  reply: z.object({ posts: z.array(postHead) }),
})

export const read = endpoint({
  method: 'GET',
  path: '/api/posts/{id}',
  action: 'posts.read',
  params: named,
  reply: z.object({ post }),
})

export const listAll = endpoint({
  method: 'GET',
  path: '/api/v2/posts',
  action: 'posts.listAll',
  query: paged(100),
  reply: z.object({ posts: z.array(postHead) }),
})

export const readAsStaff = endpoint({
  method: 'GET',
  path: '/api/v2/posts/{id}',
  action: 'posts.readAsStaff',
  params: named,
  reply: z.object({ post }),
})

export const create = endpoint({
  method: 'POST',
  path: '/api/v2/posts',
  action: 'posts.create',
  body: z.strictObject({ post: z.strictObject(givenPost) }),
  bodyBytes: postRequestBytes,
  reply: z.object({ postId: uuid }),
})

export const save = endpoint({
  method: 'PUT',
  path: '/api/v2/posts/{id}',
  action: 'posts.save',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ post: z.strictObject({ ...givenPost, updatedAt: givenMoment.optional() }) }),
  bodyBytes: postRequestBytes,
  reply: z.object({ post }),
})

export const upload = endpoint({
  method: 'POST',
  path: '/api/v2/posts/images',
  action: 'posts.upload',
  body: z.strictObject({ attachment: z.file() }),
  isForm: true,
  reply: z.object({
    /** The picture's path, as covers and contents name it. */
    imageUrl: z.string(),
    /** In pixels. */
    width: z.number().int(),
    height: z.number().int(),
  }),
})
