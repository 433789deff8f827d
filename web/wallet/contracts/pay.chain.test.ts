import { type Address, type Hex, parseEther } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { beforeAll, expect, test } from 'vitest'
import { contractsForTest, TestWallet } from '#testing/wallet.ts'
import type { Caller } from './calls.ts'
import { readErc20Balance } from './erc20.ts'
import { payCall } from './pay.ts'
import { type Sent, send, waitForMined } from './transactions.ts'

const never = new AbortController().signal
/** Somebody who has nothing yet. */
const to: Address = '0x00000000000000000000000000000000000a11ce'

let payer: PrivateKeyAccount
let rpcUrl: string
let token: Address
let caller: Caller

beforeAll(async () => {
  const deployed = await contractsForTest()
  payer = deployed.agent
  rpcUrl = deployed.rpcUrl
  token = deployed.market.tokens.USDT as Address
  const wallet = new TestWallet(payer, rpcUrl)
  caller = { provider: { request: (ask) => wallet.request(ask) }, account: payer.address, chainId: 31_337 }
})

const pay = async (of: Address | null, amount: string) =>
  waitForMined(caller, await send(caller, await payCall(caller, { token: of, to, amount })), never)

test('a token is paid exactly, to the last place', async () => {
  const before = await readErc20Balance({ ...caller, account: to }, token)
  await pay(token, '1.000000000000000001')
  expect((await readErc20Balance({ ...caller, account: to }, token)) - before).toBe(parseEther('1') + 1n)
})

test('coins are paid exactly', async () => {
  const balance = async () => {
    const held = await caller.provider.request({ method: 'eth_getBalance', params: [to, 'latest'] })
    return BigInt(String(held))
  }
  const before = await balance()
  await pay(null, '0.000000000000000007')
  expect((await balance()) - before).toBe(7n)
})

test('what cannot be paid exactly, or is not there, is not paid', async () => {
  const call = (of: Address | null, amount: string) => payCall(caller, { token: of, to, amount })
  await expect(call(token, '1.0000000000000000001')).rejects.toThrow('only 18 decimal places')
  await expect(call(token, '900000000')).rejects.toThrow('Not enough USDT')
  await expect(call(null, '900000000')).rejects.toThrow('Not enough coins')
})

test('it is told before the wallet is asked, so that a wallet that falls silent leaves a trace', async () => {
  const wallet = new TestWallet(payer, rpcUrl)
  const heard: string[] = []
  const told: Sent[] = []
  const silent: Caller = {
    ...caller,
    provider: {
      request: (ask) => {
        heard.push(ask.method)
        return ask.method === 'eth_sendTransaction' ? Promise.reject(new Error('gone')) : wallet.request(ask)
      },
    },
  }
  const call = await payCall(silent, { token, to, amount: '2' })
  const asking = (sent: Sent) => {
    expect(heard).not.toContain('eth_sendTransaction')
    told.push(sent)
  }
  await expect(send(silent, call, undefined, asking)).rejects.toThrow('gone')
  expect(told).toMatchObject([{ hash: null, from: payer.address, to: token, data: call.data as Hex }])
})
