import { liveMs } from '#domain/prices/schedule.ts'
import type { PriceSource } from './source.ts'

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
  EUR: '1.0842',
  GBP: '1.2716',
  CHF: '1.1189',
}

/** The demo's source: a bundled snapshot that is stamped anew at each poll, and says so by its code. */
export const demoSource: PriceSource = {
  code: 'demo',
  symbols: new Set(Object.keys(snapshot)),
  everySeconds: 15,
  callsAMonth: null,
  isTimed: true,
  fetch: async (now) =>
    Object.entries(snapshot).map(([symbol, price]) => {
      return { source: 'demo', symbol, quote: 'USD', price, at: now, until: now + liveMs }
    }),
}
