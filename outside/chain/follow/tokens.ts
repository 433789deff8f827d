import { type Address, type ContractFunctionReturnType, getAddress, type Hex } from 'viem'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { wrappedNFT721Abi } from '#contracts/abi/wrapped-nft721.ts'
import { assetCodes, lockTypes } from '#domain/collateral/codes.ts'
import { isRemovable, type Remover } from '#domain/collateral/enforceable.ts'
import type { ChainAsset } from '../../db/asks.ts'
import type { Deployment } from '../deployment.ts'
import type { Market } from './assets.ts'
import { type Read, Stall } from './node.ts'
import type { Nodes } from './nodes.ts'

/** An item of a wrapped token; `amount` is what the wrapper recorded, in the smallest unit of its asset. */
export interface TokenItem {
  readonly item: number
  readonly assetType: number
  readonly assetAddress: Address
  readonly assetTokenId: string
  readonly amount: string
  readonly ticker: string | null
  readonly decimals: number | null
  readonly isRemovable: boolean
}

/** A wrapped token as it is at a block; without an owner it is none any more. */
export type TokenState = { readonly tokenId: string; readonly owner: null } | LiveToken

interface LiveToken {
  readonly tokenId: string
  readonly owner: Address
  readonly assetType: number
  readonly rules: number
  /** ISO 8601; null without a time lock. */
  readonly unlockAt: string | null
  readonly locks: readonly { lockType: string; param: string }[]
  readonly royalties: readonly { beneficiary: Address; percent: number }[]
  readonly fees: readonly { feeType: string; param: string; token: Address }[]
  readonly original: { assetType: number; contractAddress: Address; tokenId: string; amount: string }
  readonly items: readonly TokenItem[]
}

type Wrapped = ContractFunctionReturnType<typeof marketWrapperAbi, 'view', 'getWrappedToken'>

const { native, ERC20: erc20, ERC721: erc721 } = assetCodes
/** The last moment that JavaScript and the database both know; contracts allow three years. */
const endOfTime = 253_402_300_799n

/** The highest id that was given to a wrapped token until this block; 0 for none. Throws Stall. */
export async function lastIdAt(nodes: Nodes, deployment: Deployment, blockHash: Hex): Promise<number> {
  const [last] = await nodes.read([{ to: deployment.storage, abi: wrappedNFT721Abi, name: 'lastId' }], blockHash)
  if (typeof last !== 'bigint') throw new Stall('contradictory', 'the wrapped tokens are not counted')
  return Number(last)
}

/** Reads these tokens as they are at a block. Throws Stall; never answers less than there is. */
export async function readTokens(
  nodes: Nodes,
  deployment: Deployment,
  market: Market,
  ids: readonly bigint[],
  blockHash: Hex,
): Promise<TokenState[]> {
  const { wrapper, storage } = deployment
  const answers = await nodes.read(
    ids.flatMap((id): Read[] => [
      { to: wrapper, abi: marketWrapperAbi, name: 'getWrappedToken', args: [storage, id] },
      { to: storage, abi: wrappedNFT721Abi, name: 'ownerOf', args: [id] },
    ]),
    blockHash,
  )
  const remover = { address: deployment.settlement, isTrusted: market.isTrusted }
  const assets = new Map(market.assets.map((asset) => [asset.address, asset]))
  return ids.map((id, index) => {
    const wrapped = answers[index * 2] as Wrapped | null
    const owner = answers[index * 2 + 1] as Address | null
    if (wrapped === null) throw new Stall('contradictory', `the wrapper refused to tell of token ${id}`)
    if (owner !== null) return liveToken(id, owner, wrapped, { remover, assets })
    if (wrapped.collateral.length > 0) {
      throw new Stall('contradictory', `token ${id} has collateral and no owner`)
    }
    return { tokenId: `${id}`, owner }
  })
}

function liveToken(
  id: bigint,
  owner: Address,
  { inAsset, collateral, fees, locks, royalties, rules }: Wrapped,
  { remover, assets }: { remover: Remover; assets: ReadonlyMap<string, ChainAsset> },
): LiveToken {
  const terms = { rules: Number(rules), receivers: royalties.map(({ beneficiary }) => beneficiary) }
  const items = collateral.map((given, item): TokenItem => {
    const { assetType, contractAddress } = given.asset
    const kind = assetType === native ? 'native' : assetType === erc20 ? 'erc20' : 'other'
    const asset = kind === 'other' ? undefined : assets.get(contractAddress)
    // Without its decimals an amount in smallest units means nothing.
    const isKnown = asset !== undefined && asset.decimals !== null
    return {
      item,
      assetType,
      assetAddress: contractAddress,
      assetTokenId: `${given.tokenId}`,
      amount: `${given.amount}`,
      ticker: isKnown ? asset.ticker : null,
      decimals: isKnown ? asset.decimals : null,
      isRemovable: isRemovable(terms, remover, { kind, isListed: asset?.isListed ?? false }),
    }
  })
  const { asset, tokenId, amount } = inAsset
  return {
    tokenId: `${id}`,
    owner: getAddress(owner),
    assetType: erc721,
    rules: terms.rules,
    unlockAt: unlockOf(locks),
    locks: locks.map(({ lockType, param }) => ({ lockType, param: `${param}` })),
    royalties: [...royalties],
    fees: fees.map(({ feeType, param, token }) => ({ feeType, param: `${param}`, token })),
    original: { ...asset, tokenId: `${tokenId}`, amount: `${amount}` },
    items,
  }
}

/** When the last of the time locks is over. */
function unlockOf(locks: Wrapped['locks']): string | null {
  const times = locks.filter(({ lockType }) => lockType === lockTypes.time).map(({ param }) => param)
  if (times.length === 0) return null
  const last = Math.max(...times.map((time) => Number(time < endOfTime ? time : endOfTime)))
  return new Date(last * 1000).toISOString()
}
