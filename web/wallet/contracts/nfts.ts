import { type Address, getAddress } from 'viem'
import { type Call, type Caller, callOf, readFrom } from './calls.ts'
import { definitionOf } from './definitions.ts'

/** The interfaces of ERC-165 by which a collection tells what it is. */
const interfaceIds = { ERC721: '0x80ac58cd', ERC1155: '0xd9b67a26' } as const
export type NftType = keyof typeof interfaceIds

/** An original as its holder sees it, before it is wrapped. */
export interface OriginalInfo {
  readonly projectName: string
  readonly tokenName: string
  readonly tokenImage: string
  readonly tokenStandard: NftType
  readonly isApproved: boolean
  /** Null for an ERC-1155, which has no one owner. */
  readonly owner: Address | null
  readonly balance1155: bigint
}

/** What a collection says it is; null when it is neither. */
export async function standardOf(caller: Caller, collection: Address): Promise<NftType | null> {
  const abi = definitionOf(caller.chainId, 'minter')
  for (const type of ['ERC721', 'ERC1155'] as const) {
    const is = await readFrom(caller, collection, abi, 'supportsInterface', [interfaceIds[type]]).catch(() => false)
    if (is) return type
  }
  return null
}

/** An original of either standard. Throws what the wallet throws, and 'Bad contract address' for what is no collection. */
export async function readOriginal(
  caller: Caller,
  collection: Address,
  tokenId: bigint,
  spender: Address,
): Promise<OriginalInfo> {
  const tokenStandard = await standardOf(caller, collection)
  if (tokenStandard === null) throw new Error('Bad contract address')
  const erc721 = definitionOf(caller.chainId, 'erc721')
  // Names and pages are a collection's own business: one that does not tell them can be wrapped as well.
  const [projectName, tokenImage, isApproved] = await Promise.all([
    readFrom(caller, collection, erc721, 'name', []).catch(() => ''),
    readFrom(caller, collection, erc721, 'tokenURI', [tokenId]).catch(() => ''),
    isNftApproved(caller, { type: tokenStandard, collection, tokenId }, spender),
  ])
  const held =
    tokenStandard === 'ERC721'
      ? { owner: await readFrom(caller, collection, erc721, 'ownerOf', [tokenId]), balance1155: 0n }
      : { owner: null, balance1155: await readBalance1155(caller, collection, tokenId) }
  return { projectName, tokenName: `${projectName} #${tokenId}`, tokenImage, tokenStandard, isApproved, ...held }
}

export function readBalance1155(caller: Caller, collection: Address, tokenId: bigint): Promise<bigint> {
  return readFrom(caller, collection, definitionOf(caller.chainId, 'erc1155'), 'balanceOf', [caller.account, tokenId])
}

export interface Nft {
  readonly type: NftType
  readonly collection: Address
  readonly tokenId: bigint
}

/** Whether the spender may take this NFT now: by the one token's approval or by one for all of the collection. */
export async function isNftApproved(caller: Caller, nft: Nft, spender: Address, forAll = false): Promise<boolean> {
  const { account, chainId } = caller
  const abi = definitionOf(chainId, 'erc721')
  const { collection, tokenId } = nft
  if (await readFrom(caller, collection, abi, 'isApprovedForAll', [account, spender])) return true
  if (forAll || nft.type === 'ERC1155') return false
  const approved = await readFrom(caller, collection, abi, 'getApproved', [tokenId])
  return getAddress(approved) === getAddress(spender)
}

/** Lets the spender take one ERC-721, or all of the collection; an ERC-1155 knows only all. */
export function approveNftCall(chainId: number, nft: Nft, spender: Address, forAll: boolean): Call {
  if (forAll || nft.type === 'ERC1155') {
    return callOf(nft.collection, definitionOf(chainId, 'erc1155'), 'setApprovalForAll', [spender, true])
  }
  return callOf(nft.collection, definitionOf(chainId, 'erc721'), 'approve', [spender, nft.tokenId])
}

/** Gives a wrapped token, or any ERC-721 of the caller, to somebody else. */
export function transferCall({ chainId, account }: Caller, collection: Address, to: Address, tokenId: bigint): Call {
  return callOf(collection, definitionOf(chainId, 'erc721'), 'transferFrom', [account, to, tokenId])
}
