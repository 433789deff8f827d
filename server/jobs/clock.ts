import { allowedShare } from '#domain/collateral/share.ts'
import { plain } from '#domain/money/decimal.ts'
import { revalueCapacity } from '#outside/db/agents.ts'
import { forgetOldNotifications } from '#outside/db/notifications.ts'
import { agentsWithDueOffers, releaseDueOffers } from '#outside/db/offers.ts'
import { expireOrder, forgetWasted, freeHold, ordersToExpire, ordersToFree } from '#outside/db/orders.ts'
import { dropOldEvents, makePartitions } from '#outside/db/outbox.ts'
import { forgetStrayPayments, retireOrderLegs } from '#outside/db/payments.ts'
import { thinPricePoints, thinSnapshots } from '#outside/db/prices.ts'
import { forgetOldSessions } from '#outside/db/sessions.ts'
import type { Context } from '../context.ts'
import type { Loop } from '../loop.ts'
import { forgetLostFiles } from '../messages/forget-lost.ts'
import { openLegs } from '../order-payments.ts'
import { redactOldOrders } from '../orders/redact.ts'
import { loopOf, type PeriodicName, periodic } from '../periodic.ts'
import { pollPrices } from '../prices/poll.ts'

/** The lease of the one process that does due work. Two would only waste time: the database decides each case. */
const clockLease = 'clock'
const minuteMs = 60_000

/** The loops of work under the clock's lease, and of price polling, which has a lease of its own. Not started yet. */
export function clockLoops(context: Context): readonly Loop[] {
  const { db, log } = context
  const loop = (name: PeriodicName, work: () => Promise<unknown>) => {
    const { lease } = periodic[name]
    const isOurs = () => lease !== clockLease || context.leases.hold(clockLease) !== null
    return loopOf(name, log, async () => void (isOurs() && (await work())))
  }
  context.leases.want(clockLease)
  return [
    loop('expiry', () => expireDue(context)),
    loop('prices', () => pollPrices(context)),
    // Also where no network is watched: events are kept until this reader is past them.
    loop('payment-legs', () => openLegs(context)),
    loop('revaluation', () => revalue(context)),
    // A partition that is locked by somebody is made or dropped a minute later.
    loop('partitions', async () => {
      await makePartitions(db)
      await dropOldEvents(db)
    }),
    loop('old-notifications', () => forgetOldNotifications(db)),
    loop('old-legs', () => retireOrderLegs(db)),
    loop('stray-payments', () => forgetStrayPayments(db)),
    loop('price-history', async () => {
      await thinPricePoints(db)
      await thinSnapshots(db)
    }),
    loop('wasted-orders', () => forgetWasted(db)),
    loop('old-sessions', () => forgetOldSessions(db, Math.floor(context.now() / minuteMs) - 60)),
    loop('lost-files', () => forgetLostFiles(context)),
    loop('redaction', () => redactOldOrders(context)),
  ]
}

/** Ends what is over: offers, transfer windows, holds. */
export async function expireDue(context: Context): Promise<void> {
  const { db } = context
  const agents = await agentsWithDueOffers(db)
  for (const agent of agents) await releaseDueOffers(db, agent)
  const expired = await ordersToExpire(db)
  for (const id of expired) await expireOrder(db, id, context.settings.holdSeconds.crypto)
  const freed = await ordersToFree(db)
  for (const id of freed) await freeHold(db, id)
  if (agents.length + expired.length + freed.length > 0) context.eventsCommitted()
}

/** Sets what every agent (or each of `only`) may promise, at the current rates. */
export async function revalue(context: Context, only: readonly string[] | null = null): Promise<void> {
  if ((await revalueCapacity(context.db, plain(allowedShare), only)) > 0) context.eventsCommitted()
}
