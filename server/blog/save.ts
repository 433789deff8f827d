import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { save } from '#api/posts.ts'
import { refuse } from '#domain/refusal.ts'
import { findPost } from '#outside/db/posts.ts'
import type { Context, SignedIn } from '../context.ts'
import { writeGiven } from './given-post.ts'
import { presentPost } from './present.ts'

type Ask = { params: ParamsOf<typeof save>; body: BodyOf<typeof save> }

/** Saves a post over what it was, as far as it still is what the asker saw. */
export async function savePost(context: Context, asker: SignedIn, ask: Ask): Promise<ReplyOf<typeof save>> {
  const { updatedAt = null, ...given } = ask.body.post
  await writeGiven(context, asker, given, { id: ask.params.id, isNew: false, updatedAt })
  return { post: presentPost((await findPost(context.db, ask.params.id)) ?? refuse('post.missing')) }
}
