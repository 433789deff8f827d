import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { readOffer as endpoint } from '#api/swap.ts'
import { may } from '#domain/access.ts'
import { refuse } from '#domain/refusal.ts'
import { findOffer } from '#outside/db/offers.ts'
import type { Context, SignedIn } from '../context.ts'
import { openTransfer, transferLine } from '../transfer-details.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** An offer, for its owner. For everybody else it does not exist. */
export async function readOffer(context: Context, asker: SignedIn, { params }: Ask): Promise<ReplyOf<typeof endpoint>> {
  const row = await findOffer(context.db, params.offerId)
  if (!row || !may(asker.actor, 'offers.read', { party: row.user_addr === asker.actor.addr })) refuse('offer.missing')
  const isOver = row.state === 'live' && row.expired_at <= row.now
  return {
    offer: {
      id: row.id,
      from: { network: row.from_network, currency: row.from_currency, amount: row.from_amount },
      to: { network: row.to_network, currency: row.to_currency, amount: row.to_amount },
      price: row.calculation.price,
      fee: row.fee,
      transferTo: row.transfer_to_enc ? transferLine(openTransfer(context, row.transfer_to_enc)) : '',
      createdAt: row.created_at,
      expiredAt: row.expired_at,
      state: isOver ? 'expired' : row.state,
      orderId: row.order_id,
      calculation: row.calculation,
      inputs: row.price_inputs,
      agent: { addr: row.agent_addr, username: row.agent_username },
      transferMinutes: row.transfer_minutes,
      serverTime: row.now,
    },
  }
}
