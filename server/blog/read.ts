import type { ParamsOf, QueryOf, ReplyOf } from '#api/endpoint.ts'
import type { list, read } from '#api/posts.ts'
import { refuse } from '#domain/refusal.ts'
import { findPost, listPosts } from '#outside/db/posts.ts'
import type { Asker, Context, SignedIn } from '../context.ts'
import { presentHead, presentPost } from './present.ts'

type ListAsk = { query: QueryOf<typeof list> }
type ReadAsk = { params: ParamsOf<typeof read> }

/** The published posts, newest first. */
export async function listPublished(context: Context, _: Asker, { query }: ListAsk): Promise<ReplyOf<typeof list>> {
  return listed(context, query, true)
}

/** All posts, drafts too, for super users. */
export async function listAllPosts(context: Context, _: SignedIn, { query }: ListAsk): Promise<ReplyOf<typeof list>> {
  return listed(context, query, false)
}

/** A published post. A draft is as missing as what does not exist. */
export async function readPublished(context: Context, _: Asker, { params }: ReadAsk): Promise<ReplyOf<typeof read>> {
  const row = await findPost(context.db, params.id)
  return { post: presentPost(row?.status === 1 ? row : refuse('post.missing')) }
}

/** A post, also a draft, for super users. */
export async function readPostAsStaff(
  context: Context,
  _: SignedIn,
  { params }: ReadAsk,
): Promise<ReplyOf<typeof read>> {
  return { post: presentPost((await findPost(context.db, params.id)) ?? refuse('post.missing')) }
}

async function listed(
  context: Context,
  query: ListAsk['query'],
  isPublishedOnly: boolean,
): Promise<ReplyOf<typeof list>> {
  const rows = await listPosts(context.db, {
    isPublishedOnly,
    pagingTime: query.pagingTime ?? null,
    direction: query.pagingDirection,
    limit: query.limit,
  })
  return { posts: rows.map(presentHead) }
}
