import { currencies } from '#domain/money/currencies.ts'
import { plain } from '#domain/money/decimal.ts'
import { agedAnswer, type Reading, readPrice } from '#domain/prices/reading.ts'
import {
  allJudgements,
  allRates,
  beginAsking,
  endAsking,
  lastReadings,
  leaveOffMarket,
  pricesLease,
  savePrices,
} from '#outside/db/prices.ts'
import { retried } from '#outside/db/retry.ts'
import { type PriceSource, SourceFault } from '#outside/prices/source.ts'
import type { Context } from '../context.ts'
import { judgeAll } from './judge.ts'

/** How soon (s) a source may be asked again where somebody asks by hand. */
const wantedSeconds = 5

/** The sources that were asked; none where another process has the lease, which asks at its next look. */
interface Poll {
  readonly sources: readonly string[]
  readonly isElsewhere: boolean
}

/**
 * Asks the sources whose time it is, all at once, and judges every price anew. Of all processes one does, the one with the lease.
 * The last reading of a source that fails counts until it is too old, and nobody waits for it.
 */
export function pollPrices(context: Context): Promise<Poll> {
  const poll = (polls.get(context) ?? Promise.resolve()).then(() => pollOnce(context))
  polls.set(
    context,
    poll.then(
      () => undefined,
      () => undefined,
    ),
  )
  return poll
}

/** The latest poll: the next waits for it, so that no judgement is overtaken by an older one. */
const polls = new WeakMap<Context, Promise<void>>()

async function pollOnce(context: Context): Promise<Poll> {
  const { db, priceSources: sources } = context
  if (sources.length === 0) return { sources: [], isElsewhere: false }
  const hold = await context.leases.take(pricesLease)
  if (hold === null) return { sources: [], isElsewhere: true }
  const before = await lastReadings(
    db,
    sources.map(({ code }) => code),
  )
  const answers = await Promise.all(sources.map((source) => askSource(context, source, before)))
  const codes = sources.flatMap(({ code }, i) => (answers[i] === 'untimely' ? [] : code))
  if (codes.length === 0) return { sources: codes, isElsewhere: false }
  const readings = answers.flatMap((answer) => (typeof answer === 'string' ? [] : answer))
  const known = latest(before, readings)
  const [rates, judgements] = await Promise.all([allRates(db), allJudgements(db)])
  const judged = judgeAll(known, sources, { rates, judgements }, context.now())
  // A reading that is no price is judged and shown, but never saved.
  const kept = readings.filter((reading) => typeof readPrice(reading, context.now()) !== 'string')
  if (!(await savePrices(db, hold.fence, kept, judged))) return { sources: codes, isElsewhere: true }
  context.eventsCommitted()
  const left = await retried(() => leaveOffMarket(db, symbols, plain(context.settings.maxOffMarket)))
  if (left > 0) context.eventsCommitted()
  return { sources: codes, isElsewhere: false }
}

const symbols = Object.fromEntries(currencies.map(({ ticker, pricedAs }) => [ticker, pricedAs]))

/** A source's readings, unless it is not time to ask it or it fails. */
async function askSource(
  context: Context,
  source: PriceSource,
  before: readonly Reading[],
): Promise<readonly Reading[] | 'untimely' | 'failed'> {
  const { everySeconds, callsAMonth } = source
  if (!(await beginAsking(context.db, source.code, { everySeconds, wantedSeconds, callsAMonth }))) return 'untimely'
  try {
    const readings = await source.fetch(context.now())
    await endAsking(context.db, source.code, readings.length === 0 ? 'answers nothing' : null, 0)
    return source.isTimed
      ? readings
      : agedAnswer(
          before.filter((reading) => reading.source === source.code),
          readings,
        )
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    context.log.warn(
      { source: source.code, detail: error.message, restSeconds: error.restSeconds },
      'prices: source failed, its last reading is used until that is too old',
    )
    await endAsking(context.db, source.code, error.message, error.restSeconds)
    return 'failed'
  }
}

function latest(before: readonly Reading[], readings: readonly Reading[]): Reading[] {
  const keyOf = ({ source, symbol }: Reading) => `${source} ${symbol}`
  return [...new Map([...before, ...readings].map((reading) => [keyOf(reading), reading])).values()]
}
