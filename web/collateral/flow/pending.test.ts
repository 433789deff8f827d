import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Sent } from '#web/wallet/contracts/transactions.ts'
import { forgetPending, keepPending, type Pending, pendingOf, readPending } from './pending.ts'

const scope = { chainId: 1, account: `0x${'Aa'.repeat(20)}`, what: 'new' }
const sent: Sent = {
  hash: `0x${'1'.repeat(64)}`,
  from: `0x${'a'.repeat(40)}`,
  nonce: 3,
  isOwnNonce: false,
  block: 9,
  to: `0x${'b'.repeat(40)}`,
  data: '0x12',
}
const wrap: Pending = { job: 'wrap', isFinal: true, sent }
const other: Pending = { job: 'wrap', isFinal: true, sent: { ...sent, hash: `0x${'2'.repeat(64)}`, nonce: 4 } }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what another tab has on its way is never overwritten: the first stays until its end was seen', () => {
  keepPending(scope, wrap)
  keepPending(scope, other)
  expect(pendingOf(scope)).toEqual(wrap)
  forgetPending(scope, sent)
  expect(pendingOf(scope)).toEqual(other)
  forgetPending(scope, other.sent)
  expect(pendingOf(scope)).toBeNull()
})

test('the same transaction is remembered once, with what was learned of it', () => {
  keepPending(scope, wrap)
  const known = { ...wrap, sent: { ...sent, nonce: 7, isOwnNonce: true } }
  keepPending(scope, known)
  expect(pendingOf(scope)).toEqual(known)
  forgetPending(scope, sent)
  expect(pendingOf(scope)).toBeNull()
})

test('another account, chain or token has its own', () => {
  keepPending(scope, wrap)
  expect(pendingOf({ ...scope, account: scope.account.toLowerCase() })).toEqual(wrap)
  for (const another of [{ chainId: 5 }, { what: 'x' }, { account: `0x${'c'.repeat(40)}` }]) {
    expect(pendingOf({ ...scope, ...another })).toBeNull()
  }
})

test('what does not have the shape is left out', () => {
  for (const text of ['', '{', '7', 'null', JSON.stringify(wrap)]) expect(readPending(text)).toEqual([])
  const bad = [
    null,
    { ...wrap, job: 'steal' },
    { ...wrap, isFinal: 1 },
    { ...wrap, sent: null },
    ...[{ hash: '0x1' }, { from: '0x' }, { to: 7 }, { nonce: '3' }, { nonce: -1 }, { block: 1.5 }, { data: 'x' }].map(
      (change) => ({ ...wrap, sent: { ...sent, ...change } }),
    ),
  ]
  expect(readPending(JSON.stringify([...bad, other]))).toEqual([other])
  expect(readPending(JSON.stringify([{ ...wrap, sent: { ...sent, hash: null } }]))).toHaveLength(1)
})
