import type { Config } from '#api/config.ts'
import type { Asset } from '#domain/swap/pair.ts'

/** A pair that the market offers, as a row of the table. */
export interface PairRow {
  /** `NETWORK/CURRENCY>NETWORK/CURRENCY`. */
  readonly key: string
  readonly from: Asset
  readonly to: Asset
}

/** Every pair that the market offers, in the configuration's order. */
export function pairRows(pairs: Config['swap']['swapPairs']): PairRow[] {
  const rows: PairRow[] = []
  for (const [network, currencies] of Object.entries(pairs)) {
    for (const [currency, targets] of Object.entries(currencies)) {
      const from = { network, currency }
      for (const [toNetwork, list] of Object.entries(targets)) {
        for (const toCurrency of list) {
          const to = { network: toNetwork, currency: toCurrency }
          rows.push({ key: `${network}/${currency}>${toNetwork}/${toCurrency}`, from, to })
        }
      }
    }
  }
  return rows
}

/** What the table is narrowed to; an empty text is any. */
export interface PairFilter {
  readonly fromNetwork: string
  readonly fromCurrency: string
  readonly toNetwork: string
  readonly toCurrency: string
  readonly onlyActive: boolean
}

export const anyPair: PairFilter = {
  fromNetwork: '',
  fromCurrency: '',
  toNetwork: '',
  toCurrency: '',
  onlyActive: false,
}

/** The rows that a filter lets through. */
export function narrowRows(
  rows: readonly PairRow[],
  filter: PairFilter,
  isActive: (key: string) => boolean,
): readonly PairRow[] {
  const fits = (wanted: string, has: string) => wanted === '' || wanted === has
  return rows.filter(
    ({ key, from, to }) =>
      fits(filter.fromNetwork, from.network) &&
      fits(filter.fromCurrency, from.currency) &&
      fits(filter.toNetwork, to.network) &&
      fits(filter.toCurrency, to.currency) &&
      (!filter.onlyActive || isActive(key)),
  )
}

/** The networks and currencies of one side, each once; a chosen network narrows the currencies to its own. */
export function sideChoices(rows: readonly PairRow[], side: 'from' | 'to', network: string) {
  const assets = rows.map((row) => row[side])
  const on = assets.filter((asset) => network === '' || asset.network === network)
  return {
    networks: [...new Set(assets.map((asset) => asset.network))],
    currencies: [...new Set(on.map((asset) => asset.currency))],
  }
}

/** How much of the page is selected: what a select-all box shows. */
export function selectionOf(rows: readonly PairRow[], selected: ReadonlySet<string>): 'none' | 'some' | 'all' {
  const count = rows.filter(({ key }) => selected.has(key)).length
  if (count === 0) return 'none'
  return count === rows.length ? 'all' : 'some'
}
