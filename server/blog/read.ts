import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { read } from '#api/posts.ts'
import { refuse } from '#domain/refusal.ts'
import { findPost } from '#outside/db/posts.ts'
import type { Asker, Context } from '../context.ts'
import { presentPost } from './present.ts'

type Ask = { params: ParamsOf<typeof read> }

/** A published post. A draft is as missing as what does not exist. */
export async function readPost(context: Context, _: Asker, { params }: Ask): Promise<ReplyOf<typeof read>> {
  const row = await findPost(context.db, params.id)
  return { post: presentPost(row?.status === 1 ? row : refuse('post.missing')) }
}
