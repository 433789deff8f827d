import type { ReplyOf } from '#api/endpoint.ts'
import type { logout as endpoint } from '#api/users.ts'
import { endSession } from '#outside/db/sessions.ts'
import type { Context, SignedIn } from '../context.ts'

/** Ends the session that asks: neither of its tokens works from now on. */
export async function logout(context: Context, asker: SignedIn): Promise<ReplyOf<typeof endpoint>> {
  await context.db.transaction().execute((trx) => endSession(trx, asker.sessionId))
  context.people.endSession(asker.sessionId)
  context.eventsCommitted()
  return {}
}
