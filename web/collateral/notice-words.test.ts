import { expect, test } from 'vitest'
import type { CollateralNotice } from '#api/collateral.ts'
import { noticeWords } from './notice-words.ts'

const notice: CollateralNotice = {
  kind: 'unregistered',
  chainId: 137,
  contractAddress: `0x${'1'.repeat(40)}`,
  tokenId: '1',
  at: '2026-03-03T14:02:00.000Z',
}
const networks = [
  { chainId: 137, name: 'Polygon' },
  { chainId: 56, name: 'BNB Smart Chain' },
]

test('tokens of the same id on two chains, or of two contracts, are two notices', () => {
  const all = [
    notice,
    { ...notice, chainId: 56 },
    { ...notice, contractAddress: `0x${'2'.repeat(40)}` },
    { ...notice, kind: 'ended' as const },
  ].map((one) => noticeWords(one, networks, 0))
  expect(new Set(all.map(({ key }) => key)).size).toBe(4)
  expect(all.map(({ title }) => title).slice(0, 2)).toEqual([
    'Wrapped token 1 on Polygon is not registered',
    'Wrapped token 1 on BNB Smart Chain is not registered',
  ])
  expect(noticeWords({ ...notice, chainId: 7 }, networks, 0).title).toBe('Wrapped token 1 on chain 7 is not registered')
})
