import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import type { estimate as endpoint } from '#api/swap.ts'
import { currencyOf } from '#domain/money/currencies.ts'
import { Decimal, decimal, plain, round } from '#domain/money/decimal.ts'
import { freshRate } from '#domain/prices/rate.ts'
import type { BookQuery } from '#domain/swap/book/book.ts'
import { haltOf } from '#domain/swap/halt.ts'
import type { Pair } from '#domain/swap/pair.ts'
import { pricePlaces } from '#domain/swap/price.ts'
import type { Asker, Context } from '../context.ts'
import { assertOffered, bookQuery, personalMax } from './ask.ts'
import { keptByPair } from './kept.ts'
import { presentBehind, presentRate } from './present.ts'

type Ask = { body: BodyOf<typeof endpoint> }
type Reply = ReplyOf<typeof endpoint>

/** An estimate to which no personal limit applies. */
interface Estimate {
  readonly reply: Reply
  /** The best price, and the largest amount by what agents have free; null where there is none. */
  readonly best: { readonly query: BookQuery; readonly price: Decimal; readonly most: Decimal } | null
}

/**
 * The best price for the smallest amount, and the largest amount, from memory alone. Until the book, a rate or a halt changes, the
 * answer is the same object, so that it is serialised once.
 */
export async function estimate(context: Context, asker: Asker, { body }: Ask): Promise<Reply> {
  const { pair } = body
  assertOffered(context, pair)
  const addr = asker.actor?.addr
  // Agents are not matched with themselves, so theirs is made without their own options.
  const isOwnMarket = addr !== undefined && context.book.has(addr)
  const { reply, best } = isOwnMarket ? estimateFor(context, asker, pair) : visitorEstimate(context, pair)
  const own = best && (await personalMax(context, asker, best.query, best.price))
  return own ? { ...reply, maxAmount: plain(Decimal.min(best.most, own)) } : reply
}

const visitor: Asker = { actor: null, sessionId: null, ip: '' }

/** The estimate of a pair for visitors. */
export const visitorEstimate = keptByPair((context, pair): Estimate => estimateFor(context, visitor, pair))

function estimateFor(context: Context, asker: Asker, pair: Pair): Estimate {
  const { min } = currencyOf(pair.from.currency)
  const query = bookQuery(context, asker, pair)
  const isHalted = haltOf(context.halts(), pair) !== null
  const quote = query && !isHalted ? context.book.quote(query, decimal(min)) : null
  const best = query && quote && { query, price: quote.price, most: context.book.maxAmount(query) }
  const reply: Reply = {
    maxAmount: best ? plain(best.most) : '0',
    minAmount: min,
    nextPrice: quote && plain(quote.price),
    fee: plain(context.settings.fee),
    marketPrice: query && plain(round(query.market.price, pricePlaces(pair), 'down')),
    ...priceOrigin(context, pair),
    behind: quote && presentBehind(quote.agent),
  }
  return { reply, best }
}

/** Of the two market prices, the older time and the fewer sources. */
function priceOrigin(context: Context, pair: Pair): Pick<Reply, 'priceTime' | 'priceSources' | 'inputs'> {
  const now = context.now()
  const from = freshRate(context.rates(), pair.from.currency, now)
  const to = freshRate(context.rates(), pair.to.currency, now)
  if (!from || !to) return { priceTime: null, priceSources: null, inputs: null }
  return {
    priceTime: new Date(Math.min(from.at, to.at)).toISOString(),
    priceSources: Math.min(from.sources, to.sources),
    inputs: { from: presentRate(from), to: presentRate(to) },
  }
}
