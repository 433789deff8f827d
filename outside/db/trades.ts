import { sql } from 'kysely'
import type { Pair } from '#domain/swap/pair.ts'
import type { Db } from './pool.ts'

/** A swap that was completed: the minute, the exact price (units of `to` for one `from`) and the exact amount sent. */
export interface TradeRow {
  readonly closed_at: string
  readonly price: string
  readonly from_amount: string
}

/** The last swaps of a pair, the newest first. */
export async function lastTrades(db: Db, { from, to }: Pair, limit: number): Promise<TradeRow[]> {
  const { rows } = await sql<TradeRow>`
    select date_trunc('minute', closed_at) as closed_at, price::text, from_amount::text from trades
    where from_network = ${from.network} and from_currency = ${from.currency}
      and to_network = ${to.network} and to_currency = ${to.currency}
    order by trades.closed_at desc limit ${limit}
  `.execute(db)
  return rows
}
