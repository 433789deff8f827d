import type { FastifyRequest } from 'fastify'
import { jwtVerify } from 'jose'
import { refuse } from '#domain/refusal.ts'
import type { Asker, Context } from '../context.ts'

/**
 * Who asks: a visitor without an access token, its person with one. An invalid token is refused on every endpoint, also where none
 * is needed, so that a client learns that it has to refresh.
 */
export async function identify(context: Context, request: FastifyRequest): Promise<Asker> {
  const header = request.headers.authorization
  if (header === undefined) return { actor: null, sessionId: null, ip: request.ip }
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header)?.[1] ?? refuse('session.expired')
  const { addr, sessionId } = await readAccessToken(context, token)
  if (context.people.hasEnded(sessionId)) refuse('session.expired')
  const person = (await context.people.find(addr)) ?? refuse('session.expired')
  if (person.isBanned) refuse('session.banned')
  return { actor: person, sessionId, ip: request.ip }
}

async function readAccessToken(context: Context, token: string): Promise<{ addr: string; sessionId: string }> {
  const { publicOrigin, keys } = context.settings
  const read = await jwtVerify<{ sid: string }>(token, keys.access, {
    algorithms: ['HS256'],
    typ: 'at+jwt',
    issuer: publicOrigin,
    audience: publicOrigin,
    requiredClaims: ['sub', 'sid', 'exp'],
    currentDate: new Date(context.now()),
  }).catch(() => refuse('session.expired'))
  return { addr: read.payload.sub ?? '', sessionId: read.payload.sid }
}
