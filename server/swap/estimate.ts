import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import type { estimate as endpoint } from '#api/swap.ts'
import { currencyOf } from '#domain/money/currencies.ts'
import { Decimal, decimal, plain, round } from '#domain/money/decimal.ts'
import { freshRate } from '#domain/prices/rate.ts'
import type { BookQuery } from '#domain/swap/book.ts'
import { haltOf } from '#domain/swap/halt.ts'
import type { Pair } from '#domain/swap/pair.ts'
import { pricePlaces } from '#domain/swap/price.ts'
import type { Asker, World } from '../world.ts'
import { assertOffered, bookQuery, personalMax } from './ask.ts'
import { presentBehind, presentRate } from './present.ts'

type Ask = { body: BodyOf<typeof endpoint> }

/** The best price for the smallest amount and the largest amount, from memory alone. */
export async function estimate(world: World, asker: Asker, { body }: Ask): Promise<ReplyOf<typeof endpoint>> {
  const { pair } = body
  assertOffered(world, pair)
  const { min } = currencyOf(pair.from.currency)
  const query = bookQuery(world, asker, pair)
  const isHalted = haltOf(world.halts(), pair) !== null
  const best = query && !isHalted && world.book.best(query, { side: 'send', amount: decimal(min) })
  return {
    maxAmount: query && best ? plain(await maxFor(world, asker, query, best.quote.price)) : '0',
    minAmount: min,
    nextPrice: best ? plain(best.quote.price) : null,
    fee: plain(world.settings.fee),
    marketPrice: query ? plain(round(query.market.price, pricePlaces(pair), 'down')) : null,
    ...priceOrigin(world, pair),
    behind: best ? presentBehind(best.quote.agent) : null,
  }
}

/** The largest amount that one agent can take now, and that this person may swap. */
async function maxFor(world: World, asker: Asker, query: BookQuery, price: Decimal): Promise<Decimal> {
  const [most, own] = [world.book.maxAmount(query), await personalMax(world, asker, query, price)]
  return own ? Decimal.min(most, own) : most
}

/** Of the two market prices, the older time and the fewer sources. */
function priceOrigin(
  world: World,
  pair: Pair,
): Pick<ReplyOf<typeof endpoint>, 'priceTime' | 'priceSources' | 'inputs'> {
  const now = world.now()
  const from = freshRate(world.rates(), pair.from.currency, now)
  const to = freshRate(world.rates(), pair.to.currency, now)
  if (!from || !to) return { priceTime: null, priceSources: null, inputs: null }
  return {
    priceTime: new Date(Math.min(from.at, to.at)).toISOString(),
    priceSources: Math.min(from.sources, to.sources),
    inputs: { from: presentRate(from), to: presentRate(to) },
  }
}
