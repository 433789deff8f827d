import { Decimal } from '../money/decimal.ts'
import { type Reading, type ReadingFault, readPrice } from './reading.ts'

/** A source whose price is further than this from the median is dropped. */
const outlierShare = new Decimal('0.05')
/** Sources agree when the higher is no more than this above the lower. */
const agreementShare = new Decimal('0.01')
/** How far one source among several may move a price: the difference of the price with and without it. */
const influenceShare = new Decimal('0.005')
/** How far a lone source may move a price at once; a daily one, from day to day. */
const jumpShare = { live: new Decimal('0.005'), daily: new Decimal('0.03') }
/** A reading that holds longer than this is of a source that speaks once a day. */
const dailyMs = 6 * 3_600_000

/** Why there is no price. */
export type RateFault = 'none' | 'too-few' | 'disagree' | 'jump'

/** What became of one source's reading. `unpriced`: what it is quoted in has no price, or none without another of the sources. */
export interface Input {
  readonly source: string
  /** US dollars for one unit; null where the reading tells none. */
  readonly usd: Decimal | null
  /** Unix ms. */
  readonly at: number
  readonly state: 'used' | 'outlier' | 'unpriced' | ReadingFault
}

/** The judged price of a symbol. */
export type Aggregate = { readonly symbol: string; readonly inputs: readonly Input[] } & (
  | { readonly fault: null; readonly usd: Decimal; readonly at: number; readonly validUntil: number }
  /** `doubted`: a lone source's price, until the source repeats it at a later time. */
  | { readonly fault: RateFault; readonly doubted: Doubted | null }
)

/** A price that is not accepted yet, and when the source gave it. */
export interface Doubted {
  readonly usd: Decimal
  readonly at: number
}

/** The rate and doubted price of a symbol before this judgement. */
export interface Before {
  readonly usd: Decimal
  readonly doubted: Doubted | null
}

/** What is to be judged: readings of one symbol, one a source. */
export interface Question {
  readonly symbol: string
  readonly readings: readonly Reading[]
  /** How many sources are configured that know the symbol. */
  readonly configured: number
  /** US dollars for one unit of a quote, or null; what it would be without a source where one is named. */
  readonly usdOf: (quote: string, without?: string) => Decimal | null
  readonly before: Before | null
  /** Unix ms. */
  readonly now: number
}

interface Fresh {
  readonly reading: Reading
  readonly usd: Decimal
}

/**
 * The price of a symbol: the median of its fresh sources without outliers, if more than half of the fresh sources
 * agree on it within 1 %, and at least two where several are configured. One bad source among honest ones that agree moves the price
 * by 0.5 % at most. A source may count twice, where others are quoted in what it also prices: then a price that would differ without
 * it is refused, and a reading that has no dollar price without it does not count. A daily rate only confirms two live sources that
 * agree. A lone source moves the price by no more than `jumpShare` at once; beyond that there is none until the source repeats it.
 */
export function aggregate(question: Question): Aggregate {
  const judgement = judged(question)
  if (judgement.fault !== null || isSteady(judgement.usd, question)) return judgement
  const { symbol, inputs } = judgement
  return { symbol, inputs, fault: 'disagree', doubted: null }
}

/** The same question without one source: its readings of this symbol and of the currencies that others are quoted in. */
export function withoutSource(question: Question, out: string): Question {
  const { readings, usdOf } = question
  return {
    ...question,
    readings: readings.filter(({ source }) => source !== out),
    usdOf: (quote, also) => (also !== undefined && usdOf(quote, also) === null ? null : usdOf(quote, out)),
  }
}

/**
 * Whether the price stays the same without any one of its sources, however few are left. For quotes in dollars the median ensures
 * that; a source that also prices the currency of other quotes moves several inputs.
 */
function isSteady(usd: Decimal, question: Question): boolean {
  if (question.readings.every(({ quote }) => quote === 'USD')) return true
  const sources = [...new Set(question.readings.map(({ source }) => source))]
  return sources.every((out) => {
    const other = judged({ ...withoutSource(question, out), configured: 1, before: null })
    return other.fault !== null || isWithin(usd, other.usd, influenceShare)
  })
}

function judged(question: Question): Aggregate {
  const { symbol, readings, configured, now } = question
  const words = onePerSource(readings).map((reading) => judge(reading, question, now))
  const fresh = words.flatMap(({ fresh }) => (fresh ? [fresh] : []))
  const refused = words.flatMap(({ input }) => (input ? [input] : []))
  const middle = median(fresh.map(({ usd }) => usd))
  const kept = middle ? fresh.filter(({ usd }) => isWithin(usd, middle, outlierShare)) : []
  const inputs = [...fresh.map((each) => inputOf(each, kept.includes(each) ? 'used' : 'outlier')), ...refused]
  const no = (fault: RateFault, doubted: Doubted | null = null): Aggregate => ({ symbol, inputs, fault, doubted })

  const needed = configured > 1 ? 2 : 1
  if (fresh.length === 0) return no('none')
  if (fresh.length < needed) return no('too-few')
  const live = kept.filter(({ reading }) => !isDaily(reading))
  const usd = median((live.length > 1 ? live : kept).map((each) => each.usd))
  if (!usd || kept.length < needed || !isAgreed(usd, kept, fresh)) return no('disagree')
  const newest = kept.map(({ reading }) => reading).sort((a, b) => b.until - a.until)
  const at = Math.max(...newest.map((reading) => reading.at))
  const [lone] = newest
  if (lone && newest.length === 1 && isJump(usd, lone, question.before)) return no('jump', { usd, at })
  // As long as so many sources as are needed are fresh.
  const validUntil = newest[needed - 1]?.until ?? now
  return { symbol, inputs, fault: null, usd, at: Math.min(at, now), validUntil }
}

/** Of several readings of one source the last one counts. */
function onePerSource(readings: readonly Reading[]): Reading[] {
  return [...new Map(readings.map((reading) => [reading.source, reading])).values()]
}

function judge(reading: Reading, question: Question, now: number): { fresh?: Fresh; input?: Input } {
  const { source, at } = reading
  const price = readPrice(reading, now)
  if (typeof price === 'string') return { input: { source, usd: null, at, state: price } }
  const quote = usdOfQuote(reading, question)
  if (!quote?.isGreaterThan(0)) return { input: { source, usd: null, at, state: 'unpriced' } }
  return { fresh: { reading, usd: price.times(quote) } }
}

/** What a reading's quote is worth, or null: what only another source of this symbol can price would be that one's reading again. */
function usdOfQuote({ source, quote }: Reading, { readings, usdOf }: Question): Decimal | null {
  if (quote === 'USD') return new Decimal(1)
  const isOthersReading = readings.some((other) => other.source !== source && usdOf(quote, other.source) === null)
  return isOthersReading ? null : usdOf(quote)
}

function inputOf({ reading, usd }: Fresh, state: Input['state']): Input {
  return { source: reading.source, usd, at: reading.at, state }
}

/** The middle one, or the mean of the two in the middle; null of nothing. */
export function median(values: readonly Decimal[]): Decimal | null {
  const sorted = [...values].sort((a, b) => a.comparedTo(b) ?? 0)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper && lower ? upper.plus(lower).dividedBy(2) : null
}

/**
 * Whether more than half of the fresh sources lie within 1 % of each other, and the price among them; and so of the live ones
 * alone: a rate of yesterday confirms what is said now, but does not help one source outvote another.
 */
function isAgreed(price: Decimal, kept: readonly Fresh[], fresh: readonly Fresh[]): boolean {
  const live = fresh.filter(({ reading }) => !isDaily(reading))
  const sorted = kept.map(({ usd }) => usd).sort((a, b) => a.comparedTo(b) ?? 0)
  return sorted.some((low) => {
    const high = low.times(agreementShare.plus(1))
    const isAmong = (usd: Decimal) => usd.isGreaterThanOrEqualTo(low) && usd.isLessThanOrEqualTo(high)
    const isMost = (of: readonly Fresh[]) => of.filter(({ usd }) => isAmong(usd)).length * 2 > of.length
    return isAmong(price) && isMost(fresh) && (live.length === 0 || isMost(live))
  })
}

function isDaily({ at, until }: Reading): boolean {
  return until - at > dailyMs
}

/** Whether a lone source's price is too far from the last one, and was not given before. */
function isJump(usd: Decimal, reading: Reading, before: Before | null): boolean {
  const { at } = reading
  const share = isDaily(reading) ? jumpShare.daily : jumpShare.live
  if (!before || isWithin(usd, before.usd, share)) return false
  const { doubted } = before
  return !(doubted && at > doubted.at && isWithin(usd, doubted.usd, agreementShare))
}

function isWithin(value: Decimal, of: Decimal, share: Decimal): boolean {
  return value.minus(of).absoluteValue().isLessThanOrEqualTo(of.times(share))
}
