import type { Config } from '#api/config.ts'
import { clockIn, type WorkTime } from '#domain/agents/work-time.ts'
import { Decimal, decimal, plain } from '#domain/money/decimal.ts'
import { type Asset, type Pair, pairKey } from '#domain/swap/pair.ts'
import { grouped } from '#web/ui/figures.ts'
import { durationWords } from '#web/ui/standing-words.ts'
import { isOffered, type OpenPairs } from './choices.ts'

type SwapPairs = Config['swap']['swapPairs']

/** An asset as links write it: `LOCAL.USDT`. */
export function assetText({ network, currency }: Asset): string {
  return `${network}.${currency}`
}

/** An asset that `assetText` wrote. */
export function assetOf(text: string): Asset {
  const [network = '', currency = ''] = text.split('.')
  return { network, currency }
}

/** The choices of one side: what somebody takes now, and what the market only lists. */
export interface Choices {
  readonly open: readonly Asset[]
  readonly listed: readonly Asset[]
}

/** Everything that can be sent. */
export function sources(pairs: SwapPairs, open: OpenPairs): Choices {
  const all = Object.entries(pairs).flatMap(([network, currencies]) =>
    Object.keys(currencies).map((currency) => ({ network, currency })),
  )
  const from = new Set([...(open ?? [])].map((key) => key.split('>')[0]))
  return parted(all, ({ network, currency }) => from.has(`${network}/${currency}`))
}

/** Everything that can be received for what is sent. */
export function targets(pairs: SwapPairs, from: Asset, open: OpenPairs): Choices {
  const all = Object.entries(pairs[from.network]?.[from.currency] ?? {}).flatMap(([network, currencies]) =>
    currencies.map((currency) => ({ network, currency })),
  )
  return parted(all, (to) => open?.has(pairKey({ from, to })) ?? false)
}

function parted(all: readonly Asset[], isOpen: (asset: Asset) => boolean): Choices {
  return { open: all.filter(isOpen), listed: all.filter((asset) => !isOpen(asset)) }
}

/** The pair with something else to send; where the target does not go with it, one that somebody takes, else the first. */
export function withSource(pairs: SwapPairs, pair: Pair, from: Asset, open: OpenPairs): Pair {
  if (isOffered(pairs, { from, to: pair.to })) return { from, to: pair.to }
  const { open: taken, listed } = targets(pairs, from, open)
  return { from, to: taken[0] ?? listed[0] ?? pair.to }
}

const dayMinutes = 24 * 60

/** When an agent who does not work at `now` (Unix ms) begins again: `back in 3 h`. */
export function backWords({ start, timezone }: WorkTime, now: number): string {
  const left = (minutesOf(start) - minutesOf(clockIn(timezone, now)) + dayMinutes) % dayMinutes
  return `back in ${durationWords(left * 60)}`
}

function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** How much can be taken, for reading: never more than it is, and no digits that nobody reads. */
export function roomFigure(amount: string): string {
  return grouped(plain(decimal(amount).precision(6, Decimal.ROUND_DOWN)))
}

/** A step of the depth, as the wire has it. */
export interface Step {
  readonly netPrice: string
  readonly amount: string
}

/**
 * The depth as the path of an area of this size: from the best price on the left to the least on the right, higher the more can be
 * swapped. Empty for no steps. Drawn in doubles; figures are told exactly beside it.
 */
export function depthPath(steps: readonly Step[], width: number, height: number): string {
  const [best, worst] = [steps[0], steps.at(-1)]
  if (!best || !worst) return ''
  const range = decimal(best.netPrice).minus(worst.netPrice).toNumber()
  const most = Number(worst.amount)
  // The last step has a width of its own; one price alone fills the whole.
  const x = (price: string) =>
    range === 0 ? 0 : (decimal(best.netPrice).minus(price).toNumber() / range) * width * 0.9
  const y = (amount: string) => height - (Number(amount) / most) * height
  const corners = steps.map(({ amount }) => `V${y(amount).toFixed(1)}H`)
  const edges = [...steps.slice(1).map(({ netPrice }) => x(netPrice)), width]
  return `M0 ${height}${corners.map((corner, i) => `${corner}${(edges[i] ?? width).toFixed(1)}`).join('')}V${height}Z`
}
