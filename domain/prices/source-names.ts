const names: Readonly<Record<string, string>> = {
  demo: 'Demo prices',
  cg: 'CoinGecko',
  binance: 'Binance',
  kraken: 'Kraken',
  coinbase: 'Coinbase',
  ecb: 'European Central Bank',
}

/** The name of a price source by its code, as people know it; of an unknown one its code. */
export function sourceName(code: string): string {
  return names[code] ?? code
}
