import { sql } from 'kysely'
import type { MatchAsk } from './asks.ts'
import { type Decided, decide, type FaultOf } from './decide.ts'
import type { Db } from './pool.ts'
import type { Row } from './rows.ts'
import type { PriceInputs } from './stored.ts'

export type MatchFault = FaultOf<'match_offer'>

/** Reserves capacity and writes the offer, in one round trip. */
export async function matchOffer(db: Db, ask: MatchAsk): Promise<Decided<'match_offer'>> {
  return decide(db, 'match_offer', ask)
}

export type OfferRow = Row<'offers'> & {
  state: 'live' | 'placed' | 'released' | 'expired'
  /** null where it is not known. */
  price_inputs: PriceInputs | null
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
    .select(sql<PriceInputs | null>`inputs_of_offer(offers)`.as('price_inputs'))
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
  await decide(db, 'release_due_offers', { agent })
}
