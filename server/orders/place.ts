import { randomInt, randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import type { place as endpoint } from '#api/orders.ts'
import { isAddressOn } from '#domain/money/address.ts'
import { isCash } from '#domain/money/currencies.ts'
import { networkOf } from '#domain/money/networks.ts'
import { refuse, refuseField } from '#domain/refusal.ts'
import { findOffer, type OfferRow } from '#outside/db/offers.ts'
import { findOrder, type PlaceFault, placeOrder } from '#outside/db/orders.ts'
import { openTransfer, sealTransfer, type TransferDetails } from '../transfer-details.ts'
import type { SignedIn, World } from '../world.ts'

type Ask = { body: BodyOf<typeof endpoint>; idempotencyKey: string | null }

/** Turns an offer into an order. Repeating it answers with the same order (DESIGN §4.5). */
export async function place(world: World, asker: SignedIn, ask: Ask): Promise<ReplyOf<typeof endpoint>> {
  const { body } = ask
  const details = body.transferDetails ? await payoutDetails(world, asker, body.offer_id, body.transferDetails) : null
  const said = await placeOrder(world.db, {
    orderId: randomUUIDv7(),
    offerId: body.offer_id,
    user: asker.actor.addr,
    idempotencyKey: ask.idempotencyKey,
    transferEnc: details && sealTransfer(world, details),
    requisitePick: randomInt(2 ** 31 - 1),
  })
  world.tell()
  return said.orderId ? { order: { id: said.orderId } } : refuseFault(said.fault ?? 'offer.missing')
}

type Details = NonNullable<BodyOf<typeof endpoint>['transferDetails']>

/** The payout details that a person gives at the last moment, checked by the rules of the target (first file §5). */
async function payoutDetails(
  world: World,
  asker: SignedIn,
  offerId: string,
  details: Details,
): Promise<TransferDetails | null> {
  const offer = await findOffer(world.db, offerId)
  if (!offer || offer.user_addr !== asker.actor.addr) refuse('offer.missing')
  const wanted = payoutDetailsFor(offer, details)
  const placed = offer.order_id === null ? undefined : await findOrder(world.db, offer.order_id)
  if (placed && wanted && !isDeepStrictEqual(openTransfer(world, placed.user_transfer_enc), wanted)) {
    refuse('idempotency.mismatch')
  }
  return wanted
}

function payoutDetailsFor(offer: OfferRow, details: Details): TransferDetails | null {
  if (isCash(offer.to_currency)) return null
  return networkOf(offer.to_network).isFiat ? bankDetails(details) : addressDetails(offer, details)
}

function bankDetails({ iban, bankFullName }: Details): TransferDetails {
  if (!iban) refuseField('recipient.missing', 'body.transferDetails.iban', 'is needed for a bank transfer')
  if (!bankFullName) {
    refuseField('recipient.missing', 'body.transferDetails.bankFullName', 'is needed for a bank transfer')
  }
  return { iban, bankFullName }
}

function addressDetails(offer: OfferRow, { address }: Details): TransferDetails {
  if (!address) refuseField('recipient.missing', 'body.transferDetails.address', 'is needed')
  if (!isAddressOn(offer.to_network, address)) {
    refuseField('recipient.invalid', 'body.transferDetails.address', `is not an address on ${offer.to_network}`)
  }
  return { address }
}

function refuseFault(fault: PlaceFault): never {
  if (fault === 'user.banned') refuse('session.banned')
  if (fault === 'requisite') refuse('offer.released')
  if (fault === 'idempotency') refuse('idempotency.mismatch')
  return refuse(fault)
}
