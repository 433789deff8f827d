import type { ReplyOf } from '#api/endpoint.ts'
import type { logout as endpoint } from '#api/users.ts'
import { revokeSession } from '#outside/db/sessions.ts'
import type { SignedIn, World } from '../context.ts'

/** Ends the session that asks: neither of its tokens works from now on. */
export async function logout(world: World, asker: SignedIn): Promise<ReplyOf<typeof endpoint>> {
  await world.db.transaction().execute((trx) => revokeSession(trx, asker.sessionId))
  world.people.endSession(asker.sessionId)
  world.tell()
  return {}
}
