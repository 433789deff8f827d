import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import type { listAll } from '#api/posts.ts'
import type { Context, SignedIn } from '../context.ts'
import { headsOf } from './heads.ts'

type Ask = { query: QueryOf<typeof listAll> }

/** All posts, drafts too, for super users. */
export async function listAllPosts(context: Context, _: SignedIn, { query }: Ask): Promise<ReplyOf<typeof listAll>> {
  return { posts: await headsOf(context, query, 'all') }
}
