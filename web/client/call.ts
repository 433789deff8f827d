import type { Endpoint, ReplyOf } from '#api/endpoint.ts'
import { login, refreshToken } from '#api/users.ts'
import { identity } from './identity.ts'
import { type Given, replyOf, send } from './request.ts'

/** These two stand outside the session: they carry no token, and their 401 is an answer, not the session's end. */
const outsideSession: readonly Endpoint[] = [login, refreshToken]

/**
 * Makes one call of the wire. A 401 leads to one refresh of the tokens and one retry; when the refresh is refused or the
 * retry answers 401 as well, the session ends and the person is taken home. Throws a `CallFault`.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  given: Given<E>,
  signal?: AbortSignal,
): Promise<ReplyOf<E>> {
  if (outsideSession.includes(endpoint)) return replyOf(endpoint, await send(endpoint, given, null, signal))

  const token = identity().token()
  const first = await send(endpoint, given, token, signal)
  if (first.status !== 401) return replyOf(endpoint, first)

  const renewal = token ? await identity().renew(token) : 'refused'
  if (renewal === 'unreachable') return replyOf(endpoint, first)
  const last = renewal === 'renewed' ? await send(endpoint, given, identity().token(), signal) : first
  if (last.status === 401) identity().end()
  return replyOf(endpoint, last)
}
