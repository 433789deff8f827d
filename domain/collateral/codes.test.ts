import { expect, test } from 'vitest'
import {
  assetCodes,
  assetTypeOf,
  assetTypes,
  lockEnd,
  lockTypes,
  royaltyShare,
  ruleBits,
  rulesMask,
  transferFee,
} from './codes.ts'

const noRules = { noUnwrap: false, noWrap: false, noTransfer: false, noAddCollateral: false }

// shows B-3-015, B-3-016
test('the client knows five types of asset, and each code is one of them or none', () => {
  expect(assetTypes.toSorted()).toEqual(['ERC1155', 'ERC20', 'ERC721', 'empty', 'native'])
  expect(assetCodes).toEqual({ v0: -1, empty: 0, native: 1, ERC20: 2, ERC721: 3, ERC1155: 4 })
  for (const type of assetTypes) expect(assetTypeOf(assetCodes[type])).toBe(type)
  expect([assetTypeOf(-1), assetTypeOf(5)]).toEqual([null, null])
})

// shows B-3-017, B-3-018, B-3-019
test('locks, the fee and rules carry the codes of the chain', () => {
  expect(lockTypes).toEqual({ time: '0x00', value: '0x01', slots: '0x02' })
  expect(transferFee).toBe('0x00')
  expect(ruleBits).toEqual({ noUnwrap: 1, noWrap: 2, noTransfer: 4, noAddCollateral: 8 })
  expect(rulesMask(noRules)).toBe(0)
  for (const [name, bit] of Object.entries(ruleBits)) expect(rulesMask({ ...noRules, [name]: true })).toBe(bit)
  expect(rulesMask({ noUnwrap: true, noWrap: true, noTransfer: true, noAddCollateral: true })).toBe(15)
})

// shows B-3-020
test('half of the royalties is 5000', () => expect(royaltyShare(50)).toBe(5000))

// shows B-3-013, B-9-012
test('a lock of 365 days ends 31 536 000 seconds from now, in whole seconds', () => {
  expect(lockEnd(1_000_000_999, 365)).toBe(1_000_000n + 31_536_000n)
})
