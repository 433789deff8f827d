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
export function priceSources({ codes, urls, coingeckoKey, coingeckoCallsAMonth }: SourceSettings): PriceSource[] {
  return codes.map((code) => {
    if (code === 'demo') return demoSource
    const url = urls.get(code) ?? homes[code]
    if (code === 'cg') return coingecko(url, coingeckoKey, coingeckoCallsAMonth)
    if (code === 'binance') return binance(url)
    if (code === 'kraken') return kraken(url)
    return code === 'coinbase' ? coinbase(url) : ecb(url)
  })
}
