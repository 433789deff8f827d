import { z } from 'zod'
import { Decimal, plain, readDecimal, round } from '#domain/money/decimal.ts'
import { liveMs } from '#domain/prices/schedule.ts'
import { askJson } from './ask.ts'
import { type PriceSource, SourceFault } from './source.ts'

const symbols = ['BTC', 'ETH', 'USDT', 'USDC', 'DAI', 'ATOM', 'EUR', 'GBP', 'CHF']

/** `{"data":{"currency":"USD","rates":{"BTC":"0.0000104",…}}}`: units for one dollar. */
const shape = z.object({ data: z.object({ currency: z.string(), rates: z.record(z.string(), z.string()) }) })

/** Coinbase: what a dollar buys, the other way round cut at 24 places. It does not tell when that was. */
export function coinbase(url: string, answerMs: number): PriceSource {
  return {
    code: 'coinbase',
    symbols: new Set(symbols),
    everySeconds: 15,
    callsAMonth: null,
    isTimed: false,
    fetch: async (now) => {
      const { data } = await askJson({ url: `${url}/v2/exchange-rates?currency=USD`, answerMs }, shape)
      if (data.currency !== 'USD') throw new SourceFault('answers for another currency')
      return symbols.flatMap((symbol) => {
        const units = readDecimal(data.rates[symbol] ?? '')
        if (!units?.isGreaterThan(0)) return []
        const price = plain(round(new Decimal(1).dividedBy(units), 24, 'down'))
        return { source: 'coinbase', symbol, quote: 'USD', price, at: now, until: now + liveMs }
      })
    },
  }
}
