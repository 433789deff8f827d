import { type Address, getAddress } from 'viem'
import { lockEnd, lockTypes, zeroAddress } from '#domain/collateral/codes.ts'
import { decimal, plain } from '#domain/money/decimal.ts'
import { type Asset, noOriginal, type WrapParams } from '#web/wallet/contracts/wrap-data.ts'
import type { FormItem } from './items.ts'

/** What is added, as the chain counts it; what lies in the token already is left out. */
export function assetsOf(items: readonly FormItem[]): Asset[] {
  return items
    .filter(({ removable }) => removable)
    .map(({ assetType, address, tokenId, amount, decimals }) => ({
      assetType,
      contractAddress: getAddress(address),
      tokenId: BigInt(tokenId ?? 0),
      amount: BigInt(plain(decimal(amount ?? '0').shiftedBy(decimals))),
    }))
}

interface Wrapping {
  readonly items: readonly FormItem[]
  readonly original: Asset | null
  readonly approveAll: boolean
  readonly lockDays: number
  readonly nowMs: number
  readonly account: Address
  readonly recipients: readonly { readonly address: string; readonly percent: number }[]
}

/** A wrap as the market asks for it: locked for a time, never transferred, all royalties to the settlement. */
export function wrapParamsOf(given: Wrapping): WrapParams {
  return {
    originalToken: given.original ?? noOriginal,
    approveAll: given.approveAll,
    fees: [],
    royalties: given.recipients.map(({ address, percent }) => ({ address: getAddress(address), percent })),
    collaterals: assetsOf(given.items),
    rules: { noAddCollateral: false, noTransfer: true, noUnwrap: false, noWrap: false },
    locks: [{ lockType: lockTypes.time, param: lockEnd(given.nowMs, given.lockDays) }],
    outType: 'ERC721',
    outBalance: 0n,
    wrapFor: given.account,
    unwrapDestination: zeroAddress,
  }
}
