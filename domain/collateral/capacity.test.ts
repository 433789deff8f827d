import { describe, expect, test } from 'vitest'
import { decimal, plain } from '../money/decimal.ts'
import { capacity, collateralWorth } from './capacity.ts'
import { allowedShare } from './share.ts'

const of = (collateral: string, used: string) => capacity(decimal(collateral).times(allowedShare), decimal(used))

describe('what an agent may promise', () => {
  // shows A-9-037, B-2.5-011, B-9-014
  test('is the collateral less a tenth: of 100, 90', () => {
    expect(plain(of('100', '0').allowed)).toBe('90')
    expect(plain(of('0.0001', '0').allowed)).toBe('0.00009')
  })

  // shows B-2.5-013
  test('is free as far as it is not in use: 900 less 200 are 700', () => {
    expect(plain(of('1000', '200').free)).toBe('700')
  })

  test('is never below nothing, when collateral fell below what is in use', () => {
    expect(plain(of('100', '90.0001').free)).toBe('0')
  })

  test('tells the collateral behind it', () => {
    expect(plain(collateralWorth(of('1234.56', '0')))).toBe('1234.56')
  })
})
