import { ordersToRedact, redactOffers, redactOrder } from '#outside/db/redact.ts'
import type { Context } from '../context.ts'

/** Forgets bank details and files of what is over for so many days as the operator says. What was written about it stays. */
export async function redactOldOrders(context: Context): Promise<void> {
  const { db, settings, files } = context
  const days = settings.redactDays
  await redactOffers(db, days)
  for (const id of await ordersToRedact(db, days)) {
    // A process that ends here leaves bytes without a file: they are found as lost.
    for (const file of (await redactOrder(db, id, days)) ?? []) await files.forget(file)
  }
  context.eventsCommitted()
}
