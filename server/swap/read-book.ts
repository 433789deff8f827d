import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import type { readBook as endpoint, MarketOption } from '#api/market.ts'
import { currencyOf } from '#domain/money/currencies.ts'
import { decimal, plain, round } from '#domain/money/decimal.ts'
import type { Listed } from '#domain/swap/book/book.ts'
import { haltOf } from '#domain/swap/halt.ts'
import { byReceived, depthOf } from '#domain/swap/listing.ts'
import type { Pair } from '#domain/swap/pair.ts'
import { pricePlaces } from '#domain/swap/price.ts'
import type { Asker, Context } from '../context.ts'
import { presentRecord } from '../standing.ts'
import { assertOffered, bookQuery, readWanted } from './ask.ts'
import { keptByPair } from './kept.ts'

const listed = 50
const resting = 20
/** Among how many of a pair's options agents outside their hours are looked for. */
const looked = 200

/** What agents offer in a pair, from memory alone. Nobody is shown their own offer: they cannot take it. */
export async function readBook(
  context: Context,
  asker: Asker,
  { query }: { query: QueryOf<typeof endpoint> },
): Promise<ReplyOf<typeof endpoint>> {
  const pair = { from: query.from, to: query.to }
  assertOffered(context, pair)
  const addr = asker.actor?.addr
  const isOwnMarket = addr !== undefined && context.book.has(addr)
  return isOwnMarket || query.amount !== undefined
    ? made(context, asker, pair, query.amount)
    : forEverybody(context, pair)
}

const visitor: Asker = { actor: null, sessionId: null, ip: '' }

/** The answer for everybody who has no offers of their own and names no amount. */
const forEverybody = keptByPair((context, pair) => made(context, visitor, pair, undefined))

function made(context: Context, asker: Asker, pair: Pair, amount: string | undefined): ReplyOf<typeof endpoint> {
  const { min } = currencyOf(pair.from.currency)
  const query = bookQuery(context, asker, pair)
  const halt = haltOf(context.halts(), pair)
  const common = {
    halt,
    marketPrice: query && plain(round(query.market.price, pricePlaces(pair), 'down')),
    fee: plain(context.settings.fee),
    minAmount: min,
  }
  // An option counts as offered where it can take the minimum; the estimate judges alike.
  const least = { side: 'send' as const, amount: decimal(min) }
  const wanted = amount === undefined ? least : readWanted(pair, { side: 'send', amount })
  if (!query || halt) return { ...common, options: [], hasMore: false, resting: [], depth: [], depthHasMore: false }
  const listing = context.book.list(query, wanted, listed + 1)
  const shown = listing.slice(0, listed)
  const isAsked = amount !== undefined
  const deep = isAsked ? context.book.list(query, least, listed + 1) : listing
  const present = (each: Listed) => presentOption(context, pair, each, isAsked)
  return {
    ...common,
    options: (isAsked ? byReceived(shown) : shown).map(present),
    hasMore: listing.length > listed,
    resting: context.book.asleep(query, wanted, resting, looked).map(present),
    depth: depthOf(deep.slice(0, listed)).map(({ price, amount }) => ({
      netPrice: netOf(context, pair, price),
      amount: plain(amount),
    })),
    depthHasMore: deep.length > listed,
  }
}

function presentOption(
  context: Context,
  pair: Pair,
  { quote, calculation, most }: Listed,
  isAsked: boolean,
): MarketOption {
  const { agent, price } = quote
  return {
    agent: { addr: agent.addr, username: agent.username, workTime: agent.workTime },
    record: { ...presentRecord(agent.record), payouts: agent.record.payouts.length },
    price: plain(price),
    netPrice: netOf(context, pair, price),
    total: isAsked ? plain(calculation.total) : null,
    maxAmount: plain(most),
  }
}

/** What is received for one unit, after the fee; rounded down. */
function netOf({ settings }: Context, pair: Pair, price: Listed['quote']['price']): string {
  return plain(round(price.minus(price.times(settings.fee)), pricePlaces(pair), 'down'))
}
