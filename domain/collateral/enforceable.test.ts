import { describe, expect, test } from 'vitest'
import { coverSeconds, isRemovable } from './enforceable.ts'

const settlement = '0x00000000000000000000000000000000000000aa'
const other = '0x00000000000000000000000000000000000000bb'
const terms = { rules: 0x0004, receivers: [settlement] }
const remover = { address: settlement, isTrusted: true }
const listed = { kind: 'erc20', isListed: true } as const

describe('an item can be removed', () => {
  test('when the token stays and names the remover, who is trusted, and the asset may be removed', () => {
    expect(isRemovable(terms, remover, listed)).toBe(true)
    expect(isRemovable({ ...terms, rules: 0x000c }, remover, listed)).toBe(true)
  })
  test('when it is native coin, which needs no list', () => {
    expect(isRemovable(terms, remover, { kind: 'native', isListed: false })).toBe(true)
  })
  test.each<[string, ...Parameters<typeof isRemovable>]>([
    ['the token can change hands', { ...terms, rules: 0x000b }, remover, listed],
    ['the token does not name the remover', { ...terms, receivers: [] }, remover, listed],
    ['it names somebody else as well', { ...terms, receivers: [settlement, other] }, remover, listed],
    ['the remover is not trusted', terms, { ...remover, isTrusted: false }, listed],
    ['the asset is not listed', terms, remover, { kind: 'erc20', isListed: false }],
    ['it is a collectible', terms, remover, { kind: 'other', isListed: true }],
  ])('never when %s', (_, ...given) => {
    expect(isRemovable(...given)).toBe(false)
  })
})

test('an order is covered through all its stages, one after the other', () => {
  expect(coverSeconds({ payout: 1, hold: 10, dispute: 100, decision: 1000 })).toBe(87_511)
})
