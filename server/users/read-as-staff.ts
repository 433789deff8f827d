import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { readAsStaff as endpoint } from '#api/users.ts'
import { refuse } from '#domain/refusal.ts'
import { findUser } from '#outside/db/users.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentUser } from '../present-user.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** A user as super users see them. */
export async function readUserAsStaff(
  context: Context,
  _asker: SignedIn,
  { params }: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  const row = (await findUser(context.db, params.addr)) ?? refuse('user.missing')
  return { user: presentUser(row) }
}
