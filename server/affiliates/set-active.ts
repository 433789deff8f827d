import type { setActive } from '#api/affiliates.ts'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { refuse } from '#domain/refusal.ts'
import * as affiliates from '#outside/db/affiliates.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentAffiliate } from './present.ts'

type Ask = { params: ParamsOf<typeof setActive>; body: BodyOf<typeof setActive> }

/** Switches the asker's own program on or off. Whom it brought stays brought. */
export async function setAffiliateActive(
  context: Context,
  asker: SignedIn,
  { params, body }: Ask,
): Promise<ReplyOf<typeof setActive>> {
  const owner = asker.actor.addr
  if (!(await affiliates.setAffiliateActive(context.db, owner, params.id, body.isActive))) refuse('affiliate.missing')
  const known = (await affiliates.programsOf(context.db, owner)).find(({ id }) => id === params.id)
  return { affiliate: presentAffiliate(known ?? refuse('affiliate.missing'), false) }
}
