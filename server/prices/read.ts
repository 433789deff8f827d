import type { ReplyOf } from '#api/endpoint.ts'
import type { read as endpoint } from '#api/prices.ts'
import { assertMay } from '#domain/access.ts'
import type { Context, SignedIn } from '../context.ts'
import { pricesNow } from './prices-now.ts'

/** What every source said last, how it stands, and what was made of each symbol, for super users. */
export async function readPrices(context: Context, asker: SignedIn): Promise<ReplyOf<typeof endpoint>> {
  assertMay(asker.actor, 'prices.read', {})
  return pricesNow(context)
}
