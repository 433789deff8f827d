import { currencies } from '#domain/money/currencies.ts'
import { Decimal, decimal, plain } from '#domain/money/decimal.ts'
import {
  type Aggregate,
  aggregate,
  type Before,
  type Input,
  type Question,
  withoutSource,
} from '#domain/prices/aggregate.ts'
import type { RateInput } from '#domain/prices/rate.ts'
import type { Reading } from '#domain/prices/reading.ts'
import { liveMs } from '#domain/prices/schedule.ts'
import type { Judgement } from '#outside/db/asks.ts'
import type { JudgementRow, RateRow } from '#outside/db/prices.ts'
import type { PriceSource } from '#outside/prices/source.ts'

/** Rates and judgements before this one. */
interface Known {
  readonly rates: readonly RateRow[]
  readonly judgements: readonly JudgementRow[]
}

/** Judges the price of every symbol of the market; those that others are quoted in come first. `now` in Unix ms. */
export function judgeAll(
  readings: readonly Reading[],
  sources: readonly Pick<PriceSource, 'symbols'>[],
  known: Known,
  now: number,
): Judgement[] {
  const quotes = new Set(readings.map(({ quote }) => quote))
  const symbols = [...new Set(currencies.map(({ pricedAs }) => pricedAs))].filter((symbol) => symbol !== 'USD')
  const ordered = [...symbols].sort((a, b) => Number(quotes.has(b)) - Number(quotes.has(a)))
  const judgedSoFar = new Map<string, (without?: string) => Decimal | null>()
  const judged = ordered.map((symbol) => {
    // A symbol quoted in itself, or in one that is judged later, gets no price from that.
    const earlier = new Map(judgedSoFar)
    const question: Question = {
      symbol,
      readings: readings.filter((reading) => reading.symbol === symbol),
      configured: sources.filter((source) => source.symbols.has(symbol)).length,
      usdOf: (quote, without) => earlier.get(quote)?.(without) ?? null,
      before: beforeOf(symbol, known),
      now,
    }
    const judgement = aggregate(question)
    if (judgement.fault === null)
      judgedSoFar.set(symbol, (without) => (without ? usdWithout(without, question) : judgement.usd))
    return written(judgement)
  })
  return [...judged, dollar(now)]
}

/** A symbol's price without one source; null where there is none. */
function usdWithout(out: string, question: Question): Decimal | null {
  const judgement = aggregate(withoutSource(question, out))
  return judgement.fault === null ? judgement.usd : null
}

function beforeOf(symbol: string, { rates, judgements }: Known): Before | null {
  const rate = rates.find((row) => row.symbol === symbol)
  const doubted = judgements.find((row) => row.symbol === symbol)?.doubted
  return (
    (rate && {
      usd: decimal(rate.usd),
      doubted: doubted ? { usd: decimal(doubted.usd), at: Date.parse(doubted.at) } : null,
    }) ??
    null
  )
}

function written(judged: Aggregate): Judgement {
  const { symbol } = judged
  const inputs = judged.inputs.map(inputOf)
  if (judged.fault !== null) {
    const { fault, doubted } = judged
    return { symbol, fault, inputs, doubted: doubted && { usd: plain(doubted.usd), at: iso(doubted.at) ?? '' } }
  }
  return {
    symbol,
    fault: null,
    usd: plain(judged.usd),
    takenAt: new Date(judged.at).toISOString(),
    validUntil: new Date(judged.validUntil).toISOString(),
    sources: inputs.filter(({ state }) => state === 'used').length,
    inputs,
    doubted: null,
  }
}

function inputOf({ source, usd, at, state }: Input): RateInput {
  return { source, usd: usd && plain(usd), at: iso(at), state }
}

const latestMs = 8.64e15

function iso(at: number): string | null {
  return Number.isFinite(at) && Math.abs(at) <= latestMs ? new Date(at).toISOString() : null
}

/** The judgement of the US dollar, in which all prices are told. */
function dollar(now: number): Judgement {
  const times = { takenAt: new Date(now).toISOString(), validUntil: new Date(now + liveMs).toISOString() }
  return { symbol: 'USD', fault: null, usd: plain(new Decimal(1)), ...times, sources: 1, inputs: [], doubted: null }
}
