import { describe, expect, test } from 'vitest'
import type { Figures } from '#api/dashboard.ts'
import { spanWords, tilesOf } from './figure-words.ts'

const figures: Figures = {
  readAt: '2026-11-21T12:00:00.000Z',
  days: 30,
  orders: [],
  volume: [
    { day: '2026-11-20', usd: '1249.625', orders: 1 },
    { day: '2026-11-21', usd: '100.5', orders: 2 },
  ],
  disputes: { placed: 0, disputed: 0 },
  release: { orders: 0, medianSeconds: null },
  agents: { live: 3, approved: 4 },
  prices: { fresh: 8, stale: 0, oldestSeconds: 12 },
  chains: [{ chainId: 31337, block: 12, lagSeconds: 0.42, staleSeconds: 600, stopped: null }],
  outbox: { count: 0, oldestSeconds: null },
  deliveries: { count: 0, oldestSeconds: null },
}
const tile = (name: string, changed: Partial<Figures> = {}) =>
  tilesOf({ ...figures, ...changed }).find((each) => each.name === name)

test.each([
  [0, '0 s'],
  [0.42, '0.4 s'],
  [9.96, '10 s'],
  [89, '89 s'],
  [90, '2 min'],
  [1_240, '21 min'],
  [3_600, '1 h'],
  [12_000, '3 h 20 min'],
  [187_200, '2 d 4 h'],
  [172_800, '2 d'],
])('%s seconds read as %s', (seconds, words) => {
  expect(spanWords(seconds)).toBe(words)
})

describe('the tiles', () => {
  test('an empty market has nothing that somebody should look at', () => {
    expect(tilesOf(figures).filter(({ isNormal }) => isNormal === false)).toEqual([])
    expect(tile('Dispute rate')).toMatchObject({ figure: '—', unit: '0 of 0 orders placed in 30 days' })
    expect(tile('Median time to release')?.figure).toBe('—')
  })

  test('a dispute among a few orders is nothing to look at yet', () => {
    expect(tile('Dispute rate', { disputes: { placed: 19, disputed: 3 } })?.isNormal).toBe(true)
    expect(tile('Dispute rate', { disputes: { placed: 20, disputed: 3 } })?.isNormal).toBe(false)
  })

  test('volume is summed exactly and shown without cents', () => {
    expect(tile('Completed volume')).toMatchObject({ figure: '1,350', unit: 'USD, 3 orders in 2 days', isNormal: null })
  })

  test.each<[string, Partial<Figures>, Partial<Figures>]>([
    ['Dispute rate', { disputes: { placed: 100, disputed: 5 } }, { disputes: { placed: 100, disputed: 6 } }],
    [
      'Median time to release',
      { release: { orders: 1, medianSeconds: 3_600 } },
      { release: { orders: 1, medianSeconds: 3_601 } },
    ],
    ['Agents live', { agents: { live: 1, approved: 4 } }, { agents: { live: 0, approved: 4 } }],
    [
      'Fresh prices',
      { prices: { fresh: 1, stale: 0, oldestSeconds: 40 } },
      { prices: { fresh: 7, stale: 1, oldestSeconds: 1 } },
    ],
    ['News lag', { outbox: { count: 3, oldestSeconds: 4 } }, { outbox: { count: 3, oldestSeconds: 6 } }],
    ['Messages lag', { deliveries: { count: 1, oldestSeconds: 60 } }, { deliveries: { count: 1, oldestSeconds: 121 } }],
  ])('%s is normal up to its bound and no further', (name, good, bad) => {
    expect(tile(name, good)?.isNormal).toBe(true)
    expect(tile(name, bad)?.isNormal).toBe(false)
  })

  test('a chain is normal while it is heard of, and never when it is stopped', () => {
    const [chain] = figures.chains
    if (!chain) throw new Error('there is no chain')
    const lag = (changed: Partial<typeof chain>) =>
      tilesOf({ ...figures, chains: [{ ...chain, ...changed }] }).find(({ name }) => name.startsWith('Follower lag'))
    expect(lag({})).toMatchObject({ figure: '0.4 s', normal: 'Normal: up to 5 min', isNormal: true })
    expect(lag({ lagSeconds: 301 })?.isNormal).toBe(false)
    expect(lag({ stopped: 'reorganised' })?.isNormal).toBe(false)
  })
})
