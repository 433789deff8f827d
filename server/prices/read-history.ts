import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import type { readHistory as endpoint } from '#api/prices.ts'
import { findCurrency } from '#domain/money/currencies.ts'
import { refuseField } from '#domain/refusal.ts'
import { pairPoints } from '#outside/db/prices.ts'
import type { Asker, Context } from '../context.ts'

type Ask = { query: QueryOf<typeof endpoint> }

/** How the market rate of two currencies went. */
export async function readHistory(context: Context, _: Asker, { query }: Ask): Promise<ReplyOf<typeof endpoint>> {
  const from = pricedAs(query.from, 'query.from')
  const to = pricedAs(query.to, 'query.to')
  return { ...query, points: await pairPoints(context.db, from, to, query.span) }
}

function pricedAs(ticker: string, field: string): string {
  return findCurrency(ticker)?.pricedAs ?? refuseField('pair.unsupported', field, 'is not a currency of this market')
}
