import { sql } from 'kysely'
import type { Db } from './pool.ts'

/** A market rate as stored: USD for one unit, when it was taken and until when it may be used. */
export interface RateRow {
  readonly symbol: string
  readonly usd: string
  readonly taken_at: string
  readonly valid_until: string
  /** How many sources agreed on it. */
  readonly sources: number
}

/** Every rate, fresh or not. */
export async function allRates(db: Db): Promise<RateRow[]> {
  return db.selectFrom('rates').selectAll().execute()
}

/** What one source says, and the rates that follow from it; told to every process when anything is written. */
export async function saveRates(
  db: Db,
  source: string,
  found: readonly { symbol: string; usd: string; takenAt: string }[],
  validSeconds: number,
): Promise<void> {
  const list = JSON.stringify(found)
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into prices (source, symbol, usd, taken_at)
      select ${source}, symbol, usd, "takenAt"
      from jsonb_to_recordset(${list}::jsonb) as found(symbol text, usd numeric, "takenAt" timestamptz)
      on conflict (source, symbol) do update set usd = excluded.usd, taken_at = excluded.taken_at
    `.execute(trx)
    await sql`
      insert into rates (symbol, usd, taken_at, valid_until)
      select symbol, usd, "takenAt", "takenAt" + ${validSeconds} * interval '1 second'
      from jsonb_to_recordset(${list}::jsonb) as found(symbol text, usd numeric, "takenAt" timestamptz)
      on conflict (symbol) do update
        set usd = excluded.usd, taken_at = excluded.taken_at, valid_until = excluded.valid_until
    `.execute(trx)
    await trx.insertInto('outbox').values({ topic: 'rates', seq: null, channel: null, data: {} }).execute()
  })
}
