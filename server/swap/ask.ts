import { isAddressOn } from '#domain/money/address.ts'
import { currencyOf, isCash } from '#domain/money/currencies.ts'
import { type Decimal, decimal, plain } from '#domain/money/decimal.ts'
import { networkOf } from '#domain/money/networks.ts'
import { refuse, refuseField } from '#domain/refusal.ts'
import type { BookQuery, Found } from '#domain/swap/book/book.ts'
import type { Wanted } from '#domain/swap/book/search.ts'
import { amountWithin, costPerUnit } from '#domain/swap/calculation.ts'
import { isPairOffered, type Pair } from '#domain/swap/pair.ts'
import { type MarketRate, marketRate } from '#domain/swap/price.ts'
import type { Asker, Context } from '../context.ts'

/** Refuses a pair that this market does not offer. */
export function assertOffered(context: Context, pair: Pair): void {
  if (!isPairOffered(pair, context.settings.networkIds)) {
    refuseField('pair.unsupported', 'body.pair', 'is not a pair of this market')
  }
}

/** How much a request wants to swap, to send or to receive, as a decimal that fits the currency it is of. */
export function readWanted(pair: Pair, { side, amount: text }: { side: Wanted['side']; amount: string }): Wanted {
  const amount = fitting(side === 'send' ? pair.from.currency : pair.to.currency, text)
  if (side === 'send') assertAboveMinimum(pair, amount)
  return { side, amount }
}

/** The best quote for what is wanted; refuses what nobody can take, and less than the minimum. */
export function bestFor(context: Context, query: BookQuery, wanted: Wanted): Found {
  const best = context.book.best(query, wanted) ?? refuseAmount(context, query)
  assertAboveMinimum(query.pair, best.amount)
  return best
}

/** An amount with no more decimal places than its currency has. */
function fitting(ticker: string, text: string): Decimal {
  const amount = decimal(text)
  const { precision } = currencyOf(ticker)
  if ((amount.decimalPlaces() ?? 0) > precision) {
    const words = `has more than ${precision} decimal places for ${ticker}`
    refuseField('amount.invalid', 'body.amount', words, { precision })
  }
  return amount
}

/** Refuses an amount to send that is less than the minimum of its currency. */
function assertAboveMinimum(pair: Pair, amount: Decimal): void {
  const { ticker, min } = currencyOf(pair.from.currency)
  if (amount.isLessThan(min)) {
    refuseField('amount.below-minimum', 'body.amount', `is less than the minimum of ${min} ${ticker}`, {
      min,
      currency: ticker,
    })
  }
}

const nobody: ReadonlySet<string> = new Set()

/** The query of the book for this person and pair, without the agents in `without`; null without fresh prices of both sides. */
export function bookQuery(
  context: Context,
  asker: Asker,
  pair: Pair,
  without: ReadonlySet<string> = nobody,
): (BookQuery & { market: MarketRate }) | null {
  const now = context.now()
  const market = marketRate(pair, context.rates(), now)
  if (!market) return null
  const { fee, maxOffMarket } = context.settings
  return { pair, market, fee, maxOff: maxOffMarket, now, notAddr: asker.actor?.addr ?? null, without }
}

/**
 * Where the target currency is to be sent, checked against the rules of its network (specification, first file §5): an address
 * of the network, any text for a bank transfer, nothing for cash.
 */
export function readRecipient(pair: Pair, transferTo: string | undefined): string {
  const { network, currency } = pair.to
  if (isCash(currency)) return ''
  if (!transferTo) refuseField('recipient.missing', 'body.transferTo', 'is needed: where should the money go?')
  if (!networkOf(network).isFiat && !isAddressOn(network, transferTo)) {
    refuseField('recipient.invalid', 'body.transferTo', `is not an address on ${network}`, { network })
  }
  return transferTo
}

/** The most that this person may swap at this price (in `from`); null where no personal limit applies. */
export async function personalMax(
  context: Context,
  asker: Asker,
  { pair, market }: BookQuery,
  price: Decimal,
): Promise<Decimal | null> {
  const person = asker.actor && (await context.people.find(asker.actor.addr))
  if (!person?.isNewcomer) return null
  return amountWithin(decimal(context.settings.limits.newcomerUsd), pair, costPerUnit(price, market))
}

/** Refuses an amount that is more than a limit, in `from`. */
export function refuseAbove(pair: Pair, limit: Decimal): never {
  const { currency } = pair.from
  return refuseField('amount.above-limit', 'body.amount', `is more than the limit of ${plain(limit)} ${currency}`, {
    limit: plain(limit),
    currency,
  })
}

/** Refuses an amount that no agent can take, with the limit, or because there is no agent at all. */
function refuseAmount(context: Context, query: BookQuery): never {
  const limit = context.book.maxAmount(query)
  if (limit.isZero()) refuse('match.none')
  return refuseAbove(query.pair, limit)
}
