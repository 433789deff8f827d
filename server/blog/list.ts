import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import type { list } from '#api/posts.ts'
import type { Asker, Context } from '../context.ts'
import { headsOf } from './heads.ts'

type Ask = { query: QueryOf<typeof list> }

/** The published posts, newest first. */
export async function listPosts(context: Context, _: Asker, { query }: Ask): Promise<ReplyOf<typeof list>> {
  return { posts: await headsOf(context, query, 'published') }
}
