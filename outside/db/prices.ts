import { sql } from 'kysely'
import type { Reading } from '#domain/prices/reading.ts'
import type { AskingPace, Judgement } from './asks.ts'
import { type Decided, decide } from './decide.ts'
import type { Db } from './pool.ts'
import type { Row } from './rows.ts'

/** The lease of the one process that asks price sources. */
export const pricesLease = 'prices'

/** A market rate as stored: USD for one unit, when it was taken, until when it may be used, and how many sources agreed on it. */
export type RateRow = Row<'rates'>

/** Every rate, fresh or not. */
export async function allRates(db: Db): Promise<RateRow[]> {
  return db.selectFrom('rates').selectAll().execute()
}

/** Whether a source may be asked now; if so the call is counted before it is made. */
export async function beginAsking(db: Db, source: string, pace: AskingPace): Promise<boolean> {
  const { answer } = await decide(db, 'begin_asking', { source, ...pace })
  return answer.may
}

/** Saves the outcome of asking a source: its fault (null: none), and for how many seconds it is not asked again. */
export async function endAsking(db: Db, source: string, fault: string | null, restSeconds: number): Promise<void> {
  await decide(db, 'end_asking', { source, fault, restSeconds })
}

/** The last reading of each symbol by these sources. */
export async function lastReadings(db: Db, sources: readonly string[]): Promise<Reading[]> {
  if (sources.length === 0) return []
  const rows = await db.selectFrom('prices').selectAll().where('source', 'in', sources).execute()
  return rows.map(({ source, symbol, quote, price, taken_at, valid_until }) => ({
    source,
    symbol,
    quote,
    price,
    at: Date.parse(taken_at),
    until: Date.parse(valid_until),
  }))
}

/** The last judgement of a symbol's price; `doubted.at` in ISO 8601. */
export type JudgementRow = Row<'price_judgements'>

/** The last judgement of every symbol. */
export async function allJudgements(db: Db): Promise<JudgementRow[]> {
  return db.selectFrom('price_judgements').selectAll().orderBy('symbol').execute()
}

/** Saves readings and what was judged of them, and tells every process; false without the lease. */
export async function savePrices(
  db: Db,
  fence: number,
  readings: readonly Reading[],
  judgements: readonly Judgement[],
): Promise<boolean> {
  const { answer } = await decide(db, 'save_prices', {
    fence,
    words: readings.map(({ at, until, ...reading }) => ({
      ...reading,
      takenAt: new Date(at).toISOString(),
      validUntil: new Date(until).toISOString(),
    })),
    judgements,
  })
  return answer.isSaved
}

/** Takes fixed prices that are too far off the market out of the book. Returns the number of agents concerned. */
export async function leaveOffMarket(
  db: Db,
  symbols: Readonly<Record<string, string>>,
  share: string,
): Promise<number> {
  const { answer } = await decide(db, 'leave_off_market', { symbols, share })
  return answer.agents
}

/** The fixed prices of an agent that left the book, by `NETWORK/CURRENCY>NETWORK/CURRENCY`. */
export async function leftOptions(db: Db, agent: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; price: string }>`
    select from_network || '/' || from_currency || '>' || to_network || '/' || to_currency as key, fix_price::text as price
    from swap_options where agent_addr = ${agent} and off_market_at is not null and price_type_use = 1
  `.execute(db)
  return new Map(rows.map(({ key, price }) => [key, price]))
}

/** Wants every source asked before its time, in the name of a super user, with its audit row. */
export async function wantPrices(db: Db, by: string, fromWhere: string): Promise<Decided<'want_prices'>> {
  return decide(db, 'want_prices', { by, fromWhere })
}

/** Forgets judged prices that nothing was priced with, once they are days old. */
export async function thinSnapshots(db: Db): Promise<void> {
  await decide(db, 'thin_snapshots')
}

/** Forgets points of price histories that are past their time. */
export async function thinPricePoints(db: Db): Promise<void> {
  await decide(db, 'thin_price_points')
}

/** A source as staff see it: when it was asked and answered, and what is wrong with it. */
export interface SourceRow {
  readonly source: string
  readonly asked_at: string | null
  readonly answered_at: string | null
  readonly fault: string | null
  readonly failures: number
  /** ISO 8601; null when it does not rest. */
  readonly rests_until: string | null
  readonly calls: number
}

/** The state of every source. */
export async function sourceRows(db: Db): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select source, asked_at, answered_at, fault, failures, calls,
      case when rests_until > clock_timestamp() then rests_until end as rests_until
    from price_sources order by source
  `.execute(db)
  return rows
}

/** The resolution of a history: for a day the last point of each quarter of an hour, for a quarter of each half day. */
const spans = {
  day: { step: 'minute', bin: '15 minutes', back: '1 day' },
  quarter: { step: 'hour', bin: '12 hours', back: '90 days' },
} as const

/** How the rate of two symbols went: units of `to` for one `from`, the oldest first. */
export async function pairPoints(
  db: Db,
  from: string,
  to: string,
  span: keyof typeof spans,
): Promise<{ at: string; price: string }[]> {
  const { step, bin, back } = spans[span]
  const { rows } = await sql<{ at: string; price: string }>`
    select distinct on (bin) at, price from (
      select date_bin(${bin}::interval, f.at, 'epoch') as bin, f.at, trim_scale(round(f.usd / t.usd, 18))::text as price
      from price_points f join price_points t on t.step = f.step and t.at = f.at and t.symbol = ${to}
      where f.symbol = ${from} and f.step = ${step} and f.at > clock_timestamp() - ${back}::interval
    ) points
    order by bin, at desc
  `.execute(db)
  return rows
}
