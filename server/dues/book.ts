import { randomUUID } from 'node:crypto'
import type { book } from '#api/dues.ts'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { refuse } from '#domain/refusal.ts'
import * as dues from '#outside/db/dues.ts'
import type { Context, SignedIn } from '../context.ts'
import { duesOf, newestDues } from './present.ts'

type Ask = { params: ParamsOf<typeof book>; body: BodyOf<typeof book>; idempotencyKey: string | null }

/** Books what an agent paid of their dues. Nobody books for themself, and never more than is owed. */
export async function bookPayment(
  context: Context,
  asker: SignedIn,
  { params, body, idempotencyKey }: Ask,
): Promise<ReplyOf<typeof book>> {
  const outcome = await dues.bookPayment(context.db, {
    id: randomUUID(),
    addr: params.addr,
    amountUsd: body.amountUsd,
    reference: body.reference,
    by: asker.actor.addr,
    fromWhere: asker.ip,
    key: idempotencyKey,
  })
  context.eventsCommitted()
  if (outcome.fault === 'dues.too-much') refuse('dues.too-much', { dueUsd: outcome.values.due ?? null })
  if (outcome.fault === 'idempotency') refuse('idempotency.mismatch')
  if (outcome.fault) refuse(outcome.fault)
  return { dues: await duesOf(context, params.addr, newestDues) }
}
