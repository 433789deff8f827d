import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { publishedAt } from '#domain/prices/schedule.ts'

/** The shapes of the five services, as captured, for one day's prices. `shift` makes each answer a little different. */
const captured = {
  cg: (usd: Prices, now: number) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries({
          bitcoin: 'BTC',
          ethereum: 'ETH',
          weth: 'WETH',
          tether: 'USDT',
          'usd-coin': 'USDC',
          dai: 'DAI',
          binancecoin: 'BNB',
          cosmos: 'ATOM',
          tron: 'TRX',
        }).map(([id, symbol]) => [id, { usd: Number(usd[symbol]), last_updated_at: Math.floor(now / 1000) - 20 }]),
      ),
    ),
  binance: (usd: Prices) =>
    JSON.stringify(
      ['BTC', 'ETH', 'BNB', 'ATOM', 'TRX', 'USDC'].map((symbol) => ({
        symbol: `${symbol}USDT`,
        price: (Number(usd[symbol]) / Number(usd.USDT)).toFixed(8),
      })),
    ),
  kraken: (usd: Prices) => {
    const pairs = {
      XXBTZUSD: 'BTC',
      XETHZUSD: 'ETH',
      USDTZUSD: 'USDT',
      USDCUSD: 'USDC',
      DAIUSD: 'DAI',
      ATOMUSD: 'ATOM',
    }
    const more = { TRXUSD: 'TRX', ZEURZUSD: 'EUR', ZGBPZUSD: 'GBP' }
    const ticker = (price: number) => ({ a: [price.toFixed(8), '1', '1.000'], b: [price.toFixed(8), '1', '1.000'] })
    const result = Object.entries({ ...pairs, ...more }).map(([name, symbol]) => [name, ticker(Number(usd[symbol]))])
    return JSON.stringify({ error: [], result: { ...Object.fromEntries(result), USDCHF: ticker(1 / Number(usd.CHF)) } })
  },
  coinbase: (usd: Prices) => {
    const rates = Object.entries(usd).map(([symbol, price]) => [symbol, (1 / Number(price)).toFixed(16)])
    return JSON.stringify({ data: { currency: 'USD', rates: Object.fromEntries(rates) } })
  },
  ecb: (usd: Prices, now: number) => {
    const day = newestDay(now)
    const perEuro = (symbol: string) => (Number(usd.EUR) / Number(usd[symbol])).toFixed(5)
    return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"><Cube><Cube time='${day}'>
<Cube currency='USD' rate='${usd.EUR}'/><Cube currency='GBP' rate='${perEuro('GBP')}'/>
<Cube currency='CHF' rate='${perEuro('CHF')}'/></Cube></Cube></gesmes:Envelope>`
  },
} as const

const dayMs = 86_400_000

/** The newest day whose reference rates are out at `now` (Unix ms), `YYYY-MM-DD`: they hold then. */
function newestDay(now: number): string {
  const [today = '', yesterday = ''] = [now, now - dayMs].map((at) => new Date(at).toISOString().slice(0, 10))
  return publishedAt(today) <= now ? today : yesterday
}

export type FakeSource = keyof typeof captured
export type Prices = Readonly<Record<string, string>>

/** How a source misbehaves: any status, body or header, an answer that is cut, one that never comes, or never wholly. */
export interface SourceTrouble {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: (honest: string) => string
  readonly way?: 'cut' | 'drop' | 'endless' | 'silent' | 'stalls'
}

export const honestPrices: Prices = {
  BTC: '96420.5',
  ETH: '3310.25',
  WETH: '3309.8',
  USDT: '0.9987',
  USDC: '1.0001',
  DAI: '0.9999',
  BNB: '652.4',
  ATOM: '6.871',
  TRX: '0.2043',
  EUR: '1.0842',
  GBP: '1.2716',
  CHF: '1.1189',
}

/** All five services on one loopback port, each under its own path, honest until told otherwise. */
export async function startPriceServices() {
  const state = {
    usd: honestPrices as Prices,
    /** Unix ms. */
    now: Date.now,
    trouble: {} as Partial<Record<FakeSource, SourceTrouble>>,
    asked: { cg: 0, binance: 0, kraken: 0, coinbase: 0, ecb: 0 },
    heard: [] as { url: string; key: string | undefined }[],
  }
  const open = new AbortController()
  const server = createServer(async (request, response) => {
    const source = (request.url ?? '').split('/')[1] as FakeSource
    const make = captured[source]
    if (!make) return void response.writeHead(404).end()
    state.asked[source] += 1
    state.heard.push({ url: request.url ?? '', key: request.headers['x-cg-demo-api-key']?.toString() })
    const { status = 200, headers = {}, body = (text: string) => text, way } = state.trouble[source] ?? {}
    if (way === 'drop') return void request.socket.destroy()
    if (way === 'silent') return
    const text = body(make(state.usd, state.now()))
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    if (way === 'stalls') return void response.write(text.slice(0, text.length / 2))
    if (way === 'cut') return void response.write(text.slice(0, text.length / 2), () => request.socket.destroy())
    if (way === 'endless') return void flood(response, open.signal)
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  const urlOf = (source: FakeSource) => `http://127.0.0.1:${port}/${source}`
  return {
    state,
    urlOf,
    /** The settings that make a market ask these services. */
    env: (codes: readonly FakeSource[]): Record<string, string> => ({
      PRICE_SOURCES: codes.join(','),
      ...Object.fromEntries(codes.map((code) => [`PRICE_URL_${code.toUpperCase()}`, urlOf(code)])),
    }),
    async close() {
      open.abort()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** An answer without an end. */
async function flood(response: ServerResponse, ended: AbortSignal): Promise<void> {
  const chunk = ' '.repeat(64 * 1024)
  while (!ended.aborted && !response.destroyed) {
    if (!response.write(chunk)) await wait(1)
  }
}
