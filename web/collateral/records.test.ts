import { expect, test } from 'vitest'
import type { WnftCollateral } from '#api/collateral.ts'
import { assetCodes, zeroAddress } from '#domain/collateral/codes.ts'
import { backsWords, insideItems, itemWords, typeName, unlockMs, wholeAmount } from './records.ts'

const coin: WnftCollateral['collaterals'][number] = {
  assetType: 'native',
  contractAddress: zeroAddress,
  tokenId: '0',
  amount: '1000000000000000001',
  decimals: 18,
  ticker: 'ETH',
  isRemovable: true,
}
const nft = { ...coin, assetType: 'ERC721', tokenId: '7', amount: '0', decimals: 0, ticker: null } as const

// shows A-9-034
test('amounts are shown to the last of 18 decimals', () => {
  expect(wholeAmount(coin)).toBe('1.000000000000000001')
  expect(wholeAmount({ amount: '1', decimals: 18 })).toBe('0.000000000000000001')
  expect(wholeAmount({ amount: '250000000', decimals: 6 })).toBe('250')
})

test('what lies in a token stands in the form without a way to remove it', () => {
  const items = insideItems({ collaterals: [coin, nft] } as unknown as WnftCollateral)
  expect(items).toMatchObject([
    { symbol: 'ETH', address: zeroAddress, tokenId: null, amount: '1.000000000000000001', removable: false },
    { symbol: 'NFT', tokenId: '7', amount: null, assetType: 'ERC721', removable: false },
  ])
})

test('an item is told with its amount; NFTs by contract and id, and how many of an ERC-1155', () => {
  const contractAddress = `0x${'12'.repeat(20)}`
  expect(itemWords({ ...coin, amount: '1500000000000000000' })).toBe('1.5\u00a0ETH')
  expect(itemWords({ ...coin, assetType: 'ERC20', ticker: null })).toBe('1.000000000000000001\u00a0unknown token')
  expect(itemWords({ ...nft, contractAddress })).toBe('0x1212…1212 #7')
  expect(itemWords({ ...nft, assetType: 'ERC1155', contractAddress, amount: '1200' })).toBe('1,200 × 0x1212…1212 #7')
})

test('every type has its name, the first generation too', () => {
  expect(typeName('ERC1155')).toBe('ERC-1155')
  expect(typeName('v0')).toBe('First generation (v0)')
  expect(assetCodes.v0).toBe(-1)
})

test('a time lock ends at its moment in Unix seconds; the last of several counts', () => {
  const lock = (lockType: string, param: string) => ({ lockType, param })
  expect(unlockMs({ locks: [lock('0x00', '2000000000'), lock('0x00', '1900000000')] })).toBe(2_000_000_000_000)
  expect(unlockMs({ locks: [lock('0x02', '5')] })).toBeNull()
})

test('a token says until when it backs new orders, and when it no longer does', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z')
  expect(backsWords('2027-11-21T12:00:00.000Z', now)).toMatch(/^Backs new orders until 21 Nov 2027 \d\d:\d\d$/)
  expect(backsWords('2026-11-21T12:00:00.000Z', now)).toBe('Backs no new orders any more')
})
