import { randomUUIDv7 } from 'node:crypto'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { create, save } from '#api/posts.ts'
import { contentTypes, readingMinutes } from '#domain/blog/post.ts'
import { refuse, refuseField } from '#domain/refusal.ts'
import type { WritePostAsk } from '#outside/db/asks.ts'
import { findPost, writePost } from '#outside/db/posts.ts'
import type { PurifyFault } from '#outside/prose/sanitiser.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentPost } from './present.ts'

type CreateAsk = { body: BodyOf<typeof create> }
type SaveAsk = { params: ParamsOf<typeof save>; body: BodyOf<typeof save> }
type Given = CreateAsk['body']['post']

/** Writes a new post. */
export async function createPost(
  context: Context,
  asker: SignedIn,
  { body }: CreateAsk,
): Promise<ReplyOf<typeof create>> {
  const id = randomUUIDv7()
  await write(context, asker, body.post, { id, isNew: true, updatedAt: null })
  return { postId: id }
}

/** Saves a post over what it was, as far as it still is what the asker saw. */
export async function savePost(context: Context, asker: SignedIn, ask: SaveAsk): Promise<ReplyOf<typeof save>> {
  const { updatedAt = null, ...given } = ask.body.post
  await write(context, asker, given, { id: ask.params.id, isNew: false, updatedAt })
  return { post: presentPost((await findPost(context.db, ask.params.id)) ?? refuse('post.missing')) }
}

async function write(
  context: Context,
  asker: SignedIn,
  given: Given,
  which: Pick<WritePostAsk, 'id' | 'isNew' | 'updatedAt'>,
): Promise<void> {
  const content = await keptContent(context, given)
  const { fault } = await writePost(context.db, {
    ...which,
    title: given.title,
    content,
    alias: given.alias,
    lang: given.lang,
    tags: given.tags,
    status: given.status,
    contentType: given.contentType,
    teaser: given.details.teaser,
    imageUrl: given.details.imageUrl,
    readingTime: readingMinutes(content, given.contentType),
    metaTitle: given.meta.title,
    metaDescription: given.meta.description,
    metaKeywords: given.meta.keywords,
    isPinned: given.isPinned,
    by: asker.actor.addr,
    fromWhere: asker.ip,
  })
  if (fault === 'post.alias-taken') refuseField(fault, 'body.post.alias', 'is the alias of another post')
  if (fault) refuse(fault)
}

/** What is kept of a content: HTML as it comes through the sanitiser, text and Markdown as they are, if they can be shown. */
async function keptContent(context: Context, { contentType, content }: Given): Promise<string> {
  if (contentType === contentTypes.text) return content
  const said = await context.sanitiser.purify(contentType, content, true)
  if ('fault' in said) return refuseField(refusals[said.fault], 'body.post.content', 'cannot be shown')
  if (contentType === contentTypes.markdown) return content
  if (said.html.trim() === '') refuseField('request.invalid', 'body.post.content', 'has nothing that a post may hold')
  return said.html
}

const refusals = {
  'too-deep': 'post.too-complex',
  'too-slow': 'post.too-complex',
  busy: 'service.busy',
} as const satisfies Record<PurifyFault, string>
