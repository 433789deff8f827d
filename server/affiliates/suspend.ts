import type { suspend } from '#api/affiliates.ts'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { refuse } from '#domain/refusal.ts'
import * as affiliates from '#outside/db/affiliates.ts'
import type { Context, SignedIn } from '../context.ts'
import { partnerOf } from './present.ts'

type Ask = { params: ParamsOf<typeof suspend>; body: BodyOf<typeof suspend> }

/** Suspends somebody's program, or lets it go on. */
export async function suspendAffiliate(
  context: Context,
  asker: SignedIn,
  { params, body }: Ask,
): Promise<ReplyOf<typeof suspend>> {
  const by = asker.actor.addr
  const { fault } = await affiliates.suspendAffiliate(context.db, { ...params, ...body, by, fromWhere: asker.ip })
  if (fault) refuse(fault)
  return { partner: await partnerOf(context, params.addr) }
}
