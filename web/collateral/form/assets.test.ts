import { expect, test } from 'vitest'
import { zeroAddress } from '#domain/collateral/codes.ts'
import { assetsOf, wrapParamsOf } from './assets.ts'
import { emptyDraft, readLockDays } from './draft.ts'
import type { FormItem } from './items.ts'

const coin: FormItem = {
  symbol: 'ETH',
  address: zeroAddress,
  tokenId: null,
  amount: '1.5',
  assetType: 'native',
  removable: true,
  decimals: 18,
}
const account = `0x${'12'.repeat(20)}` as const

// shows B-9-013
test('1.5 of a coin of 18 decimals is 1500000000000000000, and only what is new goes in', () => {
  expect(assetsOf([coin, { ...coin, amount: '9', removable: false }])).toEqual([
    { assetType: 'native', contractAddress: zeroAddress, tokenId: 0n, amount: 1_500_000_000_000_000_000n },
  ])
  expect(assetsOf([{ ...coin, amount: '123456789012345678901.000000000000000001' }])[0]?.amount).toBe(
    123_456_789_012_345_678_901_000_000_000_000_000_001n,
  )
})

// shows B-2.4-009, B-3-013
test('a wrap is locked, forbids transfers, and names the settlement for all royalties', () => {
  const recipients = [{ address: account, percent: 100 }]
  const given = { items: [coin], original: null, approveAll: false, lockDays: 365, nowMs: 0, account, recipients }
  expect(wrapParamsOf(given)).toMatchObject({
    originalToken: { assetType: 'empty', contractAddress: zeroAddress, tokenId: 0n },
    royalties: recipients,
    rules: { noAddCollateral: false, noTransfer: true, noUnwrap: false, noWrap: false },
    locks: [{ lockType: '0x00', param: 31_536_000n }],
    wrapFor: account,
  })
})

// shows B-5-019, B-9-011
test('the time lock is 365 days unless said otherwise, whole, and within what the wrapper takes', () => {
  expect(emptyDraft.lockDays).toBe('365')
  expect(readLockDays('365', 1, 1095)).toBe(365)
  expect(['', '0', '-1', '1.5', 'x', '1096'].map((text) => readLockDays(text, 1, 1095))).toEqual(Array(6).fill(null))
})
