import { randomUUIDv7 } from 'node:crypto'
import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import type { create } from '#api/posts.ts'
import type { Context, SignedIn } from '../context.ts'
import { writeGiven } from './given-post.ts'

type Ask = { body: BodyOf<typeof create> }

/** Writes a new post. */
export async function createPost(context: Context, asker: SignedIn, { body }: Ask): Promise<ReplyOf<typeof create>> {
  const id = randomUUIDv7()
  await writeGiven(context, asker, body.post, { id, isNew: true, updatedAt: null })
  return { postId: id }
}
