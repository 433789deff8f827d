import type { Prices } from '#api/prices.ts'
import type { RateFault } from '#domain/prices/aggregate.ts'
import { allJudgements, allRates, lastReadings, sourceRows } from '#outside/db/prices.ts'
import type { Context } from '../context.ts'

/** Prices from the database, which has the readings of all processes. */
export async function pricesNow({
  db,
  priceSources,
  now,
}: Pick<Context, 'db' | 'priceSources' | 'now'>): Promise<Prices> {
  const codes = priceSources.map(({ code }) => code)
  const [rows, readings, judgements, rates] = await Promise.all([
    sourceRows(db),
    lastReadings(db, codes),
    allJudgements(db),
    allRates(db),
  ])
  return {
    tickerSets: priceSources.map(({ code, callsAMonth }) => {
      const row = rows.find(({ source }) => source === code)
      return {
        source: code,
        time: row?.answered_at ?? null,
        tickers: readings.flatMap(({ source, symbol, price, quote, at }) =>
          source === code ? { source, symbol, price, quote, time: new Date(at).toISOString() } : [],
        ),
        fault: row?.fault ?? null,
        restsUntil: row?.rests_until ?? null,
        calls: row?.calls ?? 0,
        callsAMonth,
      }
    }),
    judgements: judgements.map(({ symbol, fault, inputs, judged_at }) => {
      const rate = rates.find((row) => row.symbol === symbol && Date.parse(row.valid_until) > now())
      return { symbol, usd: rate?.usd ?? null, fault: fault as RateFault | null, judgedAt: judged_at, inputs }
    }),
  }
}
