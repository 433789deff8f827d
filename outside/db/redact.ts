import { sql } from 'kysely'
import { decide } from './decide.ts'
import type { Db } from './pool.ts'

/** How many orders are looked at in one go. */
const atOnce = 200

/** Orders that may be over for so many days, oldest first. */
export async function ordersToRedact(db: Db, days: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    // Orders whose details were shown again since, in a late dispute, are redacted once more.
    .where((where) =>
      where.or([
        where('redacted_at', 'is', null),
        where.exists(
          where.selectFrom('files').whereRef('files.order_id', '=', 'orders.id').where('files.redacted_at', 'is', null),
        ),
      ]),
    )
    .where('status', 'in', ['closed', 'cancelled', 'rejected', 'expired'])
    .where('lock_kind', '=', 'none')
    .where('updated_at', '<', sql<string>`clock_timestamp() - ${days}::int * interval '1 day'`)
    .orderBy('updated_at')
    .limit(atOnce)
    .execute()
  return rows.map(({ id }) => id)
}

/** Forgets an order's bank details and files if its time has come. Returns the ids of files to delete; null if it has not. */
export async function redactOrder(db: Db, id: string, days: number): Promise<readonly string[] | null> {
  const { answer } = await decide(db, 'redact_order', { orderId: id, days })
  return answer.files
}

/** Forgets where offers were to be paid that never became orders and are so many days old. */
export async function redactOffers(db: Db, days: number): Promise<void> {
  for (;;) {
    const { answer } = await decide(db, 'redact_offers', { days })
    if (answer.isLast) return
  }
}
