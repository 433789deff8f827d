import { z } from 'zod'
import { liveMs } from '#domain/prices/schedule.ts'
import { askJson } from './ask.ts'
import type { PriceSource } from './source.ts'

const symbols = ['BTC', 'ETH', 'BNB', 'ATOM', 'TRX', 'USDC']

/** `[{"symbol":"BTCUSDT","price":"…"}]` */
const shape = z.array(z.object({ symbol: z.string(), price: z.string() })).max(1000)

/** Binance: last prices in USDT, which is worth what other sources say. It does not tell when they were. */
export function binance(url: string, answerMs: number): PriceSource {
  const wanted = encodeURIComponent(JSON.stringify(symbols.map((symbol) => `${symbol}USDT`)))
  return {
    code: 'binance',
    symbols: new Set(symbols),
    everySeconds: 15,
    callsAMonth: null,
    isTimed: false,
    fetch: async (now) => {
      const answer = await askJson({ url: `${url}/api/v3/ticker/price?symbols=${wanted}`, answerMs }, shape)
      return answer.flatMap(({ symbol: market, price }) => {
        const symbol = symbols.find((each) => market === `${each}USDT`)
        return symbol ? { source: 'binance', symbol, quote: 'USDT', price, at: now, until: now + liveMs } : []
      })
    },
  }
}
