import { type Abi, type Address, type ContractFunctionReturnType, erc20Abi, getAddress, type Hex } from 'viem'
import { z } from 'zod'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { whiteListAbi } from '#contracts/abi/white-list.ts'
import { wrappedNFT721Abi } from '#contracts/abi/wrapped-nft721.ts'
import { isRemovable } from '#domain/collateral/enforceable.ts'
import type { Deployment } from '../deployment.ts'
import { hex, type Node, type Read, Stall, shaped } from './node.ts'

/** An item of a wrapped token; `amount` in the smallest unit of its asset. */
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
type Item = Wrapped['collateral'][number]

/** What the market knows of an asset at a block. */
interface Asset {
  readonly ticker: string | null
  readonly decimals: number | null
  readonly isListed: boolean
  /** How much of it the wrapper holds. */
  readonly held: bigint
}

const native = 1
const erc20 = 2
const erc721 = 3
const timeLock = '0x00'
const nativeDecimals = 18
/** The last moment that JavaScript and the database both know; contracts allow three years. */
const endOfTime = 253_402_300_799n

/** Whether the wrapper trusts the settlement at this block. Throws Stall. */
export async function isTrustedAt(node: Node, deployment: Deployment, blockHash: Hex): Promise<boolean> {
  const { wrapper, settlement } = deployment
  const [answer] = await node.read(
    [{ to: wrapper, abi: marketWrapperAbi, name: 'trustedOperators', args: [settlement] }],
    blockHash,
  )
  return shaped(answer, z.boolean(), 'trustedOperators')
}

/** Every id of a wrapped token that was ever given until this block. Throws Stall. */
export async function idsUpTo(node: Node, deployment: Deployment, blockHash: Hex): Promise<bigint[]> {
  const [answer] = await node.read([{ to: deployment.storage, abi: wrappedNFT721Abi, name: 'lastId' }], blockHash)
  const last = shaped(answer, z.bigint(), 'lastId')
  return Array.from({ length: Number(last) }, (_, index) => BigInt(index + 1))
}

/** Reads these tokens as they are at a block. Throws Stall; never answers less than there is. */
export async function readTokens(
  node: Node,
  setting: { deployment: Deployment; nativeTicker: string; isTrusted: boolean },
  ids: readonly bigint[],
  blockHash: Hex,
): Promise<TokenState[]> {
  const { deployment } = setting
  const { wrapper, storage } = deployment
  const answers = await node.read(
    ids.flatMap((id): Read[] => [
      { to: wrapper, abi: marketWrapperAbi, name: 'getWrappedToken', args: [storage, id] },
      { to: storage, abi: wrappedNFT721Abi, name: 'ownerOf', args: [id] },
    ]),
    blockHash,
  )
  const found = ids.map((id, index) => {
    const wrapped = answers[index * 2] as Wrapped | null
    const owner = answers[index * 2 + 1] as Address | null
    if (wrapped === null) throw new Stall('contradictory', `the wrapper refused to tell of token ${id}`)
    if (owner === null && wrapped.collateral.length > 0) {
      throw new Stall('contradictory', `token ${id} has collateral and no owner`)
    }
    return { id, wrapped, owner }
  })
  const assets = await readAssets(
    node,
    setting,
    found.flatMap(({ wrapped }) => wrapped.collateral),
    blockHash,
  )
  return found.map(({ id, wrapped, owner }) =>
    owner === null ? { tokenId: `${id}`, owner } : liveToken(id, owner, wrapped, { ...setting, assets }),
  )
}

function liveToken(
  id: bigint,
  owner: Address,
  { inAsset, collateral, fees, locks, royalties, rules }: Wrapped,
  setting: { deployment: Deployment; isTrusted: boolean; assets: ReadonlyMap<Address, Asset> },
): LiveToken {
  const { deployment, isTrusted, assets } = setting
  const terms = { rules: Number(rules), receivers: royalties.map(({ beneficiary }) => beneficiary) }
  const remover = { address: deployment.settlement, isTrusted }
  const items = collateral.map((given, item): TokenItem => {
    const { assetType, contractAddress } = given.asset
    const asset = isFungible(given) ? assets.get(contractAddress) : undefined
    const kind = assetType === native ? 'native' : assetType === erc20 ? 'erc20' : 'other'
    const removable = isRemovable(terms, remover, { kind, isListed: asset?.isListed ?? false })
    const amount = removable && asset && asset.held < given.amount ? asset.held : given.amount
    return {
      item,
      assetType,
      assetAddress: contractAddress,
      assetTokenId: `${given.tokenId}`,
      amount: `${amount}`,
      ticker: asset?.ticker ?? null,
      decimals: asset?.decimals ?? null,
      isRemovable: removable,
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
  const times = locks.filter(({ lockType }) => lockType === timeLock).map(({ param }) => param)
  if (times.length === 0) return null
  const last = Math.max(...times.map((time) => Number(time < endOfTime ? time : endOfTime)))
  return new Date(last * 1000).toISOString()
}

function isFungible({ asset: { assetType } }: Item): boolean {
  return assetType === native || assetType === erc20
}

/**
 * What there is to know of the native coin and the ERC-20s among these items. Only tokens of the market are asked for
 * anything: others are never credited, and may answer whatever they like.
 */
async function readAssets(
  node: Node,
  setting: { deployment: Deployment; nativeTicker: string },
  items: readonly Item[],
  blockHash: Hex,
): Promise<Map<Address, Asset>> {
  const { wrapper, whiteList, tokens } = setting.deployment
  const tickers = new Map(Object.entries(tokens).map(([ticker, address]) => [address, ticker]))
  const assets = new Map<Address, Asset>()
  const kinds = new Map(items.filter(isFungible).map(({ asset }) => [asset.contractAddress, asset.assetType]))
  const known = [...kinds]
    .filter(([address, type]) => type === erc20 && tickers.has(address))
    .map(([address]) => address)

  const answers = await node.read(
    known.flatMap((address) => [
      { to: whiteList, abi: whiteListAbi as Abi, name: 'enabledRemoveFromCollateral', args: [address] },
      { to: address, abi: erc20Abi as Abi, name: 'balanceOf', args: [wrapper] },
      { to: address, abi: erc20Abi as Abi, name: 'decimals' },
    ]),
    blockHash,
  )
  for (const [index, address] of known.entries()) {
    const [isListed, held, decimals] = answers.slice(index * 3, index * 3 + 3)
    assets.set(address, {
      ticker: tickers.get(address) ?? null,
      decimals: shaped(decimals, z.int().max(36), 'decimals'),
      isListed: shaped(isListed, z.boolean(), 'enabledRemoveFromCollateral'),
      held: shaped(held, z.bigint(), 'balanceOf'),
    })
  }
  for (const [address, type] of kinds) {
    if (type !== native) continue
    const block = { blockHash, requireCanonical: true }
    const held = await node.one('eth_getBalance', [wrapper, block], hex)
    assets.set(address, { ticker: setting.nativeTicker, decimals: nativeDecimals, isListed: true, held: BigInt(held) })
  }
  return assets
}
