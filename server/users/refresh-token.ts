import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import type { refreshToken as endpoint } from '#api/users.ts'
import { refuse } from '#domain/refusal.ts'
import { endSession, lockSession, rotateSession, type SessionRow } from '#outside/db/sessions.ts'
import type { Asker, Context } from '../context.ts'
import { readRefreshToken, refreshGraceMs, refreshTokenOf, sessionEnd, tokenHash, tokensFor } from './tokens.ts'

type Ask = { body: BodyOf<typeof endpoint> }
type Outcome = { session: { id: string; addr: string; expiresAt: string }; token: string } | null

/**
 * Exchanges a refresh token. Its successor answers a repeat within the grace as well (two tabs, a lost reply); any later reuse
 * means that it was copied, and ends the session.
 */
export async function refreshToken(context: Context, _asker: Asker, { body }: Ask): Promise<ReplyOf<typeof endpoint>> {
  const given = readRefreshToken(context, body.refreshToken)
  if (!given) refuse('session.refresh-refused')
  const outcome = await context.db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, given.sessionId)
    if (!session || session.is_over || session.is_banned) return null
    if (given.generation === session.generation) {
      if (!session.token_hash.equals(tokenHash(body.refreshToken))) return null
      const next = session.generation + 1
      const token = refreshTokenOf(context, session.id, next)
      const expiresAt = sessionEnd(context.now())
      await rotateSession(trx, session.id, { generation: next, tokenHash: tokenHash(token), expiresAt })
      return { session: { id: session.id, addr: session.addr, expiresAt }, token }
    }
    if (given.generation === session.generation - 1 && session.rotated_ms_ago <= refreshGraceMs) {
      return successorAgain(context, session)
    }
    await endSession(trx, session.id)
    return null
  })
  context.eventsCommitted()
  if (!outcome) refuse('session.refresh-refused')
  return tokensFor(context, outcome.session, outcome.token)
}

function successorAgain(context: Context, session: SessionRow): Outcome {
  const token = refreshTokenOf(context, session.id, session.generation)
  return { session: { id: session.id, addr: session.addr, expiresAt: session.expires_at }, token }
}
