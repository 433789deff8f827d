import { randomUUID } from 'node:crypto'
import type { payOut, suspend } from '#api/affiliates.ts'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { refuse } from '#domain/refusal.ts'
import { bookPayout, suspendProgram } from '#outside/db/affiliates.ts'
import type { Context, SignedIn } from '../context.ts'
import { partnerOf } from './present.ts'

type SuspendAsk = { params: ParamsOf<typeof suspend>; body: BodyOf<typeof suspend> }

/** Suspends somebody's program, or lets it go on. */
export async function suspendAffiliate(
  context: Context,
  asker: SignedIn,
  { params, body }: SuspendAsk,
): Promise<ReplyOf<typeof suspend>> {
  const by = asker.actor.addr
  const { fault } = await suspendProgram(context.db, { ...params, ...body, by, fromWhere: asker.ip })
  if (fault) refuse(fault)
  return { partner: await partnerOf(context, params.addr) }
}

type PayOutAsk = { params: ParamsOf<typeof payOut>; body: BodyOf<typeof payOut> }

/** Books what was paid out to a partner: never more than is payable, and nobody for themself. */
export async function payPartnerOut(
  context: Context,
  asker: SignedIn,
  { params, body }: PayOutAsk,
): Promise<ReplyOf<typeof payOut>> {
  const said = await bookPayout(context.db, {
    id: randomUUID(),
    addr: params.addr,
    ...body,
    by: asker.actor.addr,
    fromWhere: asker.ip,
  })
  if (said.fault === 'affiliate.too-much') refuse(said.fault, { payableUsd: said.values.payable ?? null })
  if (said.fault) refuse(said.fault)
  return { partner: await partnerOf(context, params.addr) }
}
