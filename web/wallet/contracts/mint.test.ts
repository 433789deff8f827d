import { numberToHex, pad } from 'viem/utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Caller } from './calls.ts'
import { mint, mintWaitMs } from './mint.ts'

const account = `0x${'1a'.repeat(20)}` as const
const minter = `0x${'2b'.repeat(20)}` as const
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const minted = (id: bigint) => ({
  address: minter,
  topics: [transferTopic, pad('0x0'), pad(account), numberToHex(id, { size: 32 })],
  data: '0x',
})

/** A wallet of this chain whose node tells of the mint in its receipt, and counts how often it is asked for events. */
function walletOn(chainId: number) {
  const events: object[] = []
  let looks = 0
  const answers: Record<string, () => unknown> = {
    eth_accounts: () => [account],
    eth_chainId: () => numberToHex(chainId),
    eth_blockNumber: () => '0x5',
    eth_estimateGas: () => '0x5208',
    eth_getTransactionCount: () => '0x0',
    eth_sendTransaction: () => `0x${'3c'.repeat(32)}`,
    eth_getTransactionReceipt: () => ({
      transactionHash: `0x${'3c'.repeat(32)}`,
      status: '0x1',
      blockNumber: '0x6',
      logs: [minted(7n)],
    }),
    eth_getLogs: () => {
      looks += 1
      return events
    },
  }
  const caller: Caller = { provider: { request: async ({ method }) => answers[method]?.() }, account, chainId }
  return { caller, events, looks: () => looks }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

// shows B-7.4-090, B-9-023
test('after a mint on chain 137 its event is listened to for 30 000 ms more, then no longer', async () => {
  const { caller, events, looks } = walletOn(137)
  const ids: bigint[] = []
  await mint(caller, minter, (id) => ids.push(id), new AbortController().signal)
  expect(ids).toEqual([7n])
  expect(mintWaitMs(137)).toBe(30_000)
  events.push(minted(7n), minted(8n))
  await vi.advanceTimersByTimeAsync(29_999)
  const before = looks()
  expect(before).toBe(14)
  expect(ids).toEqual([7n, 8n])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looks() - before).toBeLessThanOrEqual(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('on other chains nothing is listened to once the mint is there', async () => {
  const { caller, looks } = walletOn(1)
  await mint(caller, minter, () => undefined, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looks()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('a rejected mint is not listened for', async () => {
  const { caller } = walletOn(137)
  const { request } = caller.provider
  const rejecting: Caller = {
    ...caller,
    provider: {
      request: async (ask) =>
        ask.method === 'eth_sendTransaction' ? Promise.reject({ code: 4001, message: 'no' }) : request(ask),
    },
  }
  const asked = mint(rejecting, minter, () => undefined, new AbortController().signal)
  await expect(asked).rejects.toMatchObject({ code: 4001 })
  expect(vi.getTimerCount()).toBe(0)
})
