import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { read as endpoint } from '#api/users.ts'
import { assertMay } from '#domain/access.ts'
import { refuse } from '#domain/refusal.ts'
import { findUser } from '#outside/db/users.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentUser } from '../present-user.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** A user, for the person themself and for super users. */
export async function readUser(context: Context, asker: SignedIn, { params }: Ask): Promise<ReplyOf<typeof endpoint>> {
  assertMay(asker.actor, 'users.read', { self: asker.actor.addr === params.addr })
  const row = (await findUser(context.db, params.addr)) ?? refuse('user.missing')
  return { user: presentUser(row) }
}
