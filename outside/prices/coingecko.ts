import { z } from 'zod'
import { liveMs } from '#domain/prices/schedule.ts'
import { askJson } from './ask.ts'
import type { PriceSource } from './source.ts'

const ids: Readonly<Record<string, string>> = {
  BTC: 'bitcoin',
  ETH: 'ethereum',
  WETH: 'weth',
  USDT: 'tether',
  USDC: 'usd-coin',
  DAI: 'dai',
  BUSD: 'binance-usd',
  MATIC: 'matic-network',
  BNB: 'binancecoin',
  ATOM: 'cosmos',
  TRX: 'tron',
}

/** `{"bitcoin":{"usd":…,"last_updated_at":unix}}`; a coin that it has no price of is left out or null. */
const shape = z.record(
  z.string(),
  z.object({
    usd: z.string().nullish(),
    last_updated_at: z
      .string()
      .regex(/^\d{9,11}$/)
      .nullish(),
  }),
)

/** CoinGecko ('cg'): dollars, with the time of each price. Every five minutes: 10,000 calls a month are allowed. */
export function coingecko(url: string, answerMs: number, key: string | null, callsAMonth: number): PriceSource {
  const query = `ids=${Object.values(ids).join(',')}&vs_currencies=usd&include_last_updated_at=true&precision=full`
  return {
    code: 'cg',
    symbols: new Set(Object.keys(ids)),
    everySeconds: 300,
    callsAMonth,
    isTimed: true,
    fetch: async () => {
      const answer = await askJson(
        { url: `${url}/api/v3/simple/price?${query}`, answerMs, headers: key ? { 'x-cg-demo-api-key': key } : {} },
        shape,
      )
      return Object.entries(ids).flatMap(([symbol, id]) => {
        const { usd, last_updated_at: at } = answer[id] ?? {}
        if (!usd || !at) return []
        return {
          source: 'cg',
          symbol,
          quote: 'USD',
          price: usd,
          at: Number(at) * 1000,
          until: Number(at) * 1000 + liveMs,
        }
      })
    },
  }
}
