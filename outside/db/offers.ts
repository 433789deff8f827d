import { type Selectable, sql } from 'kysely'
import type { RefusalValues } from '#domain/refusal.ts'
import type { Db } from './pool.ts'
import { retried } from './retry.ts'
import type { OfferTable, StoredCalculation, StoredInputs } from './tables.ts'

/** What `match_offer` is asked: an agent's option as it was quoted, and everything that the offer fixes. USD in text. */
export interface MatchAsk {
  readonly offerId: string
  readonly user: string
  readonly agent: string
  readonly fromNetwork: string
  readonly fromCurrency: string
  readonly fromAmount: string
  readonly toNetwork: string
  readonly toCurrency: string
  readonly toAmount: string
  readonly priceTypeUse: 1 | 2
  readonly fixPrice: string | null
  readonly marketPrice: string | null
  readonly fromSymbol: string
  readonly fromUsd: string
  readonly toSymbol: string
  readonly toUsd: string
  /** How far a fixed price may be from the market, a fraction. */
  readonly maxOff: string
  readonly fee: string
  readonly calculation: StoredCalculation
  readonly transferToEnc: string
  readonly exposureUsd: string
  readonly feeUsd: string
  /** How long the offer stands, in seconds. */
  readonly seconds: number
  readonly limits: PersonLimits
}

/** How much one person may lock at a time. USD in text, `newcomerShare` a fraction. */
export interface PersonLimits {
  /** Orders that may have to be paid, and orders that may lock capacity. */
  readonly unpaid: number
  readonly open: number
  /** The same for somebody who has brought no order to its end yet, and the worth of all their open orders. */
  readonly newcomerUnpaid: number
  readonly newcomerUsd: string
  /** How much of an agent newcomers may lock together. */
  readonly newcomerShare: string
  /** After so many orders that ran out within a day a pause is due. */
  readonly expiries: number
  readonly pauseSeconds: number
}

export type MatchFault =
  | 'user.banned'
  | 'user.terms'
  | 'limit.open-orders'
  | 'limit.newcomer-orders'
  | 'limit.newcomer-amount'
  | 'limit.newcomers'
  | 'limit.pause'
  | 'option.changed'
  | 'rate.changed'
  | 'capacity'
  | 'market.halted'

/** Reserves capacity and writes the offer, in one round trip. */
export async function matchOffer(
  db: Db,
  ask: MatchAsk,
): Promise<{ offerId: string; fault?: never } | { fault: MatchFault; values?: RefusalValues; offerId?: never }> {
  const { rows } = await retried(() =>
    sql<{
      said: { offerId: string } | { fault: MatchFault; values?: RefusalValues }
    }>`select match_offer(${JSON.stringify(ask)}::jsonb) as said`.execute(db),
  )
  const said = rows[0]?.said
  if (!said) throw new Error('match_offer said nothing')
  return said
}

/** What both sides of an offer were priced with; null where that is not known. */
export type PriceInputs = { from: StoredInputs; to: StoredInputs } | null

export type OfferRow = Selectable<OfferTable> & {
  state: 'live' | 'placed' | 'released' | 'expired'
  price_inputs: PriceInputs
  agent_username: string
  transfer_minutes: number
  order_id: string | null
  now: string
}

/** An offer with its agent and, once placed, its order; undefined when there is none. */
export async function findOffer(db: Db, id: string): Promise<OfferRow | undefined> {
  return db
    .selectFrom('offers')
    .innerJoin('agents', 'agents.addr', 'offers.agent_addr')
    .leftJoin('orders', 'orders.offer_id', 'offers.id')
    .selectAll('offers')
    .select(['agents.username as agent_username', 'agents.transfer_minutes', 'orders.id as order_id'])
    .select(
      sql<OfferRow['state']>`case when orders.id is not null then 'placed' else coalesce(offers.ended, 'live') end`.as(
        'state',
      ),
    )
    .select(sql<PriceInputs>`inputs_of_offer(offers)`.as('price_inputs'))
    .select(sql<string>`clock_timestamp()`.as('now'))
    .where('offers.id', '=', id)
    .executeTakeFirst()
}

/** The agents that have live offers whose time is over. */
export async function agentsWithDueOffers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('reservations')
    .select('agent_addr')
    .distinct()
    .where('expires_at', '<=', sql<string>`clock_timestamp()`)
    .execute()
  return rows.map((row) => row.agent_addr)
}

/** Ends the live offers of one agent whose time is over and gives their capacity back. */
export async function releaseDueOffers(db: Db, agent: string): Promise<void> {
  await retried(() => sql`select release_due_offers(${agent})`.execute(db))
}
