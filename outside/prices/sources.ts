import { binance } from './binance.ts'
import { coinbase } from './coinbase.ts'
import { coingecko } from './coingecko.ts'
import { ecb } from './ecb.ts'
import { kraken } from './kraken.ts'
import { demoSource } from './snapshot.ts'
import type { PriceSource, SourceCode, SourceSettings } from './source.ts'

const homes: Readonly<Record<Exclude<SourceCode, 'demo'>, string>> = {
  cg: 'https://api.coingecko.com',
  binance: 'https://data-api.binance.vision',
  kraken: 'https://api.kraken.com',
  coinbase: 'https://api.coinbase.com',
  ecb: 'https://www.ecb.europa.eu',
}

/** The sources that the operator chose, ready to be asked. */
export function priceSources(settings: SourceSettings): PriceSource[] {
  const { codes, urls, answerMs, coingeckoKey, coingeckoCallsAMonth } = settings
  return codes.map((code) => {
    if (code === 'demo') return demoSource
    const url = urls.get(code) ?? homes[code]
    if (code === 'cg') return coingecko(url, answerMs, coingeckoKey, coingeckoCallsAMonth)
    if (code === 'binance') return binance(url, answerMs)
    if (code === 'kraken') return kraken(url, answerMs)
    return code === 'coinbase' ? coinbase(url, answerMs) : ecb(url, answerMs)
  })
}
