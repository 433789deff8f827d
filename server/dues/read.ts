import type { read } from '#api/dues.ts'
import type { ParamsOf, QueryOf, ReplyOf } from '#api/endpoint.ts'
import { assertMay } from '#domain/access.ts'
import type { Context, SignedIn } from '../context.ts'
import { duesOf } from './present.ts'

type Ask = { params: ParamsOf<typeof read>; query: QueryOf<typeof read> }

/** What an agent owes, for the agent themself. */
export async function readDues(context: Context, asker: SignedIn, ask: Ask): Promise<ReplyOf<typeof read>> {
  assertMay(asker.actor, 'dues.read', { self: asker.actor.addr === ask.params.addr })
  return { dues: await duesOf(context, ask.params.addr, ask.query) }
}
