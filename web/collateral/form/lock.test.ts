import { expect, test } from 'vitest'
import { emptyDraft, readDraft, readLockDays } from './draft.ts'
import { leastLockDays, lockFault, lockHint } from './lock.ts'

const day = 86_400

test('a lock must outlast what an order can need of it', () => {
  expect([0, 1, day - 1, day, 45 * day, 45 * day + 1].map(leastLockDays)).toEqual([1, 1, 1, 2, 46, 46])
  expect(readLockDays('45', leastLockDays(45 * day), 1095)).toBeNull()
  expect(readLockDays('46', leastLockDays(45 * day), 1095)).toBe(46)
  expect(lockFault(46, 1095)).toContain('from 46 to 1095')
})

test('it says until when a lock backs new orders, and what its last days are for', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z')
  expect(lockHint(365, 45.5 * day, now)).toMatch(
    /^Backs new orders until 7 Oct 2027 \d\d:\d\d; the last 46 days only cover orders that are still open\.$/,
  )
})

test('what was entered is read again; what has another shape is forgotten', () => {
  const item = {
    symbol: 'ETH',
    address: `0x${'0'.repeat(40)}`,
    tokenId: null,
    amount: '1.5',
    assetType: 'native',
    removable: true,
    decimals: 18,
  }
  const draft = { ...emptyDraft, items: [item], unlimited: [item.address] }
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
  for (const bad of [
    { amount: '1,5' },
    { amount: 1.5 },
    { address: '0x12' },
    { assetType: 'ERC20X' },
    { removable: false },
    { decimals: -1 },
    { tokenId: 'x' },
  ]) {
    expect(readDraft(JSON.stringify({ ...draft, items: [{ ...item, ...bad }] }))).toBeNull()
  }
  for (const bad of ['', '{', 'null', '[]', '{"items":{}}', JSON.stringify({ ...draft, unlimited: true })]) {
    expect(readDraft(bad)).toBeNull()
  }
})
