import { randomUUID } from 'node:crypto'
import type { payOut } from '#api/affiliates.ts'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { refuse } from '#domain/refusal.ts'
import { bookPayout } from '#outside/db/affiliates.ts'
import type { Context, SignedIn } from '../context.ts'
import { partnerOf } from './present.ts'

type Ask = { params: ParamsOf<typeof payOut>; body: BodyOf<typeof payOut> }

/** Books what was paid out to a partner: never more than is payable, and nobody for themself. */
export async function payPartnerOut(
  context: Context,
  asker: SignedIn,
  { params, body }: Ask,
): Promise<ReplyOf<typeof payOut>> {
  const outcome = await bookPayout(context.db, {
    id: randomUUID(),
    addr: params.addr,
    ...body,
    by: asker.actor.addr,
    fromWhere: asker.ip,
  })
  if (outcome.fault === 'affiliate.too-much') refuse(outcome.fault, { payableUsd: outcome.values.payable ?? null })
  if (outcome.fault) refuse(outcome.fault)
  return { partner: await partnerOf(context, params.addr) }
}
