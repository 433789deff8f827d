import { expect, test } from 'vitest'
import type { FirstCoin, FirstInfo } from '#web/wallet/contracts/first.ts'
import { coinWords, leftWords, lockWords, nativeWords, originalWords, partsBack, whyLocked } from './words.ts'

const address = (digit: string) => `0x${digit.repeat(40)}` as const
const now = Date.parse('2026-11-21T12:00:00.000Z')
const seconds = now / 1000
const usdt: FirstCoin = { address: address('1'), symbol: 'USDT', decimals: 6, amount: 2_500_000n }
const symbolOf = (one: string) => (one === address('1') ? 'USDT' : null)
const fee = {
  fee: { ...usdt, amount: 1_000_000n },
  royaltyPercent: 30,
  beneficiary: address('5'),
  threshold: 3_000_000n,
  collected: 700_000n,
}
const info: FirstInfo = {
  tokenId: 7n,
  assetType: 'v0',
  owner: address('9'),
  original: { contractAddress: address('2'), tokenId: 12n },
  projectName: 'Art',
  native: 1n,
  erc20s: [usdt],
  unwrapAfter: null,
  fee: null,
}

test('amounts are exact to the last decimal of each token', () => {
  expect(nativeWords(1n, 'ETH')).toBe('0.000000000000000001\u00a0ETH')
  expect(coinWords(usdt, symbolOf)).toBe('2.5\u00a0USDT')
  expect(coinWords({ ...usdt, amount: 1n }, symbolOf)).toBe('0.000001\u00a0USDT')
  expect(coinWords({ ...usdt, decimals: null }, symbolOf)).toBe('2,500,000\u00a0USDT, in its smallest unit')
})

test('a token that the market does not know is told with its address, whatever it calls itself', () => {
  expect(coinWords({ ...usdt, address: address('3') }, symbolOf)).toBe('2.5\u00a0USDT (0x3333…3333)')
  expect(coinWords({ ...usdt, address: address('3'), symbol: '' }, symbolOf)).toBe('2.5\u00a00x3333…3333')
})

test('an original is told by its collection and id, and none as none', () => {
  expect(originalWords(info, 'Art')).toBe('Art #12')
  expect(originalWords(info)).toBe('0x2222…2222 #12')
  expect(originalWords({ ...info, original: null })).toBe('None')
})

test('a lock tells its moment and how long is left, or that it is over', () => {
  expect(lockWords(null, now)).toBe('No lock')
  expect(lockWords(seconds + 3 * 86_400, now)).toMatch(/^24 Nov \d\d:\d\d, in 3 days$/)
  expect(lockWords(seconds, now)).toMatch(/^today \d\d:\d\d, which is over$/)
  expect([leftWords(172_799_999), leftWords(7_199_999), leftWords(119_999)]).toEqual([
    '47 hours',
    '119 minutes',
    'less than 2 minutes',
  ])
})

test('everything that an unwrap brings back is named, the fees that came in too', () => {
  expect(partsBack({ ...info, fee }, 'ETH', symbolOf)).toEqual([
    'the original, Art #12',
    '0.000000000000000001\u00a0ETH',
    '2.5\u00a0USDT',
    '0.7\u00a0USDT of transfer fees',
  ])
  expect(partsBack({ ...info, original: null, native: 0n, erc20s: [] }, 'ETH', symbolOf)).toEqual([])
})

test('a lock holds until its second has come; then fees must have come in, to the last unit', () => {
  expect(whyLocked(info, now, symbolOf)).toBeNull()
  const locked = { ...info, unwrapAfter: seconds + 1 }
  expect(whyLocked(locked, now, symbolOf)).toMatch(/^It is locked until today .+ it can be unwrapped after that\.$/)
  expect(whyLocked(locked, now + 1000, symbolOf)).toBeNull()
  const short = whyLocked({ ...info, fee }, now, symbolOf)
  expect(short).toBe('Its transfers have not brought enough in fees yet: 2.3\u00a0USDT of 3\u00a0USDT are missing.')
  expect(whyLocked({ ...info, fee: { ...fee, collected: 2_999_999n } }, now, symbolOf)).toContain('0.000001\u00a0USDT')
  expect(whyLocked({ ...info, fee: { ...fee, collected: 3_000_000n } }, now, symbolOf)).toBeNull()
})
