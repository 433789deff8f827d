import { randomUUID } from 'node:crypto'
import type { book, takeBack } from '#api/dues.ts'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { refuse } from '#domain/refusal.ts'
import { bookPayment, takePaymentBack } from '#outside/db/dues.ts'
import type { Context, SignedIn } from '../context.ts'
import { duesOf } from './present.ts'

const newest = { feesBefore: null, paymentsBefore: null, limit: 10 }

type BookAsk = {
  params: ParamsOf<typeof book>
  body: BodyOf<typeof book>
  idempotencyKey: string | null
}

/** Books what an agent paid of their dues. Nobody books for themself, and never more than is owed. */
export async function bookDues(
  context: Context,
  asker: SignedIn,
  { params, body, idempotencyKey }: BookAsk,
): Promise<ReplyOf<typeof book>> {
  const said = await bookPayment(context.db, {
    id: randomUUID(),
    addr: params.addr,
    amountUsd: body.amountUsd,
    reference: body.reference,
    by: asker.actor.addr,
    fromWhere: asker.ip,
    key: idempotencyKey,
  })
  context.tell()
  if (said.fault === 'dues.too-much') refuse('dues.too-much', { dueUsd: said.values.due ?? null })
  if (said.fault === 'idempotency') refuse('idempotency.mismatch')
  if (said.fault) refuse(said.fault)
  return { dues: await duesOf(context, params.addr, newest) }
}

type TakeBackAsk = { params: ParamsOf<typeof takeBack>; body: BodyOf<typeof takeBack> }

/** Takes a booked payment back: its fees are owed again. */
export async function takeDuesBack(
  context: Context,
  asker: SignedIn,
  { params, body }: TakeBackAsk,
): Promise<ReplyOf<typeof takeBack>> {
  const said = await takePaymentBack(context.db, {
    id: randomUUID(),
    paymentId: params.paymentId,
    addr: params.addr,
    reason: body.reason,
    by: asker.actor.addr,
    fromWhere: asker.ip,
  })
  context.tell()
  if (said.fault) refuse(said.fault)
  return { dues: await duesOf(context, params.addr, newest) }
}
