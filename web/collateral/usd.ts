import { decimal, plain, round } from '#domain/money/decimal.ts'
import { withUnit } from '#web/ui/figures.ts'

/** USD figures of collateral are shown to so many decimals (specification, second file §9). */
const usdPlaces = 4

/** A figure in USD, never more than it is; `unpriced` while something inside has no price. */
export function usdWords(figure: string | null, unpriced = '—'): string {
  if (figure === null) return unpriced
  return withUnit(plain(round(decimal(figure), usdPlaces, 'down')), 'USD')
}
