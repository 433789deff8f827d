/** A currency as the market knows it. Cash is told by CASH in the ticker (specification, first file §5). */
export interface Currency {
  readonly ticker: string
  readonly name: string
  readonly symbol: string
  readonly isFiat: boolean
  /** Decimal places that amounts of this currency are rounded to; 5 where nothing else is said. */
  readonly precision: number
  /** The ticker whose USD price this currency has (cash euros are priced as euros). */
  readonly pricedAs: string
  /** Smallest amount that may be sent, in this currency; the operator may override it. */
  readonly min: string
}

/** Decimal places of a currency by default (specification, first file §9). */
export const defaultPrecision = 5

function coin(ticker: string, name: string, symbol: string, precision: number, min: string): Currency {
  return { ticker, name, symbol, isFiat: false, precision, pricedAs: ticker, min }
}

function fiat(ticker: string, name: string, symbol: string, min: string, pricedAs = ticker): Currency {
  return { ticker, name, symbol, isFiat: true, precision: 2, pricedAs, min }
}

export const currencies: readonly Currency[] = [
  coin('BTC', 'Bitcoin', '₿', 8, '0.0001'),
  coin('ETH', 'Ether', 'Ξ', 8, '0.003'),
  coin('WETH', 'Wrapped Ether', 'Ξ', 8, '0.003'),
  coin('USDT', 'Tether USD', '₮', 6, '10'),
  coin('USDC', 'USD Coin', '$', 6, '10'),
  coin('DAI', 'Dai', '◈', defaultPrecision, '10'),
  coin('BUSD', 'Binance USD', '$', defaultPrecision, '10'),
  coin('MATIC', 'Matic', 'M', defaultPrecision, '20'),
  coin('BNB', 'BNB', 'B', 8, '0.02'),
  coin('ATOM', 'Cosmos Hub Atom', '⚛', 6, '2'),
  coin('TRX', 'TRON', 'T', 6, '50'),
  fiat('EUR', 'Euro', '€', '10'),
  fiat('USD', 'US Dollar', '$', '10'),
  fiat('GBP', 'Pound Sterling', '£', '10'),
  fiat('CHF', 'Swiss Franc', '₣', '10'),
  fiat('CASHEUR', 'Euro in cash', '€', '50', 'EUR'),
  fiat('CASHUSD', 'US Dollar in cash', '$', '50', 'USD'),
]

const byTicker = new Map(currencies.map((currency) => [currency.ticker, currency]))

/** The currency with this ticker, or undefined. */
export function findCurrency(ticker: string): Currency | undefined {
  return byTicker.get(ticker)
}

/** The currency with this ticker; throws when the market does not know it (a bug, not a refusal). */
export function currencyOf(ticker: string): Currency {
  const currency = byTicker.get(ticker)
  if (!currency) throw new Error(`unknown currency ${ticker}`)
  return currency
}

/** Whether the currency changes hands as cash. */
export function isCash(ticker: string): boolean {
  return ticker.includes('CASH')
}
