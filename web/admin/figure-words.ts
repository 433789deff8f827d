import type { Figures } from '#api/dashboard.ts'
import { decimal, plain, round } from '#domain/money/decimal.ts'
import { findNetworkOfChain } from '#domain/money/networks.ts'
import { usdFigure } from '#web/ui/figures.ts'

/** One figure of the dashboard: what it says, and whether somebody should look at it (null: nothing is normal or not). */
export interface Tile {
  readonly name: string
  readonly figure: string
  /** What the figure counts, and of what. */
  readonly unit: string
  readonly normal: string
  readonly isNormal: boolean | null
}

/** Beyond these somebody should look. */
const bounds = { disputePercent: 5, disputeOrders: 20, releaseSeconds: 3_600, newsSeconds: 5, messageSeconds: 120 }

/** The figures that are one number each. */
export function tilesOf(figures: Figures): Tile[] {
  return [volume(figures), disputes(figures), release(figures), agents(figures), prices(figures), ...relays(figures)]
}

function volume({ volume: days }: Figures): Tile {
  const usd = days.reduce((sum, day) => sum.plus(day.usd), decimal('0'))
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  return {
    name: 'Completed volume',
    figure: usdFigure(plain(usd)),
    unit: `USD, ${count(orders, 'order')} in ${days.length} days`,
    normal: 'No bound is set',
    isNormal: null,
  }
}

function disputes({ disputes: { placed, disputed }, days }: Figures): Tile {
  const share = placed === 0 ? null : round(decimal(String(disputed)).times(100).dividedBy(placed), 1, 'up')
  return {
    name: 'Dispute rate',
    figure: share === null ? '—' : `${share.toFixed(1)} %`,
    unit: `${disputed} of ${count(placed, 'order')} placed in ${days} days`,
    normal: `Normal: up to ${bounds.disputePercent} %, from ${bounds.disputeOrders} orders on`,
    // Of a few orders one dispute says nothing yet.
    isNormal: share === null || placed < bounds.disputeOrders || share.isLessThanOrEqualTo(bounds.disputePercent),
  }
}

function release({ release: { orders, medianSeconds } }: Figures): Tile {
  return {
    name: 'Median time to release',
    figure: medianSeconds === null ? '—' : spanWords(medianSeconds),
    unit: `from the user’s confirmation to the agent’s, ${count(orders, 'order')}`,
    normal: `Normal: up to ${spanWords(bounds.releaseSeconds)}`,
    isNormal: medianSeconds === null || medianSeconds <= bounds.releaseSeconds,
  }
}

function agents({ agents: { live, approved } }: Figures): Tile {
  return {
    name: 'Agents live',
    figure: String(live),
    unit: `of ${approved} approved`,
    normal: 'Normal: at least 1',
    isNormal: live > 0,
  }
}

function prices({ prices: { fresh, stale, oldestSeconds } }: Figures): Tile {
  return {
    name: 'Fresh prices',
    figure: `${fresh} of ${fresh + stale}`,
    unit: oldestSeconds === null ? 'no price holds' : `symbols, the oldest price ${spanWords(oldestSeconds)} old`,
    normal: 'Normal: all of them',
    isNormal: stale === 0 && fresh > 0,
  }
}

function relays({ chains, outbox, deliveries }: Figures): Tile[] {
  return [
    ...chains.map(({ chainId, block, lagSeconds, staleSeconds, stopped }) => ({
      name: `Follower lag, ${findNetworkOfChain(chainId)?.name ?? `chain ${chainId}`}`,
      figure: spanWords(lagSeconds),
      unit: stopped ? 'stopped: an operator must look' : `since the chain was heard of, block ${block}`,
      normal: `Normal: up to ${spanWords(staleSeconds / 2)}`,
      isNormal: !stopped && lagSeconds <= staleSeconds / 2,
    })),
    waiting('News lag', outbox, 'pieces of news', bounds.newsSeconds),
    waiting('Messages lag', deliveries, 'messages to people', bounds.messageSeconds),
  ]
}

function waiting(name: string, { count: n, oldestSeconds }: Figures['outbox'], what: string, most: number): Tile {
  const lag = oldestSeconds ?? 0
  return {
    name,
    figure: spanWords(lag),
    unit: n === 0 ? `no ${what} wait` : `${n >= 10_000 ? 'at least ' : ''}${n} ${what} wait`,
    normal: `Normal: up to ${spanWords(most)}`,
    isNormal: lag <= most,
  }
}

/** How long something took, for reading: `0.4 s`, `45 s`, `12 min`, `3 h 20 min`, `2 d 4 h`. */
export function spanWords(seconds: number): string {
  if (seconds < 9.95) return `${Number(Math.max(0, seconds).toFixed(1))} s`
  if (seconds < 89.5) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  const days = Math.floor(hours / 24)
  return hours % 24 === 0 ? `${days} d` : `${days} d ${hours % 24} h`
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`
}
