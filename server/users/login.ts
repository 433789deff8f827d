import { randomUUID } from 'node:crypto'
import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import type { login as endpoint } from '#api/users.ts'
import { readCode } from '#domain/affiliates/code.ts'
import { refuse } from '#domain/refusal.ts'
import { countSignIn, insertSession, signInsMade } from '#outside/db/sessions.ts'
import { ensureUser } from '#outside/db/users.ts'
import type { Asker, Context } from '../context.ts'
import { bucketOf, bucketsValid, type SignInText, signInChains, signInText } from './sign-in-text.ts'
import { refreshTokenOf, sessionEnd, tokenHash, tokensFor } from './tokens.ts'

/** The most sessions of a person: a change of their rights has to reach each of them. */
const mostSessions = 50

type Ask = { body: BodyOf<typeof endpoint> }

/** Signs a person in: finds which of our texts they signed, counts it as used, and opens a session. */
export async function login(context: Context, _asker: Asker, { body }: Ask): Promise<ReplyOf<typeof endpoint>> {
  const signed = await context.signature(body.addr, body.sign, await signableTexts(context, body.addr))
  if (!signed) refuse('sign-in.refused')
  const person = await context.people.find(body.addr)
  if (person?.isBanned) refuse('session.banned')

  const id = randomUUID()
  const expiresAt = sessionEnd(context.now())
  const token = refreshTokenOf(context, id, 0)
  const isSuper = context.settings.adminAddresses.has(body.addr)
  await context.db.transaction().execute(async (trx) => {
    if (!(await countSignIn(trx, body.addr, signed.bucket, signed.made))) refuse('sign-in.refused')
    await ensureUser(trx, body.addr, { isSuper, affiliateId: readCode(body.affiliateId) })
    await insertSession(trx, { id, addr: body.addr, tokenHash: tokenHash(token), expiresAt }, mostSessions)
  })
  if (!person || person.isSuper !== isSuper) context.people.forget(body.addr)
  return tokensFor(context, { id, addr: body.addr, expiresAt }, token)
}

/** The texts that would be accepted now, newest first. */
async function signableTexts(context: Context, addr: string): Promise<SignInText[]> {
  const newest = bucketOf(context.now())
  const buckets = Array.from({ length: bucketsValid }, (_, back) => newest - back)
  const made = await signInsMade(context.db, addr, buckets)
  const chains = signInChains(context)
  return buckets.flatMap((bucket) =>
    chains.map((chainId) => signInText(context, addr, chainId, bucket, made.get(bucket) ?? 0)),
  )
}
