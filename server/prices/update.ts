import type { ReplyOf } from '#api/endpoint.ts'
import type { update as endpoint } from '#api/prices.ts'
import { assertMay } from '#domain/access.ts'
import { refuse } from '#domain/refusal.ts'
import { wantPrices } from '#outside/db/prices.ts'
import type { Context, SignedIn } from '../context.ts'
import { pollPrices } from './poll.ts'
import { pricesNow } from './prices-now.ts'

/** Asks every source now, as far as its limits allow, and says which. Another process that has the lease asks at its next look. */
export async function updatePrices(context: Context, asker: SignedIn): Promise<ReplyOf<typeof endpoint>> {
  assertMay(asker.actor, 'prices.update', {})
  const { fault } = await wantPrices(context.db, asker.actor.addr, asker.ip)
  if (fault) refuse(fault, { action: 'prices.update' })
  const { sources, isElsewhere } = await pollPrices(context)
  return { ...(await pricesNow(context)), asked: [...sources], isElsewhere }
}
