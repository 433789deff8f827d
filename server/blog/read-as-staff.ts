import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { readAsStaff } from '#api/posts.ts'
import { refuse } from '#domain/refusal.ts'
import { findPost } from '#outside/db/posts.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentPost } from './present.ts'

type Ask = { params: ParamsOf<typeof readAsStaff> }

/** A post, also a draft, for super users. */
export async function readPostAsStaff(
  context: Context,
  _: SignedIn,
  { params }: Ask,
): Promise<ReplyOf<typeof readAsStaff>> {
  return { post: presentPost((await findPost(context.db, params.id)) ?? refuse('post.missing')) }
}
