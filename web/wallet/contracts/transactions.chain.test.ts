import { type Hex, parseEther, toHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { contractsForTest, TestWallet } from '#testing/wallet.ts'
import type { Call, Caller } from './calls.ts'
import { approveCall } from './erc20.ts'
import { type Sent, send, waitForMined } from './transactions.ts'

type Ask = Parameters<TestWallet['request']>[0]

let agent: PrivateKeyAccount
let rpcUrl: string
let approve: Call
let caller: Caller
/** Every method that the node was asked for. */
let methods: string[]
let wallet: TestWallet

beforeAll(async () => {
  const deployed = await contractsForTest()
  ;({ agent, rpcUrl } = deployed)
  const { tokens, wrapper } = deployed.market
  approve = approveCall(31_337, tokens.USDT as Hex, wrapper, parseEther('3'))
})

beforeEach(() => {
  methods = []
  wallet = new TestWallet(agent, rpcUrl)
  caller = { provider: through(async (ask) => wallet.request(ask)), account: agent.address, chainId: 31_337 }
})

/** The wallet, with its answers changed on the way. */
function through(request: (ask: Ask) => Promise<unknown>) {
  return {
    request: async (ask: Ask) => {
      methods.push(ask.method)
      return request(ask)
    },
  }
}

const never = new AbortController().signal
const quick = async () => undefined

/** Something else that the account sends. */
async function another(): Promise<Sent> {
  const plain = { ...caller, provider: new TestWallet(agent, rpcUrl) }
  const sent = await send(plain, { to: agent.address, data: '0x' })
  await waitForMined(plain, sent, never)
  return sent
}

/** The wallet sends something else of the account's just before, so that the number read before is that one's. */
function overtaken() {
  wallet.before = async (method) => {
    if (method !== 'eth_sendTransaction') return
    wallet.before = quick
    await another()
  }
}

test('another transaction with the number read before is no replacement while the hash is only late', async () => {
  overtaken()
  let silent = 6
  const request = caller.provider.request
  const isLate = ({ method }: Ask) =>
    (method === 'eth_getTransactionReceipt' || method === 'eth_getTransactionByHash') && silent-- > 0
  const late = { ...caller, provider: { request: async (ask: Ask) => (isLate(ask) ? null : request(ask)) } }
  const sent = await send(late, approve)
  const mined = await waitForMined(late, sent, never, { pause: quick })
  expect(mined.hash).toBe(sent.hash)
})

test('a transaction has the number that it tells, whatever was read before, and that is told on, to be kept', async () => {
  overtaken()
  const first = await another()
  const sent = await send(caller, approve)
  const receipts: unknown[] = [null]
  const request = caller.provider.request
  const late = through(async (ask) =>
    ask.method === 'eth_getTransactionReceipt' && receipts.length > 0 ? receipts.pop() : request(ask),
  )
  const learned: Sent[] = []
  await waitForMined({ ...caller, provider: late }, sent, never, {
    pause: quick,
    learned: (known) => learned.push(known),
  })
  expect(learned).toEqual([{ ...sent, nonce: first.nonce + 2, isOwnNonce: true }])
})

const gone: Hex = toHex('gone', { size: 32 })

test('it is replaced where its hash is gone and its own number belongs to another; found without reading every block', async () => {
  const taker = await another()
  const sent: Sent = { ...taker, hash: gone, isOwnNonce: true, to: approve.to, data: approve.data, block: 0 }
  methods.length = 0
  await expect(waitForMined(caller, sent, never, { pause: quick })).rejects.toThrow('cancelled or replaced')
  expect(methods.filter((method) => method === 'eth_getBlockByNumber')).toHaveLength(1)
})

test('a hash that is gone is waited for while its number was only guessed', async () => {
  const taker = await another()
  const sent: Sent = { ...taker, hash: gone, to: approve.to, data: approve.data }
  const control = new AbortController()
  let looks = 0
  const pause = async () => {
    looks += 1
    if (looks === 3) control.abort(new Error('long enough'))
  }
  await expect(waitForMined(caller, sent, control.signal, { pause })).rejects.toThrow('long enough')
})

test('sent again with another fee it is found under its new hash, also behind others of the account', async () => {
  const before = await another()
  const again = await send(caller, approve)
  await waitForMined(caller, again, never)
  const own: Sent = { ...again, isOwnNonce: true, hash: gone }
  expect((await waitForMined(caller, own, never, { pause: quick })).hash).toBe(again.hash)
  const guessed: Sent = { ...again, hash: gone, nonce: before.nonce, block: before.block, isOwnNonce: false }
  expect((await waitForMined(caller, guessed, never, { pause: quick })).hash).toBe(again.hash)
})

test('without a hash, the wallet’s empty transaction to oneself under its number is its cancellation', async () => {
  const cancel = await another()
  const sent: Sent = { ...cancel, hash: null, isOwnNonce: false, to: approve.to, data: approve.data }
  await expect(waitForMined(caller, sent, never, { pause: quick })).rejects.toThrow('cancelled or replaced')
})
