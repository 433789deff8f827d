import { type Decimal, decimal, plain, round } from '../money/decimal.ts'

/** The states in which an award may still be paid: its collateral stays locked until then. */
export const openAwardStates = ['asked', 'signed', 'proposed', 'executable'] as const

/** Whether an award in this state still waits to be paid. */
export function isOpenAward(state: string): boolean {
  return (openAwardStates as readonly string[]).includes(state)
}

/** A wrapped token out of which an award can be paid; amounts in the smallest unit, what others were awarded left out. */
export interface AwardToken {
  readonly items: readonly AwardItem[]
  /** Until when a decision about it could be carried out, ISO 8601 in UTC. */
  readonly deadline: string
}

/** What a wrapped token could give, in USD, and until when. */
export interface Cover {
  readonly usd: Decimal
  readonly deadline: string
}

export interface AwardItem {
  readonly token: string
  readonly ticker: string
  readonly decimals: number
  /** A whole number as text. */
  readonly amount: string
}

/** The USD worth of one unit of an asset now; null without a price. */
export type UsdOf = (ticker: string) => Decimal | null

const mostPlaces = 8

/** The USD worth of a wrapped token's items; those without a price count zero. */
export function worthOf(token: Pick<AwardToken, 'items'>, usdOf: UsdOf): Decimal {
  return token.items.reduce((sum, item) => sum.plus(worth(item, usdOf)), decimal(0))
}

/**
 * Chooses the token that an award of `usd` is paid from: of those that cover it the one with the latest deadline, of these the one
 * that holds most. Null when none covers it.
 */
export function coverOf<T extends Cover>(covers: readonly T[], usd: Decimal): T | null {
  const [best] = covers
    .filter((cover) => cover.usd.isGreaterThanOrEqualTo(usd))
    .toSorted((a, b) => Date.parse(b.deadline) - Date.parse(a.deadline) || (b.usd.comparedTo(a.usd) ?? 0))
  return best ?? null
}

/**
 * An award of `usd` as amounts out of one wrapped token (`coverOf`), its largest items first, each rounded down to eight decimals
 * or its smallest unit, so that together they are never worth more and people can read them. Null when no token holds so much.
 */
export function planAward<T extends AwardToken>(
  tokens: readonly T[],
  usd: Decimal,
  usdOf: UsdOf,
): { readonly from: T; readonly items: readonly AwardItem[] } | null {
  const covers = tokens.map((token) => ({ token, usd: worthOf(token, usdOf), deadline: token.deadline }))
  const from = coverOf(covers, usd)?.token
  if (!from) return null
  const items: AwardItem[] = []
  let left = usd
  for (const item of largestFirst(from.items, (one) => worth(one, usdOf))) {
    const price = usdOf(item.ticker)
    if (!price || left.isLessThanOrEqualTo(0)) continue
    const places = Math.min(item.decimals, mostPlaces)
    const wanted = round(left.dividedBy(price), places, 'down').shiftedBy(item.decimals)
    const taken = wanted.isGreaterThan(item.amount) ? decimal(item.amount) : wanted
    if (taken.isLessThanOrEqualTo(0)) continue
    items.push({ ...item, amount: plain(taken) })
    left = left.minus(taken.shiftedBy(-item.decimals).times(price))
  }
  return items.length > 0 ? { from, items } : null
}

function worth({ ticker, amount, decimals }: AwardItem, usdOf: UsdOf): Decimal {
  return (usdOf(ticker) ?? decimal(0)).times(decimal(amount).shiftedBy(-decimals))
}

function largestFirst<T>(list: readonly T[], size: (one: T) => Decimal): T[] {
  return list.toSorted((a, b) => size(b).comparedTo(size(a)) ?? 0)
}
