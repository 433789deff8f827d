import { type Address, getAddress } from 'viem'
import { parseEventLogs } from 'viem/utils'
import { type AssetType, assetTypeOf, transferFee } from '#domain/collateral/codes.ts'
import { type Caller, readFrom } from './calls.ts'
import { definitionOf, wrapperEvents } from './definitions.ts'
import type { Log } from './transactions.ts'
import type { Asset } from './wrap-data.ts'

export interface TransferFee {
  readonly token: Address
  /** In the token's smallest unit. */
  readonly value: bigint
}

/** A wrapped token as the chain tells it now. */
export interface WrappedInfo {
  readonly owner: Address
  readonly tokenUrl: string
  readonly fees: readonly TransferFee[]
  readonly collateral: readonly { assetType: AssetType; address: Address; tokenId: bigint; amount: bigint }[]
  readonly original: {
    readonly assetType: AssetType
    readonly contractAddress: Address
    readonly tokenId: bigint
    /** How many of an ERC-1155; 0 for an ERC-721. */
    readonly amount: bigint
    readonly name: string
  }
  readonly locks: readonly { readonly lockType: string; readonly param: bigint }[]
  readonly rules: number
}

/** How it is told that a token is none that the wrapper made, or that it ended. */
export const notWrapped = 'Not wrapped token'

/** The record of a wrapped token with its owner and page. Throws 'Not wrapped token' for any other token. */
export async function readWrapped(
  caller: Caller,
  wrapper: Address,
  contractAddress: Address,
  tokenId: bigint,
): Promise<WrappedInfo> {
  const abi = definitionOf(caller.chainId, 'wrapper')
  const storage = definitionOf(caller.chainId, 'storage')
  if ((await readFrom(caller, wrapper, abi, 'wnftTypes', [contractAddress])) === 0) throw new Error(notWrapped)
  const isThere = await readFrom(caller, contractAddress, storage, 'exists', [tokenId])
  if (!isThere) throw new Error(notWrapped)
  const [record, owner, tokenUrl] = await Promise.all([
    readFrom(caller, wrapper, abi, 'getWrappedToken', [contractAddress, tokenId]),
    readFrom(caller, contractAddress, storage, 'ownerOf', [tokenId]),
    readFrom(caller, contractAddress, storage, 'tokenURI', [tokenId]).catch(() => ''),
  ])
  const { inAsset } = record
  const original = inAsset.asset.contractAddress
  const isNft = inAsset.asset.assetType === 3 || inAsset.asset.assetType === 4
  const name = isNft ? await readFrom(caller, original, storage, 'name', []).catch(() => '') : ''
  return {
    owner: getAddress(owner),
    tokenUrl,
    fees: transferFees(record.fees),
    collateral: record.collateral.map(({ asset, tokenId: id, amount }) => ({
      assetType: assetTypeOf(asset.assetType) ?? 'empty',
      address: asset.contractAddress,
      tokenId: id,
      amount,
    })),
    original: {
      assetType: assetTypeOf(inAsset.asset.assetType) ?? 'empty',
      contractAddress: original,
      tokenId: inAsset.tokenId,
      amount: inAsset.amount,
      name,
    },
    locks: record.locks.map(({ lockType, param }) => ({ lockType, param })),
    rules: Number(record.rules),
  }
}

function transferFees(fees: readonly { feeType: string; param: bigint; token: Address }[]): TransferFee[] {
  return fees.filter(({ feeType }) => feeType === transferFee).map(({ token, param }) => ({ token, value: param }))
}

/**
 * What moving these NFTs into the wrapper costs in transfer fees, one entry for each fee token: wrapped tokens of this
 * wrapper charge their sender. The technical token is paid without an approval and left out.
 */
export async function readTransferFees(
  caller: Caller,
  wrapper: Address,
  nfts: readonly Asset[],
): Promise<readonly TransferFee[]> {
  const abi = definitionOf(caller.chainId, 'wrapper')
  const tech = await readFrom(caller, wrapper, abi, 'protocolTechToken', [])
  const sums = new Map<Address, bigint>()
  for (const { contractAddress, tokenId } of nfts) {
    if ((await readFrom(caller, wrapper, abi, 'wnftTypes', [contractAddress])) === 0) continue
    const { fees } = await readFrom(caller, wrapper, abi, 'getWrappedToken', [contractAddress, tokenId])
    for (const { token, value } of transferFees(fees)) {
      if (token !== tech) sums.set(token, (sums.get(token) ?? 0n) + value)
    }
  }
  return [...sums].map(([token, value]) => ({ token, value }))
}

/** How many kinds of asset, besides native coin, a wrapped token can hold. */
export async function readMaxSlots(caller: Caller, wrapper: Address): Promise<number> {
  return Number(await readFrom(caller, wrapper, definitionOf(caller.chainId, 'wrapper'), 'MAX_COLLATERAL_SLOTS', []))
}

/** The longest time lock that the wrapper takes, in seconds. */
export async function readMaxLock(caller: Caller, wrapper: Address): Promise<number> {
  return Number(await readFrom(caller, wrapper, definitionOf(caller.chainId, 'wrapper'), 'MAX_TIME_TO_UNWRAP', []))
}

/** Those of the receivers of royalties that this chain's checker trusts: each chain has a settlement of its own. */
export async function trustedRecipients<R extends { readonly address: string }>(
  caller: Caller,
  checker: Address,
  recipients: readonly R[],
): Promise<R[]> {
  const abi = definitionOf(caller.chainId, 'checker')
  const trusts = await Promise.all(
    recipients.map(({ address }) => readFrom(caller, checker, abi, 'trustedMultisigs', [getAddress(address)])),
  )
  return recipients.filter((_, index) => trusts[index])
}

/** A wrapped token by its contract and id. */
export interface WrappedPlace {
  readonly contractAddress: string
  readonly tokenId: string
}

/** The wrapped token that a wrap brought, as its receipt tells; null where it tells of none. */
export function wrappedIn(logs: readonly Log[], wrapper: Address): WrappedPlace | null {
  const own = logs.filter(({ address }) => address.toLowerCase() === wrapper.toLowerCase())
  const [news] = parseEventLogs({ abi: wrapperEvents, eventName: 'WrappedV1', logs: own as never[] })
  return news ? { contractAddress: news.args.outAssetAddress, tokenId: String(news.args.outTokenId) } : null
}
