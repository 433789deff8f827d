import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { acceptTerms as endpoint } from '#api/users.ts'
import { assertMay } from '#domain/access.ts'
import { refuse } from '#domain/refusal.ts'
import * as users from '#outside/db/users.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentUser } from '../present-user.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** Records that the person accepts the terms of service: only their own acceptance counts. */
export async function acceptTerms(
  context: Context,
  asker: SignedIn,
  { params }: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  assertMay(asker.actor, 'users.acceptTerms', { self: asker.actor.addr === params.addr })
  await users.acceptTerms(context.db, params.addr)
  context.eventsCommitted()
  const row = (await users.findUser(context.db, params.addr)) ?? refuse('user.missing')
  return { user: presentUser(row) }
}
