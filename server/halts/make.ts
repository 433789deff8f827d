import { randomUUID } from 'node:crypto'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { lift, make } from '#api/halts.ts'
import { refuse, refuseField } from '#domain/refusal.ts'
import { isPairOffered } from '#domain/swap/pair.ts'
import { findHalt, liftHalt, makeHalt } from '#outside/db/halts.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentStaffHalt } from '../halted.ts'

type MakeAsk = { body: BodyOf<typeof make> }

/** Halts the market, a network or a pair. It holds everywhere once this answers. */
export async function haltMarket(context: Context, asker: SignedIn, { body }: MakeAsk): Promise<ReplyOf<typeof make>> {
  const { what, reason } = body
  if (what.scope === 'network' && !context.settings.networkIds.has(what.network)) {
    refuseField('request.invalid', 'body.what.network', 'is not a network of this market')
  }
  if (what.scope === 'pair' && !isPairOffered(what.pair, context.settings.networkIds)) {
    refuseField('pair.unsupported', 'body.what.pair', 'is not a pair of this market')
  }
  const id = randomUUID()
  const said = await makeHalt(context.db, { id, what, reason, by: asker.actor.addr, fromWhere: asker.ip })
  context.tell()
  if (said.fault) refuse(said.fault)
  return answer(context, id)
}

type LiftAsk = { params: ParamsOf<typeof lift> }

/** Lifts a halt that stands. */
export async function liftStanding(
  context: Context,
  asker: SignedIn,
  { params }: LiftAsk,
): Promise<ReplyOf<typeof lift>> {
  const said = await liftHalt(context.db, { id: params.id, by: asker.actor.addr, fromWhere: asker.ip })
  context.tell()
  if (said.fault) refuse(said.fault)
  return answer(context, params.id)
}

async function answer(context: Context, id: string): Promise<ReplyOf<typeof make>> {
  return { halt: presentStaffHalt((await findHalt(context.db, id)) ?? refuse('halt.missing')) }
}
