import type { ParamsOf, QueryOf, ReplyOf } from '#api/endpoint.ts'
import type { nonce as endpoint } from '#api/users.ts'
import { refuseField } from '#domain/refusal.ts'
import { signInsMade } from '#outside/db/sessions.ts'
import type { Asker, Context } from '../context.ts'
import { bucketOf, signInChains, signInText } from './sign-in-text.ts'

type Ask = { params: ParamsOf<typeof endpoint>; query: QueryOf<typeof endpoint> }

/** Answers the text to sign. Nothing is stored, so that asking for somebody else's changes nothing. */
export async function nonce(context: Context, _asker: Asker, ask: Ask): Promise<ReplyOf<typeof endpoint>> {
  const chains = signInChains(context)
  const chainId = ask.query.chainId ?? chains[0] ?? 1
  if (!chains.includes(chainId)) refuseField('request.invalid', 'query.chainId', 'is not a chain of this market')
  const bucket = bucketOf(context.now())
  const made = await signInsMade(context.db, ask.params.addr, [bucket])
  return { nonce: signInText(context, ask.params.addr, chainId, bucket, made.get(bucket) ?? 0).text }
}
