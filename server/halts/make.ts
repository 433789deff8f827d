import { randomUUID } from 'node:crypto'
import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import type { make } from '#api/halts.ts'
import { refuse, refuseField } from '#domain/refusal.ts'
import { isPairOffered } from '#domain/swap/pair.ts'
import * as halts from '#outside/db/halts.ts'
import type { Context, SignedIn } from '../context.ts'
import { staffHalt } from './staff-halt.ts'

type Ask = { body: BodyOf<typeof make> }

/** Halts the market, a network or a pair. It holds everywhere once this answers. */
export async function makeHalt(context: Context, asker: SignedIn, { body }: Ask): Promise<ReplyOf<typeof make>> {
  const { what, reason } = body
  if (what.scope === 'network' && !context.settings.networkIds.has(what.network)) {
    refuseField('request.invalid', 'body.what.network', 'is not a network of this market')
  }
  if (what.scope === 'pair' && !isPairOffered(what.pair, context.settings.networkIds)) {
    refuseField('pair.unsupported', 'body.what.pair', 'is not a pair of this market')
  }
  const id = randomUUID()
  const { fault } = await halts.makeHalt(context.db, { id, what, reason, by: asker.actor.addr, fromWhere: asker.ip })
  context.eventsCommitted()
  if (fault) refuse(fault)
  return { halt: await staffHalt(context, id) }
}
