/** What a price source says of one symbol: US dollars for one unit, as text, and when that was so. */
export interface SourcePrice {
  readonly symbol: string
  readonly usd: string
  readonly takenAt: string
}

/** A place that prices come from. */
export interface PriceSource {
  /** Its code, as rows and screens name it. */
  readonly code: string
  /** Asks for every symbol it knows. `now` is Unix ms. */
  readonly fetch: (now: number) => Promise<readonly SourcePrice[]>
}

/** Prices of one day, for the demo market only. */
const snapshot: Readonly<Record<string, string>> = {
  BTC: '96420.5',
  ETH: '3310.25',
  WETH: '3309.8',
  USDT: '0.9997',
  USDC: '1.0001',
  DAI: '0.9999',
  BUSD: '0.9995',
  MATIC: '0.4421',
  BNB: '652.4',
  ATOM: '6.871',
  TRX: '0.2043',
  USD: '1',
  EUR: '1.0842',
  GBP: '1.2716',
  CHF: '1.1189',
}

/** The demo's source: a bundled snapshot that is stamped anew at each poll, and says so by its code. */
export const demoSource: PriceSource = {
  code: 'demo',
  fetch: async (now) =>
    Object.entries(snapshot).map(([symbol, usd]) => ({ symbol, usd, takenAt: new Date(now).toISOString() })),
}
