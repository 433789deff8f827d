import { ordersToRedact, redactOffers, redactOrder } from '#outside/db/redact.ts'
import type { Context } from '../context.ts'

/** Forgets bank details and files of orders that have been over for REDACT_DAYS; their history stays. */
export async function redactOldOrders(context: Context): Promise<void> {
  const { db, settings, files } = context
  const days = settings.redactDays
  await redactOffers(db, days)
  for (const id of await ordersToRedact(db, days)) {
    // Files that stay where the process ends here are deleted as lost ones.
    for (const file of (await redactOrder(db, id, days)) ?? []) await files.forget(file)
  }
  context.eventsCommitted()
}
