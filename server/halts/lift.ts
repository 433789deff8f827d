import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { lift } from '#api/halts.ts'
import { refuse } from '#domain/refusal.ts'
import * as halts from '#outside/db/halts.ts'
import type { Context, SignedIn } from '../context.ts'
import { staffHalt } from './staff-halt.ts'

type Ask = { params: ParamsOf<typeof lift> }

/** Lifts a halt that stands. */
export async function liftHalt(context: Context, asker: SignedIn, { params }: Ask): Promise<ReplyOf<typeof lift>> {
  const { fault } = await halts.liftHalt(context.db, { id: params.id, by: asker.actor.addr, fromWhere: asker.ip })
  context.eventsCommitted()
  if (fault) refuse(fault)
  return { halt: await staffHalt(context, params.id) }
}
