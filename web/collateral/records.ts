import type { WnftCollateral } from '#api/collateral.ts'
import { type assetCodes, lockTypes } from '#domain/collateral/codes.ts'
import { decimal, plain } from '#domain/money/decimal.ts'
import { grouped, withUnit } from '#web/ui/figures.ts'
import { shortAddress } from '#web/ui/short-address.ts'
import { momentWords } from '#web/ui/times.ts'
import type { FormItem } from './form/items.ts'

type Item = WnftCollateral['collaterals'][number]

/** An item's amount in whole units, exactly. */
export function wholeAmount({ amount, decimals }: Pick<Item, 'amount' | 'decimals'>): string {
  return plain(decimal(amount).shiftedBy(-decimals))
}

/** An item with how much of it there is: `250 USDT`, and NFTs by their contract and id, `4 × 0x1234…abcd #6`. */
export function itemWords(item: Item): string {
  const { ticker, assetType, contractAddress, tokenId } = item
  if (assetType !== 'ERC721' && assetType !== 'ERC1155') return withUnit(wholeAmount(item), ticker ?? 'unknown token')
  const nft = `${ticker ?? shortAddress(contractAddress)} #${tokenId}`
  return assetType === 'ERC1155' ? `${grouped(wholeAmount(item))} × ${nft}` : nft
}

const typeNames = {
  native: 'Native',
  ERC20: 'ERC-20',
  ERC721: 'ERC-721',
  ERC1155: 'ERC-1155',
  empty: 'None',
  v0: 'First generation (v0)',
} as const

/** A type of asset as people read it; a wrapped token of the first generation is `v0`. */
export function typeName(type: keyof typeof assetCodes): string {
  return typeNames[type]
}

/** When the time lock of a wrapped token ends, in Unix ms; null where there is none. */
export function unlockMs({ locks }: Pick<WnftCollateral, 'locks'>): number | null {
  const ends = locks.filter(({ lockType }) => lockType === lockTypes.time).map(({ param }) => Number(param) * 1000)
  return ends.length > 0 ? Math.max(...ends) : null
}

/** What lies in a wrapped token, as the form shows it: it cannot be removed there. */
export function insideItems({ collaterals }: WnftCollateral): FormItem[] {
  return collaterals.map((item) => ({
    symbol: item.ticker ?? (item.assetType === 'ERC20' ? 'unknown token' : 'NFT'),
    address: item.contractAddress,
    tokenId: item.assetType === 'ERC721' || item.assetType === 'ERC1155' ? item.tokenId : null,
    amount: item.assetType === 'ERC721' ? null : wholeAmount(item),
    assetType: item.assetType,
    removable: false,
    decimals: item.decimals,
  }))
}

/** Until when a token backs new orders, or that it no longer does. `now` is in Unix ms. */
export function backsWords(until: string, now: number): string {
  if (Date.parse(until) <= now) return 'Backs no new orders any more'
  return `Backs new orders until ${momentWords(until, now)}`
}
