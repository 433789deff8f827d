import type { quoteOptions as endpoint } from '#api/agents.ts'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { assertMay } from '#domain/access.ts'
import { readAsset } from '#domain/agents/profile.ts'
import { type Decimal, plain, readDecimal, round } from '#domain/money/decimal.ts'
import { isPairOffered, type Pair } from '#domain/swap/pair.ts'
import { marketRate, optionPrice, pricePlaces, priceType } from '#domain/swap/price.ts'
import { leftOptions } from '#outside/db/prices.ts'
import type { Context, SignedIn } from '../context.ts'

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }
type Option = Ask['body']['options'][number]
type Quote = ReplyOf<typeof endpoint>['quotes'][number]

/** What an agent's unsaved prices would come to now, and their rank in the book. */
export async function quoteOptions(
  context: Context,
  asker: SignedIn,
  { params, body }: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  assertMay(asker.actor, 'agents.save', { self: asker.actor.addr === params.addr })
  const left = await leftOptions(context.db, params.addr)
  return {
    quotes: body.options.map((option) => ({
      ...quote(context, params.addr, option),
      hasLeft: isSamePrice(option, left.get(`${option.from}>${option.to}`)),
    })),
  }
}

/** Whether an option has the price with which it left the book. */
function isSamePrice({ priceTypeUse, fixPrice }: Option, left: string | undefined): boolean {
  if (left === undefined || priceTypeUse !== priceType.fixed) return false
  return readPrice(fixPrice)?.isEqualTo(left) ?? false
}

function quote(context: Context, addr: string, option: Option): Omit<Quote, 'hasLeft'> {
  const nothing = { from: option.from, to: option.to, price: null, marketPrice: null, place: null, of: 0 }
  const from = readAsset(option.from)
  const to = readAsset(option.to)
  if (!from || !to || !isPairOffered({ from, to }, context.settings.networkIds)) return nothing
  const pair: Pair = { from, to }
  const now = context.now()
  const market = marketRate(pair, context.rates(), now)
  if (!market) return nothing
  const { fee, maxOffMarket } = context.settings
  const pricing = {
    priceTypeUse: option.priceTypeUse,
    fixPrice: readPrice(option.fixPrice),
    marketPrice: readPrice(option.marketPrice),
  }
  const price = optionPrice(pair, pricing, market, maxOffMarket)
  const others = { pair, market, fee, maxOff: maxOffMarket, now, notAddr: addr, without: new Set<string>() }
  const { open, notWorse } = context.book.standing(others, price)
  const isIn = price !== null && option.active
  return {
    ...nothing,
    price: price && plain(price),
    marketPrice: plain(round(market.price, pricePlaces(pair), 'down')),
    place: isIn ? notWorse + 1 : null,
    of: open + (isIn ? 1 : 0),
  }
}

function readPrice(text: string | null): Decimal | null {
  const value = text === null ? null : readDecimal(text)
  return value?.isGreaterThan(0) ? value : null
}
