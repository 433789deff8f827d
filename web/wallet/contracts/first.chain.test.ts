import { createPublicClient, encodeFunctionData, erc20Abi, erc721Abi, getAddress, type Hex, http } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { beforeAll, expect, test } from 'vitest'
import { firstDistributorAbi } from '#contracts/abi/first-distributor.ts'
import { giveNft, sendAll, wrapFirst } from '#testing/collections.ts'
import { firstForTest, fundedAccount, TestWallet } from '#testing/wallet.ts'
import type { Caller } from './calls.ts'
import { readFirst, readFirstHeld, unwrapFirstCall } from './first.ts'
import { noSuchToken, reasonOf } from './reasons.ts'
import { send, waitForMined } from './transactions.ts'

const one = 10n ** 18n
let rpcUrl: string
let agent: PrivateKeyAccount
let first: Hex
let minter: Hex
let token: Hex
let caller: Caller

beforeAll(async () => {
  const deployed = await firstForTest()
  ;({ rpcUrl, agent, first } = deployed)
  minter = deployed.market.minter
  token = deployed.market.tokens.USDT as Hex
  caller = callerOf(agent)
})

function callerOf(account: PrivateKeyAccount): Caller {
  return { provider: new TestWallet(account, rpcUrl), account: account.address, chainId: 31_337 }
}

async function unwrap(who: Caller, tokenId: bigint) {
  return waitForMined(
    who,
    await send(who, unwrapFirstCall(who.chainId, { contractAddress: first, tokenId })),
    new AbortController().signal,
  )
}

test('a token is read with its owner, original, contents and terms', async () => {
  const end = BigInt(Math.floor(Date.now() / 1000)) + 86_400n
  const fee = { token, amount: 3n * one, royaltyPercent: 30n, threshold: 5n * one }
  const { tokenId, originalId } = await wrapFirst(rpcUrl, agent, {
    minter,
    first,
    value: one / 2n,
    unwrapAfter: end,
    inside: { token, amount: 7n },
    fee,
  })
  expect(await readFirst(caller, first, tokenId)).toEqual({
    tokenId,
    assetType: 'v0',
    owner: agent.address,
    original: { contractAddress: getAddress(minter), tokenId: originalId },
    projectName: 'Surety test NFT',
    native: one / 2n,
    erc20s: [{ address: token, symbol: 'USDT', decimals: 18, amount: 7n }],
    unwrapAfter: Number(end),
    fee: {
      fee: { address: token, symbol: 'USDT', decimals: 18, amount: 3n * one },
      royaltyPercent: 30,
      beneficiary: agent.address,
      threshold: 5n * one,
      collected: 0n,
    },
  })
  await expect(unwrap(caller, tokenId)).rejects.toThrow('Cant unwrap before day X')
})

test('one that was wrapped around nothing is read as that', async () => {
  const holder = await fundedAccount()
  const args = [[holder.address], [], 0n] as const
  const data = encodeFunctionData({ abi: firstDistributorAbi, functionName: 'WrapAndDistribEmpty', args })
  await sendAll(rpcUrl, agent, [{ to: first, data }])
  const { tokens } = await readFirstHeld(callerOf(holder), first)
  expect(tokens).toMatchObject([{ original: null, native: 0n, unwrapAfter: null }])
  expect(await readFirst(callerOf(holder), first, tokens[0]?.tokenId ?? 0n)).toMatchObject({ erc20s: [], fee: null })
})

test('its owner alone unwraps it, and has everything back; then there is no such token', async () => {
  const { tokenId, originalId } = await wrapFirst(rpcUrl, agent, {
    minter,
    first,
    value: one,
    inside: { token, amount: 9n },
  })
  await expect(unwrap(callerOf(await fundedAccount()), tokenId)).rejects.toThrow('Only owner can unwrap it!')
  const chain = createPublicClient({ transport: http(rpcUrl) })
  const balance = { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [agent.address] } as const
  const before = await chain.readContract(balance)
  await unwrap(caller, tokenId)
  expect((await chain.readContract(balance)) - before).toBe(9n)
  const owner = { address: minter, abi: erc721Abi, functionName: 'ownerOf', args: [originalId] } as const
  expect(await chain.readContract(owner)).toBe(agent.address)
  const gone = await readFirst(caller, first, tokenId).catch((fault) => reasonOf(fault))
  expect(gone).toBe(noSuchToken)
})

test('a threshold holds an unwrap until its fees have come in', async () => {
  const other = await fundedAccount()
  const fee = { token, amount: 2n * one, royaltyPercent: 0n, threshold: 2n * one }
  const { tokenId } = await wrapFirst(rpcUrl, agent, { minter, first, fee })
  await expect(unwrap(caller, tokenId)).rejects.toThrow('Cant unwrap due Fee Threshold')
  const chain = createPublicClient({ transport: http(rpcUrl) })
  const listed = { address: first, abi: firstDistributorAbi, functionName: 'partnersTokenList', args: [token] } as const
  const [, model] = await chain.readContract(listed)
  const args = [model, 2n * one] as const
  await sendAll(rpcUrl, agent, [
    { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }) },
  ])
  await giveNft(rpcUrl, agent, first, other.address, tokenId)
  expect((await readFirst(caller, first, tokenId)).fee).toMatchObject({ collected: 2n * one, threshold: 2n * one })
  await unwrap(callerOf(other), tokenId)
})

test('those that stayed with somebody are listed, newest first; those that left are not', async () => {
  const holder = await fundedAccount()
  const mine = callerOf(holder)
  expect(await readFirstHeld(mine, first)).toEqual({ tokens: [], others: 0 })
  const ids: bigint[] = []
  for (const value of [1n, 2n, 3n]) ids.push((await wrapFirst(rpcUrl, holder, { minter, first, value })).tokenId)
  await giveNft(rpcUrl, holder, first, agent.address, ids[1] ?? 0n)
  const { tokens, others } = await readFirstHeld(mine, first)
  expect(tokens.map(({ tokenId, native }) => [tokenId, native])).toEqual([
    [ids[2], 3n],
    [ids[0], 1n],
  ])
  expect(others).toBe(0)
})

test('a node that does not tell of all blocks at once is asked in spans; what it cannot tell is counted', async () => {
  const holder = await fundedAccount()
  const { tokenId } = await wrapFirst(rpcUrl, holder, { minter, first })
  const mine = callerOf(holder)
  const asked: unknown[] = []
  const provider = (isDeaf: boolean): Caller['provider'] => ({
    request: async (ask) => {
      if (ask.method !== 'eth_getLogs') return mine.provider.request(ask)
      const [filter] = ask.params as [{ fromBlock: string; toBlock: string }]
      asked.push(filter.toBlock)
      if (filter.toBlock === 'latest') throw { code: -32005, message: 'query returned more than 10000 results' }
      return isDeaf ? [] : mine.provider.request(ask)
    },
  })
  const found = await readFirstHeld({ ...mine, provider: provider(false) }, first)
  expect(found).toMatchObject({ tokens: [{ tokenId }], others: 0 })
  expect(asked.length).toBeGreaterThan(1)
  expect(await readFirstHeld({ ...mine, provider: provider(true) }, first)).toEqual({ tokens: [], others: 1 })
})
