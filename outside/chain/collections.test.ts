import {
  type Address,
  createPublicClient,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  zeroAddress,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { beforeAll, expect, test } from 'vitest'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { testNFTAbi } from '#contracts/abi/test-nft.ts'
import { whiteListAbi } from '#contracts/abi/white-list.ts'
import { assetCodes } from '#domain/collateral/codes.ts'
import { mintTestNft, sendAll } from '#testing/collections.ts'
import { contractsForTest } from '#testing/wallet.ts'
import { codeOf } from './code.ts'
import { admitCollection, standSurety } from './holdings.ts'

/** The selector of `TransferFailed()`. */
const transferFailed = '0x90b8ec18'

type Market = Awaited<ReturnType<typeof contractsForTest>>['market']

let rpcUrl: string
let agent: PrivateKeyAccount
let market: Market
beforeAll(async () => {
  ;({ rpcUrl, agent, market } = await contractsForTest())
})

const chain = () => createPublicClient({ transport: http(rpcUrl) })

test('a collection is let in once, for collateral alone: nobody may take it out', async () => {
  const collection = { type: 'ERC721', address: market.minter } as const
  await admitCollection(rpcUrl, market, agent, collection)
  const sent = await chain().getTransactionCount({ address: agent.address })
  await admitCollection(rpcUrl, market, agent, collection)
  expect(await chain().getTransactionCount({ address: agent.address })).toBe(sent)
  const listed = { address: market.whiteList, abi: whiteListAbi, functionName: 'getWLItem' } as const
  expect(await chain().readContract({ ...listed, args: [market.minter] })).toMatchObject({
    enabledForCollateral: true,
    enabledForFee: false,
    enabledRemoveFromCollateral: false,
  })
})

test('what an operator is told: the id 1 of a collection that is let in can come in as an ERC-20, and holds up a plain unwrap', async () => {
  const args = ['Art', 'ART', 'https://art.example/'] as const
  const { contractAddress } = await sendAll(rpcUrl, agent, [
    { data: encodeDeployData({ abi: testNFTAbi, bytecode: codeOf('test-nft').creation, args }) },
  ])
  const art = getAddress(contractAddress ?? '')
  expect(await mintTestNft(rpcUrl, agent, art)).toBe(1n)
  await admitCollection(rpcUrl, market, agent, { type: 'ERC721', address: art })
  const { timestamp } = await chain().getBlock()
  const end = timestamp + 2n
  await standSurety(rpcUrl, market, agent, [{ token: zeroAddress, amount: 5n }], end)
  const asErc20 = { asset: { assetType: assetCodes.ERC20, contractAddress: art }, tokenId: 0n, amount: 1n }
  const wrapper = (functionName: 'addCollateral' | 'unWrap', given: readonly unknown[]): { to: Address; data: Hex } => {
    return {
      to: market.wrapper,
      data: encodeFunctionData({ abi: marketWrapperAbi, functionName, args: given as never }),
    }
  }
  await sendAll(rpcUrl, agent, [
    { to: art, data: encodeFunctionData({ abi: testNFTAbi, functionName: 'approve', args: [market.wrapper, 1n] }) },
    wrapper('addCollateral', [market.storage, 1n, [asErc20]]),
  ])
  await expect.poll(async () => BigInt(Math.floor(Date.now() / 1000)) > end).toBe(true)
  await expect(sendAll(rpcUrl, agent, [wrapper('unWrap', [market.storage, 1n])])).rejects.toThrow(transferFailed)
  await sendAll(rpcUrl, agent, [wrapper('unWrap', [assetCodes.ERC721, market.storage, 1n, true])])
})
