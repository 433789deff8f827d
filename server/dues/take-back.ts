import { randomUUID } from 'node:crypto'
import type { takeBack } from '#api/dues.ts'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { refuse } from '#domain/refusal.ts'
import * as dues from '#outside/db/dues.ts'
import type { Context, SignedIn } from '../context.ts'
import { duesOf, newestDues } from './present.ts'

type Ask = { params: ParamsOf<typeof takeBack>; body: BodyOf<typeof takeBack> }

/** Takes a booked payment back: its fees are owed again. */
export async function takePaymentBack(
  context: Context,
  asker: SignedIn,
  { params, body }: Ask,
): Promise<ReplyOf<typeof takeBack>> {
  const outcome = await dues.takePaymentBack(context.db, {
    id: randomUUID(),
    paymentId: params.paymentId,
    addr: params.addr,
    reason: body.reason,
    by: asker.actor.addr,
    fromWhere: asker.ip,
  })
  context.eventsCommitted()
  if (outcome.fault) refuse(outcome.fault)
  return { dues: await duesOf(context, params.addr, newestDues) }
}
