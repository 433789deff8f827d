import type { signAward as endpoint } from '#api/disputes.ts'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { refuse } from '#domain/refusal.ts'
import { signerOf } from '#outside/chain/settlement.ts'
import * as disputes from '#outside/db/disputes.ts'
import { decisionOfAward, rulesOn } from '../award.ts'
import type { Context, SignedIn } from '../context.ts'
import { staffViewOf } from './view.ts'

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }

/** Keeps the asker's own signature of an award. The chain says who may sign. */
export async function signAward(
  context: Context,
  asker: SignedIn,
  { params, body }: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  const award = (await disputes.findAward(context.db, params.id, body.awardId)) ?? refuse('award.missing')
  const rules = (await rulesOn(context, award.chain_id)) ?? refuse('service.busy')
  const by = asker.actor.addr
  const signature = body.signature as `0x${string}`
  const where = { chainId: award.chain_id, settlement: award.settlement as `0x${string}` }
  const isOwn = (await signerOf(decisionOfAward(award), where, signature)) === by
  if (!isOwn || !rules.signers.includes(by)) refuse('award.signature')
  const ask = { orderId: params.id, awardId: award.id, by, signature, fromWhere: asker.ip }
  const { fault } = await disputes.signAward(context.db, ask)
  context.eventsCommitted()
  if (fault) refuse(fault)
  return staffViewOf(context, asker, params.id)
}
