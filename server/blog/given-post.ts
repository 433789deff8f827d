import type { BodyOf } from '#api/endpoint.ts'
import type { create } from '#api/posts.ts'
import { contentTypes, readingMinutes } from '#domain/blog/post.ts'
import { refuse, refuseField } from '#domain/refusal.ts'
import type { WritePostAsk } from '#outside/db/asks.ts'
import { writePost } from '#outside/db/posts.ts'
import type { PurifyFault } from '#outside/prose/sanitiser.ts'
import type { Context, SignedIn } from '../context.ts'

/** A post as a super user sends it. */
type GivenPost = BodyOf<typeof create>['post']

/** Writes what a super user gives, new or over what it was; refuses what cannot be shown. */
export async function writeGiven(
  context: Context,
  asker: SignedIn,
  given: GivenPost,
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
async function keptContent(context: Context, { contentType, content }: GivenPost): Promise<string> {
  if (contentType === contentTypes.text) return content
  const purified = await context.sanitiser.purify(contentType, content, true)
  if ('fault' in purified) return refuseField(refusals[purified.fault], 'body.post.content', 'cannot be shown')
  if (contentType === contentTypes.markdown) return content
  if (purified.html.trim() === '')
    refuseField('request.invalid', 'body.post.content', 'has nothing that a post may hold')
  return purified.html
}

const refusals = {
  'too-deep': 'post.too-complex',
  'too-slow': 'post.too-complex',
  busy: 'service.busy',
} as const satisfies Record<PurifyFault, string>
