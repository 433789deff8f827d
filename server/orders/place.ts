import { randomInt, randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import type { place as endpoint } from '#api/orders.ts'
import { type PayoutFault, payoutFaults, payoutKind, readPayout } from '#domain/orders/payout.ts'
import { Refusal, type RefusalValues, refuse } from '#domain/refusal.ts'
import { findOffer } from '#outside/db/offers.ts'
import * as orders from '#outside/db/orders.ts'
import type { Context, SignedIn } from '../context.ts'
import { refuseHalted } from '../halted.ts'
import { openTransfer, sealTransfer, type TransferDetails } from '../transfer-details.ts'

type Ask = { body: BodyOf<typeof endpoint>; idempotencyKey: string | null }

/** Turns an offer into an order. Repeating it answers with the same order. */
export async function placeOrder(context: Context, asker: SignedIn, ask: Ask): Promise<ReplyOf<typeof endpoint>> {
  const { body } = ask
  const details = body.transferDetails ? await payoutDetails(context, asker, body.offer_id, body.transferDetails) : null
  const outcome = await orders.placeOrder(context.db, {
    orderId: randomUUIDv7(),
    offerId: body.offer_id,
    user: asker.actor.addr,
    idempotencyKey: ask.idempotencyKey,
    transferEnc: details && sealTransfer(context, details),
    requisitePick: randomInt(2 ** 31 - 1),
  })
  context.eventsCommitted()
  return outcome.fault ? refuseFault(outcome.fault, outcome.values) : { order: { id: outcome.answer.orderId } }
}

type Details = NonNullable<BodyOf<typeof endpoint>['transferDetails']>

/**
 * The payout details that a person gives at the last moment, checked by the rules of the target (domain/orders/payout.ts). A
 * client may place with the offer's id alone (first file §7): then what was given with the match stands as it was accepted there.
 */
async function payoutDetails(
  context: Context,
  asker: SignedIn,
  offerId: string,
  details: Details,
): Promise<TransferDetails | null> {
  const offer = await findOffer(context.db, offerId)
  if (!offer || offer.user_addr !== asker.actor.addr) refuse('offer.missing')
  const to = { network: offer.to_network, currency: offer.to_currency }
  if (payoutKind(to) === 'none') return null
  refusePayout(payoutFaults(to, details))
  const wanted = readPayout(to, details)
  const placed = offer.order_id === null ? undefined : await orders.findOrder(context.db, offer.order_id)
  if (placed?.user_transfer_enc && !isDeepStrictEqual(openTransfer(context, placed.user_transfer_enc), wanted)) {
    refuse('idempotency.mismatch')
  }
  return wanted
}

/** Refuses faulty payout details, each at its field; what is missing says so before what is wrong. */
function refusePayout(faults: readonly PayoutFault[]): void {
  if (faults.length === 0) return
  const isMissing = faults.some(({ fault }) => fault.what === 'missing')
  const fields = faults.map(({ field, fault }) => ({
    path: `body.transferDetails.${field}`,
    message: fault.what === 'missing' ? 'is needed' : `is not accepted: ${fault.what}`,
  }))
  throw new Refusal(isMissing ? 'recipient.missing' : 'recipient.invalid', {}, { fields })
}

function refuseFault(fault: orders.PlaceFault, values: RefusalValues): never {
  if (fault === 'market.halted') refuseHalted(values)
  if (fault === 'user.banned') refuse('session.banned')
  if (fault === 'requisite') refuse('offer.released')
  if (fault === 'idempotency') refuse('idempotency.mismatch')
  return refuse(fault)
}
