import type { Config } from '#api/config.ts'

type Listed = Pick<Config, 'networkMap' | 'currencyMap' | 'orderStatusesMap'>

/** How sentences call what the configuration lists; a code that it does not list stands for itself. */
export interface Names {
  /** `Ethereum`, `SEPA transfer`. */
  readonly network: (id: string) => string
  /** How something is sent there: `on Ethereum`, `by SEPA transfer`, `in cash`. */
  readonly way: (networkId: string) => string
  readonly isFiat: (networkId: string) => boolean
  readonly status: (code: string) => string
  /** Whether the configuration lists this status. */
  readonly knowsStatus: (code: string) => boolean
  readonly symbol: (ticker: string) => string
  /** Decimal places of a currency: 5 where it does not say otherwise (specification, first file §9). */
  readonly precision: (ticker: string) => number
}

const defaultPrecision = 5

export function namesOf(config: Listed): Names {
  const network = (id: string) => config.networkMap[id]?.name ?? id
  const isFiat = (id: string) => config.networkMap[id]?.isFiat ?? false
  return {
    network,
    isFiat,
    way: (id) => wayOf(id, network(id), isFiat(id)),
    status: (code) => config.orderStatusesMap[code]?.label ?? code,
    knowsStatus: (code) => Object.hasOwn(config.orderStatusesMap, code),
    symbol: (ticker) => config.currencyMap[ticker]?.symbol ?? ticker.slice(0, 1),
    precision: (ticker) => config.currencyMap[ticker]?.precision ?? defaultPrecision,
  }
}

function wayOf(id: string, name: string, isFiat: boolean): string {
  if (!isFiat) return `on ${name}`
  return id.includes('CASH') ? 'in cash' : `by ${name}`
}
