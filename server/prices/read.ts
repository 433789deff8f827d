import type { ReplyOf } from '#api/endpoint.ts'
import type { read as endpoint } from '#api/prices.ts'
import { assertMay } from '#domain/access.ts'
import type { Context, SignedIn } from '../context.ts'
import { pricesNow } from './prices-now.ts'

/** The last readings and state of every source, and the judgement of each symbol, for super users. */
export async function readPrices(context: Context, asker: SignedIn): Promise<ReplyOf<typeof endpoint>> {
  assertMay(asker.actor, 'prices.read', {})
  return pricesNow(context)
}
