import type { Address, ContractFunctionArgs, Hex } from 'viem'
import { isAddress, numberToHex } from 'viem/utils'
import {
  type AssetType,
  assetCodes,
  type LockType,
  type Rules,
  royaltyShare,
  rulesMask,
  transferFee,
  zeroAddress,
} from '#domain/collateral/codes.ts'
import { type Call, callOf } from './calls.ts'
import { definitionOf } from './definitions.ts'

/** So much of an asset, in its smallest unit; the address is zero for native coin and for no asset at all. */
export interface Asset {
  readonly assetType: AssetType
  readonly contractAddress: Address
  readonly tokenId: bigint
  readonly amount: bigint
}

/** Everything that a wrap says (specification, second file §3). */
export interface WrapParams {
  readonly originalToken: Asset
  /** Whether the original's whole collection is approved, instead of the one token. */
  readonly approveAll: boolean
  readonly fees: readonly { readonly token: Address; readonly value: bigint }[]
  /** Percents of a hundred. */
  readonly royalties: readonly { readonly address: Address; readonly percent: number }[]
  readonly collaterals: readonly Asset[]
  readonly rules: Rules
  readonly locks: readonly { readonly lockType: LockType; readonly param: bigint }[]
  readonly outType: AssetType
  readonly outBalance: bigint
  readonly wrapFor: Address
  readonly unwrapDestination: Address
}

/** No original: the zero address and token id 0. */
export const noOriginal: Asset = { assetType: 'empty', contractAddress: zeroAddress, tokenId: 0n, amount: 0n }

type WrapperAbi = ReturnType<typeof definitionOf<'wrapper'>>
type WrapArgs = ContractFunctionArgs<WrapperAbi, 'payable', 'wrap'>
type Item = WrapArgs[1][number]

function itemOf({ assetType, contractAddress, tokenId, amount }: Asset): Item {
  const isPlain = assetType === 'native' || assetType === 'ERC20'
  return {
    asset: { assetType: assetCodes[assetType], contractAddress },
    tokenId: isPlain ? 0n : tokenId,
    amount: assetType === 'ERC721' ? 0n : amount,
  }
}

/** What of the collateral is native coin travels as the value of the call, in wei. */
export function nativeSum(collaterals: readonly Asset[]): bigint {
  return collaterals.reduce((sum, { assetType, amount }) => (assetType === 'native' ? sum + amount : sum), 0n)
}

/** The call that wraps. Throws what `assertWrappable` throws for parameters that cannot be meant. */
export function wrapCall(chainId: number, wrapper: Address, params: WrapParams): Call {
  assertWrappable(wrapper, params)
  const inData: WrapArgs[0] = {
    inAsset: itemOf(params.originalToken),
    unWrapDestination: params.unwrapDestination,
    fees: params.fees.map(({ token, value }) => ({ feeType: transferFee, param: value, token })),
    locks: params.locks.map(({ lockType, param }) => ({ lockType, param })),
    royalties: params.royalties.map(({ address, percent }) => ({
      beneficiary: address,
      percent: royaltyShare(percent),
    })),
    outType: assetCodes[params.outType],
    outBalance: params.outBalance,
    rules: rulesBytes(params.rules),
  }
  const items = tokensOf(params.collaterals)
  const args: WrapArgs = [inData, items, params.wrapFor]
  return callOf(wrapper, definitionOf(chainId, 'wrapper'), 'wrap', args, nativeSum(params.collaterals))
}

/** The call that puts more into a wrapped token. */
export function addCollateralCall(
  chainId: number,
  wrapper: Address,
  wnft: { readonly contractAddress: Address; readonly tokenId: bigint },
  collaterals: readonly Asset[],
): Call {
  if (!isAddress(wrapper, { strict: false })) throw new Error('Bad contract address')
  if (collaterals.length === 0) throw new Error('Empty params')
  const args = [wnft.contractAddress, wnft.tokenId, tokensOf(collaterals)] as const
  return callOf(wrapper, definitionOf(chainId, 'wrapper'), 'addCollateral', args, nativeSum(collaterals))
}

/** The call that ends a wrapped token and pays everything out. */
export function unWrapCall(
  chainId: number,
  wrapper: Address,
  wnft: { readonly contractAddress: Address; readonly tokenId: bigint },
): Call {
  if (!isAddress(wrapper, { strict: false })) throw new Error('Bad contract address')
  const args = [wnft.contractAddress, wnft.tokenId] as const
  return callOf(wrapper, definitionOf(chainId, 'wrapper'), 'unWrap', args)
}

/** How much gas an unwrap is given beyond the estimate: what is inside may have changed by the time it is mined. */
export const unWrapExtraGas = 100_000n

/** The wrapper goes by what is sent for native coin, and is not told of it a second time. */
function tokensOf(collaterals: readonly Asset[]): Item[] {
  return collaterals.filter(({ assetType }) => assetType !== 'native').map(itemOf)
}

export function rulesBytes(rules: Rules): Hex {
  return numberToHex(rulesMask(rules), { size: 2 })
}

/** The preconditions of a wrap that need no look at the chain, in the specification's words. */
export function assertWrappable(wrapper: string, params: WrapParams | null): asserts params is WrapParams {
  if (!isAddress(wrapper, { strict: false })) throw new Error('Bad contract address')
  if (!params) throw new Error('Empty params')
  const { originalToken } = params
  if (!isAddress(originalToken.contractAddress, { strict: false })) throw new Error('Bad contract address')
  const needsId = originalToken.assetType === 'ERC721' || originalToken.assetType === 'ERC1155'
  const id: bigint | null | undefined = originalToken.tokenId
  if (needsId && (id === null || id === undefined)) throw new Error('No original token id')
}

/** Whom an approval is for must be an address. */
export function assertApprovable(contract: string, spender: string): void {
  if (!isAddress(contract, { strict: false })) throw new Error('Bad contract address')
  if (!isAddress(spender, { strict: false }) || spender === zeroAddress) throw new Error('Bad approval address')
}
