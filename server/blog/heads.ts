import type { QueryOf } from '#api/endpoint.ts'
import type { list, PostHead } from '#api/posts.ts'
import { listPosts } from '#outside/db/posts.ts'
import type { Context } from '../context.ts'
import { presentHead } from './present.ts'

/** A page of posts without their content, newest first; only super users see all of them. */
export async function headsOf(
  context: Context,
  query: QueryOf<typeof list>,
  which: 'published' | 'all',
): Promise<PostHead[]> {
  const rows = await listPosts(context.db, {
    isPublishedOnly: which === 'published',
    pagingTime: query.pagingTime ?? null,
    direction: query.pagingDirection,
    limit: query.limit,
  })
  return rows.map(presentHead)
}
