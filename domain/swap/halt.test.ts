import { describe, expect, test } from 'vitest'
import { type HaltScope, haltOf } from './halt.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const back = { from: pair.to, to: pair.from }
const other = { from: { network: 'TRON', currency: 'USDT' }, to: { network: 'BANK', currency: 'GBP' } }

type Of = { readonly what: HaltScope }

describe('what a halt stops', () => {
  test('the market: every pair', () => {
    for (const which of [pair, back, other]) expect(haltOf([{ what: { scope: 'market' } }], which)).not.toBeNull()
  })

  test('a network: whatever is from it or to it', () => {
    const halt = { what: { scope: 'network', network: 'SEPA' } as const }
    expect(haltOf([halt], pair)).toBe(halt)
    expect(haltOf([halt], back)).toBe(halt)
    expect(haltOf([halt], other)).toBeNull()
  })

  test('a pair: that direction and no other', () => {
    const halt = { what: { scope: 'pair', pair } as const }
    expect(haltOf([halt], pair)).toBe(halt)
    expect(haltOf([halt], back)).toBeNull()
    expect(haltOf([halt], { ...pair, from: { ...pair.from, currency: 'USDC' } })).toBeNull()
  })

  test('of several the widest speaks', () => {
    const narrow: Of = { what: { scope: 'pair', pair } }
    const wide: Of = { what: { scope: 'network', network: 'LOCAL' } }
    expect(haltOf([narrow, wide], pair)).toBe(wide)
    const widest: Of = { what: { scope: 'market' } }
    expect(haltOf([narrow, wide, widest], pair)).toBe(widest)
  })
})
