import type { assign, sign } from '#api/disputes.ts'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { refuse } from '#domain/refusal.ts'
import { signerOf } from '#outside/chain/settlement.ts'
import { assignDispute, findAward, signAward } from '#outside/db/disputes.ts'
import { findOrder } from '#outside/db/orders.ts'
import { decisionOfAward, rulesOn } from '../award.ts'
import type { Context, SignedIn } from '../context.ts'
import { viewOf } from './read.ts'

/** Takes a dispute, passes it on or gives it back, if it still is whose the asker saw. */
export async function assignTo(
  context: Context,
  asker: SignedIn,
  { params, body }: { params: ParamsOf<typeof assign>; body: BodyOf<typeof assign> },
): Promise<ReplyOf<typeof assign>> {
  const by = asker.actor.addr
  const ask = { orderId: params.id, by, to: body.assignee, seen: body.seen, fromWhere: asker.ip }
  const { fault } = await assignDispute(context.db, ask)
  context.tell()
  if (fault) refuse(fault)
  return asStaff(context, asker, params.id)
}

/** Keeps the asker's own signature of an award. Who may sign is the chain's word. */
export async function signAwardOf(
  context: Context,
  asker: SignedIn,
  { params, body }: { params: ParamsOf<typeof sign>; body: BodyOf<typeof sign> },
): Promise<ReplyOf<typeof sign>> {
  const award = (await findAward(context.db, params.id, body.awardId)) ?? refuse('award.missing')
  const rules = (await rulesOn(context, award.chain_id)) ?? refuse('service.busy')
  const by = asker.actor.addr
  const signature = body.signature as `0x${string}`
  const where = { chainId: award.chain_id, settlement: award.settlement as `0x${string}` }
  const isOwn = (await signerOf(decisionOfAward(award), where, signature)) === by
  if (!isOwn || !rules.signers.includes(by)) refuse('award.signature')
  const ask = { orderId: params.id, awardId: award.id, by, signature, fromWhere: asker.ip }
  const { fault } = await signAward(context.db, ask)
  context.tell()
  if (fault) refuse(fault)
  return asStaff(context, asker, params.id)
}

async function asStaff(context: Context, asker: SignedIn, orderId: string) {
  const order = (await findOrder(context.db, orderId)) ?? refuse('order.missing')
  return viewOf(context, asker, order, 'staff')
}
