import type { Calculation } from '#api/swap.ts'
import { Decimal, decimal, plain } from '#domain/money/decimal.ts'

/** How much worse a figure is than another, and what that asks of the person who looks at it. */
export type Level = 'neutral' | 'note' | 'warning' | 'accept' | 'block'

/** A difference as it is shown: `percent` without its sign, as text. */
export interface Difference {
  readonly percent: string
  readonly isWorse: boolean
  readonly level: Level
}

/** In percent: from 1 on it is noted, from 3 on warned of, over 5 it must be accepted, over 15 it is refused. */
const bounds = { note: 1, warning: 3, accept: 5, block: 15 } as const

/**
 * How a figure differs from another one, of which more is better; null where they are equal. It is judged by the percentage
 * that is shown, so that nobody reads "5 %" beside a rule about "over 5 %".
 */
export function differenceOf(now: string, before: string): Difference | null {
  const percent = decimal(now).dividedBy(before).minus(1).times(100)
  if (percent.isZero() || !percent.isFinite()) return null
  const shown = percent.absoluteValue().decimalPlaces(2, Decimal.ROUND_HALF_UP)
  const isWorse = percent.isNegative()
  return { percent: plain(shown), isWorse, level: isWorse ? levelOf(shown) : 'neutral' }
}

function levelOf(percent: Decimal): Level {
  if (percent.isGreaterThan(bounds.block)) return 'block'
  if (percent.isGreaterThan(bounds.accept)) return 'accept'
  if (percent.isGreaterThanOrEqualTo(bounds.warning)) return 'warning'
  return percent.isGreaterThanOrEqualTo(bounds.note) ? 'note' : 'neutral'
}

/** A percentage for reading; one that rounds to nothing is not nothing. */
export function percentWords(percent: string): string {
  return percent === '0' ? 'less than 0.01 %' : `${percent} %`
}

/** The market price that a calculation was made at, units of `to` for one `from`. */
export function marketPriceOf({ fromMarketPrice, toMarketPrice }: Calculation): string {
  return plain(decimal(fromMarketPrice).dividedBy(toMarketPrice))
}
