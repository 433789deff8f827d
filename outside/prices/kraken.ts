import { z } from 'zod'
import { Decimal, plain, readDecimal, round } from '#domain/money/decimal.ts'
import { liveMs } from '#domain/prices/schedule.ts'
import { askJson } from './ask.ts'
import { type PriceSource, SourceFault } from './source.ts'

/** What to ask for, and under which names it is answered; `isPerDollar` is units of the symbol for one dollar. */
const pairs = [
  { symbol: 'BTC', asked: 'XBTUSD', answered: ['XXBTZUSD', 'XBTUSD'] },
  { symbol: 'ETH', asked: 'ETHUSD', answered: ['XETHZUSD', 'ETHUSD'] },
  { symbol: 'USDT', asked: 'USDTUSD', answered: ['USDTZUSD', 'USDTUSD'] },
  { symbol: 'USDC', asked: 'USDCUSD', answered: ['USDCUSD'] },
  { symbol: 'DAI', asked: 'DAIUSD', answered: ['DAIUSD'] },
  { symbol: 'ATOM', asked: 'ATOMUSD', answered: ['ATOMUSD'] },
  { symbol: 'TRX', asked: 'TRXUSD', answered: ['TRXUSD'] },
  { symbol: 'EUR', asked: 'EURUSD', answered: ['ZEURZUSD', 'EURUSD'] },
  { symbol: 'GBP', asked: 'GBPUSD', answered: ['ZGBPZUSD', 'GBPUSD'] },
  { symbol: 'CHF', asked: 'USDCHF', answered: ['USDCHF'], isPerDollar: true },
]

/** `{"error":[],"result":{"XXBTZUSD":{"a":[ask,…],"b":[bid,…],…}}}`; faults come with status 200, too. */
const shape = z.object({
  error: z.array(z.string()),
  result: z.record(z.string(), z.object({ a: z.array(z.string()).min(1), b: z.array(z.string()).min(1) })).optional(),
})

/** Kraken: the middle between bid and ask, in dollars. It does not tell when that was. */
export function kraken(url: string, answerMs: number): PriceSource {
  return {
    code: 'kraken',
    symbols: new Set(pairs.map(({ symbol }) => symbol)),
    everySeconds: 15,
    callsAMonth: null,
    isTimed: false,
    fetch: async (now) => {
      const wanted = pairs.map((pair) => pair.asked).join(',')
      const answer = await askJson({ url: `${url}/0/public/Ticker?pair=${wanted}`, answerMs }, shape)
      if (answer.error.length > 0 || !answer.result) throw new SourceFault('answers that something is wrong')
      const { result } = answer
      return pairs.flatMap(({ symbol, answered, isPerDollar = false }) => {
        const ticker = answered.map((name) => result[name]).find((each) => each !== undefined)
        const price = ticker && middle(ticker.b[0], ticker.a[0], isPerDollar)
        return price ? { source: 'kraken', symbol, quote: 'USD', price, at: now, until: now + liveMs } : []
      })
    },
  }
}

/** Exact but for the inverse, which is cut at 24 places. Null where bid and ask are not that. */
function middle(bidText = '', askText = '', isInverse: boolean): string | null {
  const bid = readDecimal(bidText)
  const ask = readDecimal(askText)
  if (!bid?.isGreaterThan(0) || !ask?.isGreaterThanOrEqualTo(bid)) return null
  const price = bid.plus(ask).dividedBy(2)
  return plain(round(isInverse ? new Decimal(1).dividedBy(price) : price, 24, 'down'))
}
