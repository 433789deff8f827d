import { jwtVerify, SignJWT } from 'jose'
import type { Settings } from '../config.ts'
import type { Asker } from '../context.ts'

/** How long a token for the realtime connection or a channel is good, in seconds. */
export const tokenSeconds = 600

/** A token for the realtime connection, as Centrifugo reads it; a visitor's has an empty subject. */
export async function signConnection(settings: Settings, asker: Asker, now: number): Promise<string> {
  return sign(settings, claimsOf(settings, asker), now)
}

/** A token that lets the asker hear one channel. */
export async function signSubscription(
  settings: Settings,
  asker: Asker,
  channel: string,
  now: number,
): Promise<string> {
  return sign(settings, { ...claimsOf(settings, asker), channel }, now)
}

interface Claims {
  readonly sub: string
  /** The session that asked, so that its tokens end with it; empty for a visitor. */
  readonly sid: string
  /** Whether they were staff then: a token that staff got is good only while they are. */
  readonly staff: boolean
  readonly channel?: string
}

function claimsOf({ centrifugo }: Settings, { actor, sessionId }: Asker): Claims {
  const staff = actor !== null && (actor.isSuper || actor.isModerator)
  const person = centrifugo && sessionId ? subjectOf(sessionId, staff) : (actor?.addr ?? '')
  return { sub: actor ? person : '', sid: sessionId ?? '', staff }
}

/**
 * The subject of a token for Centrifugo, which can disconnect only by it. Session and rights are in it, so that tokens from before a
 * change of rights do not fit the new connection.
 */
export function subjectOf(sessionId: string, isStaff: boolean): string {
  return `${sessionId}.${isStaff ? 'staff' : 'person'}`
}

async function sign(settings: Settings, claims: Claims, now: number): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(settings.publicOrigin)
    .setExpirationTime(Math.floor(now / 1000) + tokenSeconds)
    .sign(settings.keys.realtime)
}

/** Reads a token of ours; null when it is not one, or not good any more. `channel` is empty in connection tokens. */
export async function readRealtimeToken(
  settings: Settings,
  token: string,
  now: number,
): Promise<{ sub: string; sid: string; staff: boolean; channel: string; exp: number } | null> {
  const read = await jwtVerify<{ channel?: string; sid?: string; staff?: boolean }>(token, settings.keys.realtime, {
    algorithms: ['HS256'],
    typ: 'JWT',
    audience: settings.publicOrigin,
    requiredClaims: ['exp', 'sub'],
    currentDate: new Date(now),
  }).catch(() => null)
  if (!read) return null
  const { sub = '', sid = '', staff = false, channel = '', exp = 0 } = read.payload
  return { sub, sid, staff, channel, exp }
}
