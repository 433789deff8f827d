import { afterEach, expect, test } from 'vitest'
import { connection } from '../connection.ts'
import type { Wallet } from '../provider.ts'
import { callerAt, WalletMoved } from './calls.ts'

const account = `0x${'ab'.repeat(20)}`
const place = { account, chainId: 137 }
const wallet = { info: { name: 'A wallet' }, provider: { request: async () => null } } as unknown as Wallet
const before = connection.get()

afterEach(() => connection.set(before))

test('a caller is the one that a page was drawn for, however its address is written', () => {
  connection.set({ wallet, account: account.toUpperCase().replace('0X', '0x'), chainId: 137 })
  expect(callerAt(place)).toMatchObject({ chainId: 137, provider: wallet.provider })
})

test('another account or another chain than the page’s is refused before anything is asked', () => {
  connection.set({ wallet, account: `0x${'cd'.repeat(20)}`, chainId: 137 })
  expect(() => callerAt(place)).toThrow(WalletMoved)
  connection.set({ wallet, account, chainId: 1 })
  expect(() => callerAt(place)).toThrow(WalletMoved)
  connection.set({ wallet, account: null, chainId: 137 })
  expect(() => callerAt(place)).toThrow('Unable to connect to wallet A wallet')
})
