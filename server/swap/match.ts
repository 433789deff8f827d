import { randomUUIDv7 } from 'node:crypto'
import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import type { match as endpoint } from '#api/swap.ts'
import { currencyOf } from '#domain/money/currencies.ts'
import { plain } from '#domain/money/decimal.ts'
import { type RefusalCode, type RefusalValues, refuse } from '#domain/refusal.ts'
import type { BookQuery, Found } from '#domain/swap/book/book.ts'
import { exposureUsd, feeUsd } from '#domain/swap/calculation.ts'
import type { MatchAsk } from '#outside/db/asks.ts'
import * as offers from '#outside/db/offers.ts'
import type { Context, SignedIn } from '../context.ts'
import { assertNotHalted, refuseHalted } from '../halted.ts'
import { sealTransfer, transferOf } from '../transfer-details.ts'
import { assertOffered, bestFor, bookQuery, readRecipient, readWanted } from './ask.ts'
import { presentCalculation } from './present.ts'

type Ask = { body: BodyOf<typeof endpoint> }

/** How often the book may prove old before the person is told that no agent can take it. */
const tries = 4

/** Finds the best agent in the book and has the database reserve its capacity; only what the database confirms is an offer. */
export async function matchOffer(context: Context, asker: SignedIn, { body }: Ask): Promise<ReplyOf<typeof endpoint>> {
  const { pair } = body
  assertOffered(context, pair)
  assertNotHalted(context, pair)
  const wanted = readWanted(pair, body)
  const transferTo = readRecipient(pair, body.transferTo)
  const full = new Set<string>()
  for (let attempt = 1; attempt <= tries; attempt++) {
    const query = bookQuery(context, asker, pair, full) ?? refuse('price.unavailable')
    if (full.size > 0 && !context.book.best(query, wanted)) refuse('limit.newcomers')
    const best = bestFor(context, query, wanted)
    const ask = matchAsk(context, asker, { query, transferTo, ...best })
    const outcome = await offers.matchOffer(context.db, ask)
    context.eventsCommitted()
    if (outcome.fault === undefined) return { offer: { id: outcome.answer.offerId } }
    refusePerson(outcome.fault, outcome.values)
    if (outcome.fault === 'limit.newcomers') full.add(best.quote.agent.addr)
    else await context.refreshBook(best.quote.agent.addr)
  }
  return refuse(full.size > 0 ? 'limit.newcomers' : 'match.none')
}

function matchAsk(context: Context, asker: SignedIn, best: Found & { query: BookQuery; transferTo: string }): MatchAsk {
  const { pair, market } = best.query
  const { pricing } = best.quote
  return {
    offerId: randomUUIDv7(),
    user: asker.actor.addr,
    agent: best.quote.agent.addr,
    fromNetwork: pair.from.network,
    fromCurrency: pair.from.currency,
    fromAmount: plain(best.amount),
    toNetwork: pair.to.network,
    toCurrency: pair.to.currency,
    toAmount: plain(best.calculation.total),
    priceTypeUse: pricing.priceTypeUse,
    fixPrice: pricing.fixPrice && plain(pricing.fixPrice),
    marketPrice: pricing.marketPrice && plain(pricing.marketPrice),
    fromSymbol: currencyOf(pair.from.currency).pricedAs,
    fromUsd: plain(market.fromUsd),
    toSymbol: currencyOf(pair.to.currency).pricedAs,
    toUsd: plain(market.toUsd),
    maxOff: plain(context.settings.maxOffMarket),
    fee: plain(context.settings.fee),
    calculation: presentCalculation(best.calculation),
    transferToEnc: sealTransfer(context, transferOf(pair.to, best.transferTo)),
    exposureUsd: plain(exposureUsd(best.amount, best.calculation)),
    feeUsd: plain(feeUsd(best.calculation)),
    seconds: context.settings.offerSeconds,
    limits: context.settings.limits,
  }
}

const personal: ReadonlySet<offers.MatchFault> = new Set([
  'limit.open-orders',
  'limit.newcomer-orders',
  'limit.newcomer-amount',
  'limit.pause',
])

/** Refuses for faults of the person or the whole pair; the other faults mean that the book was old. */
function refusePerson(fault: offers.MatchFault, values?: RefusalValues): void {
  if (fault === 'market.halted') refuseHalted(values)
  if (fault === 'user.banned') refuse('session.banned')
  if (fault === 'user.terms') refuse('terms.missing')
  if (personal.has(fault)) refuse(fault as RefusalCode, values)
}
