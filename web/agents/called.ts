import type { Config } from '#api/config.ts'
import type { Called } from './differences.ts'

const regions = new Intl.DisplayNames(['en'], { type: 'region' })

/** The name of a country or territory. */
export function countryName(code: string): string {
  return regions.of(code) ?? code
}

/** How this page calls countries and networks. */
export function calledBy({ networkMap }: Pick<Config, 'networkMap'>): Called {
  return { country: countryName, network: (id) => networkMap[id]?.name ?? id }
}
