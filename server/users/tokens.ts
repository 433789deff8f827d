import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Tokens } from '#api/users.ts'
import type { Context } from '../context.ts'

/** How long an access token is good, in minutes. */
export const accessMinutes = 10
/** How long a session lives without being used. */
const refreshDays = 30
/** A refresh token that was just used up still answers with the same successor for so long, in ms. */
export const refreshGraceMs = 10_000

const dayMs = 86_400_000

/** When a session that is used at `now` (Unix ms) ends. */
export function sessionEnd(now: number): string {
  return new Date(now + refreshDays * dayMs).toISOString()
}

/**
 * The refresh token of a session's generation. It is derived, so that a repeated refresh within the grace gives
 * the same successor although only hashes are stored.
 */
export function refreshTokenOf(context: Context, sessionId: string, generation: number): string {
  const mac = createHmac('sha256', context.settings.keys.refresh)
    .update(`${sessionId}|${generation}`)
    .digest('base64url')
  return `${sessionId}.${generation}.${mac}`
}

/** What is stored of a refresh token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Reads a refresh token that we made: its session and generation; null for anything else. */
export function readRefreshToken(context: Context, token: string): { sessionId: string; generation: number } | null {
  const parts = /^([0-9a-f-]{36})\.(\d{1,9})\.[\w-]{43}$/.exec(token)
  if (!parts?.[1] || !parts[2]) return null
  const generation = Number(parts[2])
  const ours = Buffer.from(refreshTokenOf(context, parts[1], generation))
  const given = Buffer.from(token)
  return ours.length === given.length && timingSafeEqual(ours, given) ? { sessionId: parts[1], generation } : null
}

/** The answer to a sign-in or refresh: an access token for this person and session, and the refresh token given. */
export async function tokensFor(
  context: Context,
  session: { id: string; addr: string; expiresAt: string },
  refreshToken: string,
): Promise<Tokens> {
  const { publicOrigin, keys } = context.settings
  const expireAt = Math.floor(context.now() / 1000) + accessMinutes * 60
  const accessToken = await new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(session.addr)
    .setIssuer(publicOrigin)
    .setAudience(publicOrigin)
    .setIssuedAt(Math.floor(context.now() / 1000))
    .setExpirationTime(expireAt)
    .sign(keys.access)
  return {
    accessToken,
    accessTokenExpireAt: new Date(expireAt * 1000).toISOString(),
    refreshToken,
    refreshTokenExpireAt: session.expiresAt,
  }
}
