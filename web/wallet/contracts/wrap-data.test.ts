import { decodeFunctionData, erc721Abi } from 'viem'
import { numberToHex } from 'viem/utils'
import { describe, expect, test } from 'vitest'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { zeroAddress } from '#domain/collateral/codes.ts'
import type { Caller } from './calls.ts'
import { definedChains, definitionOf } from './definitions.ts'
import { approveCall } from './erc20.ts'
import { approveNftCall } from './nfts.ts'
import {
  addCollateralCall,
  assertApprovable,
  assertWrappable,
  noOriginal,
  type WrapParams,
  wrapCall,
} from './wrap-data.ts'
import { readMaxSlots } from './wrapped.ts'

const address = (digit: string) => `0x${digit.repeat(40)}` as const
const wrapper = address('7')
const params: WrapParams = {
  originalToken: { assetType: 'ERC721', contractAddress: address('1'), tokenId: 12n, amount: 1n },
  approveAll: true,
  fees: [{ token: address('2'), value: 3n }],
  royalties: [{ address: address('3'), percent: 50 }],
  collaterals: [
    { assetType: 'native', contractAddress: zeroAddress, tokenId: 0n, amount: 1_500_000_000_000_000_000n },
    { assetType: 'ERC20', contractAddress: address('4'), tokenId: 9n, amount: 4n },
    { assetType: 'ERC721', contractAddress: address('5'), tokenId: 5n, amount: 1n },
    { assetType: 'ERC1155', contractAddress: address('6'), tokenId: 6n, amount: 6n },
  ],
  rules: { noAddCollateral: true, noTransfer: true, noUnwrap: false, noWrap: true },
  locks: [{ lockType: '0x00', param: 1_900_000_000n }],
  outType: 'ERC721',
  outBalance: 1n,
  wrapFor: address('8'),
  unwrapDestination: address('9'),
}

describe('a wrap', () => {
  // shows B-3-020, B-3-021
  test('every parameter reaches the chain; native coin is the value alone', () => {
    const call = wrapCall(1, wrapper, params)
    expect(call.to).toBe(wrapper)
    expect(call.value).toBe(1_500_000_000_000_000_000n)
    const { functionName, args } = decodeFunctionData({ abi: marketWrapperAbi, data: call.data })
    expect(functionName).toBe('wrap')
    const item = (assetType: number, contract: string, tokenId: bigint, amount: bigint) => ({
      asset: { assetType, contractAddress: address(contract) },
      tokenId,
      amount,
    })
    expect(args).toEqual([
      {
        inAsset: item(3, '1', 12n, 0n),
        unWrapDestination: address('9'),
        fees: [{ feeType: '0x00', param: 3n, token: address('2') }],
        locks: [{ lockType: '0x00', param: 1_900_000_000n }],
        royalties: [{ beneficiary: address('3'), percent: 5000 }],
        outType: 3,
        outBalance: 1n,
        rules: '0x000e',
      },
      [item(2, '4', 0n, 4n), item(3, '5', 5n, 0n), item(4, '6', 6n, 6n)],
      address('8'),
    ])
  })

  // shows B-3-022
  test('without an original carries the zero address and token id 0', () => {
    const { args } = decodeFunctionData({
      abi: marketWrapperAbi,
      data: wrapCall(1, wrapper, { ...params, originalToken: noOriginal }).data,
    })
    const none = { asset: { assetType: 0, contractAddress: zeroAddress }, tokenId: 0n, amount: 0n }
    expect(args?.[0]).toMatchObject({ inAsset: none })
  })
})

describe('preconditions', () => {
  const withoutId = { ...params, originalToken: { ...params.originalToken, tokenId: undefined } }

  // shows B-5-020 for Bad contract address
  // shows B-5-021 for Bad approval address
  // shows B-5-022 for Empty params
  // shows B-5-023 for No original token id
  test.each([
    ['Bad contract address', () => assertWrappable('0x12', params)],
    ['Empty params', () => assertWrappable(wrapper, null)],
    ['No original token id', () => assertWrappable(wrapper, withoutId as unknown as WrapParams)],
    ['Bad contract address', () => assertApprovable('nowhere', wrapper)],
    ['Bad approval address', () => assertApprovable(wrapper, '0x12')],
    ['Bad approval address', () => assertApprovable(wrapper, zeroAddress)],
    ['Empty params', () => addCollateralCall(1, wrapper, { contractAddress: wrapper, tokenId: 1n }, [])],
  ])('%s', (words, ask) => expect(ask).toThrow(words))
})

// shows B-9-020
test('an allowance of -1 is 10^50', () => {
  const abi = definitionOf(1, 'erc20')
  const amountOf = (amount: bigint) =>
    decodeFunctionData({ abi, data: approveCall(1, address('4'), wrapper, amount).data }).args?.[1]
  expect(amountOf(-1n)).toBe(10n ** 50n)
  expect(amountOf(5n)).toBe(5n)
})

// shows B-4-031
test('an ERC-721 is approved alone or with its whole collection, an ERC-1155 with its collection only', () => {
  const asked = (type: 'ERC721' | 'ERC1155', forAll: boolean) => {
    const { to, data } = approveNftCall(1, { type, collection: address('4'), tokenId: 9n }, wrapper, forAll)
    expect(to).toBe(address('4'))
    const { functionName, args } = decodeFunctionData({ abi: [...erc721Abi], data })
    return [functionName, ...(args ?? [])]
  }
  expect(asked('ERC721', false)).toEqual(['approve', wrapper, 9n])
  expect(asked('ERC721', true)).toEqual(['setApprovalForAll', wrapper, true])
  expect(asked('ERC1155', false)).toEqual(['setApprovalForAll', wrapper, true])
})

// shows B-8.2-012, B-8.2-013, B-9-024
test('the chains 1, 4, 5, 56, 97, 137 and the local one have definitions; others name what is missing', () => {
  for (const id of [1, 4, 5, 56, 97, 137, 31_337]) {
    expect(definedChains).toContain(id)
    expect(definitionOf(id, 'wrapper').length).toBeGreaterThan(0)
  }
  expect(() => definitionOf(2, 'wrapper')).toThrow('Cannot find module 2/wrapper')
  expect(() => definitionOf(1, 'none' as 'wrapper')).toThrow('Cannot load abi')
})

// shows B-2.4-016
test('how many entries fit is what the wrapper answers', async () => {
  const answering = (slots: bigint): Caller => ({
    provider: { request: async () => numberToHex(slots, { size: 32 }) },
    account: address('8'),
    chainId: 1,
  })
  expect(await readMaxSlots(answering(25n), wrapper)).toBe(25)
  expect(await readMaxSlots(answering(3n), wrapper)).toBe(3)
})
