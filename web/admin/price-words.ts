import type { Judgement } from '#api/price-inputs.ts'
import type { TickerSet, Updated } from '#api/prices.ts'
import { sourceName } from '#domain/prices/source-names.ts'
import { grouped } from '#web/ui/figures.ts'
import { momentWords } from '#web/ui/times.ts'

const faultWords: Readonly<Record<NonNullable<Judgement['fault']>, string>> = {
  none: 'no source has a fresh price',
  'too-few': 'too few sources have a fresh price',
  disagree: 'the sources contradict each other',
  jump: 'its only source moved it too far at once; believed once it is said again',
}

/** How the price of a symbol stands: whether it is in use, and why it is refused where it is. */
export function judgedWords({ usd, fault, inputs }: Judgement): string {
  if (fault !== null) {
    return usd === null ? `Refused: ${faultWords[fault]}` : `In use until its time is over: ${faultWords[fault]}`
  }
  if (usd === null) return 'Refused: its time is over'
  const used = inputs.filter(({ state }) => state === 'used').length
  const dropped = inputs.length - used
  if (inputs.length === 0) return 'In use'
  return `In use, ${used} of ${inputs.length} ${inputs.length === 1 ? 'source' : 'sources'}${dropped > 0 ? ' counted' : ''}`
}

/** How a source stands at `now` (Unix ms): what is wrong, and until when it is left alone. */
export function stateWords({ time, fault, restsUntil }: TickerSet, now: number): string {
  const state = fault === null ? (time === null ? 'Not heard of yet' : 'Answers') : `Fault: ${fault}`
  const rests = restsUntil !== null && Date.parse(restsUntil) > now
  return rests ? `${state}; left alone until ${momentWords(restsUntil, now)}` : state
}

/** How often a source was asked this month, and how often it may still be. */
export function callWords({ calls, callsAMonth }: TickerSet): string {
  if (callsAMonth === null) return `${grouped(String(calls))}, no limit`
  const left = Math.max(0, callsAMonth - calls)
  return `${grouped(String(calls))} of ${grouped(String(callsAMonth))}, ${grouped(String(left))} left`
}

/** What came of an update at `now` (Unix ms): who was asked, who of them had no good answer, and why the others were not. */
export function updateWords({ tickerSets, asked, isElsewhere }: Omit<Updated, 'judgements'>, now: number): string {
  if (isElsewhere) return 'Another process asks within 5 s.'
  const isAsked = ({ source }: TickerSet) => asked.includes(source)
  const heard = tickerSets.filter(isAsked)
  const failed = heard.filter(({ fault }) => fault !== null)
  return [
    heard.length > 0 ? `Asked: ${namesOf(heard)}.` : 'No source was asked.',
    ...(failed.length > 0 ? [`No good answer from: ${namesOf(failed)}.`] : []),
    ...tickerSets.filter((set) => !isAsked(set)).map((set) => restWords(set, now)),
  ].join(' ')
}

/** Why a source was not asked. */
function restWords({ source, restsUntil, calls, callsAMonth }: TickerSet, now: number): string {
  const name = sourceName(source)
  if (restsUntil !== null && Date.parse(restsUntil) > now) return `${name} rests until ${momentWords(restsUntil, now)}.`
  if (callsAMonth !== null && calls >= callsAMonth) return `${name} has no calls left this month.`
  return `${name} was asked a moment ago.`
}

function namesOf(sets: readonly TickerSet[]): string {
  return sets.map(({ source }) => sourceName(source)).join(', ')
}
