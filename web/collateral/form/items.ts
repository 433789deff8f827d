import { type AssetType, zeroAddress } from '#domain/collateral/codes.ts'
import { isSameAddress } from '#domain/money/address.ts'
import { Decimal, decimal, plain } from '#domain/money/decimal.ts'

/** One asset in the form. */
export interface FormItem {
  readonly symbol: string
  readonly address: string
  /** Null for native coin and ERC-20. */
  readonly tokenId: string | null
  /** In whole units, exactly; null for an ERC-721. */
  readonly amount: string | null
  readonly assetType: AssetType
  /** False for what lies in the token already. */
  readonly removable: boolean
  readonly decimals: number
}

/** Native coin or an ERC-20 as the form offers it; the balance is in the smallest unit. */
export interface Coin {
  readonly assetType: 'native' | 'ERC20'
  readonly address: string
  readonly symbol: string
  readonly decimals: number
  readonly balance: bigint
  readonly isListed: boolean
}

export type FormFault =
  | 'amount.required'
  | 'amount.number'
  | 'amount.precision'
  | 'balance'
  | 'unsupported'
  | 'unlisted'
  | 'address'
  | 'tokenId.required'
  | 'tokenId.integer'
  | 'slots'

/** What adding came to: the items after it, or why nothing was added. What is ignored leaves the items as they are. */
export type Added =
  | { readonly items: readonly FormItem[]; readonly fault: null }
  | { readonly items: null; readonly fault: FormFault }

const refused = (fault: FormFault): Added => ({ items: null, fault })
const kept = (items: readonly FormItem[]): Added => ({ items, fault: null })

const figure = /^[+-]?(?:\d{1,40}\.?\d{0,40}|\.\d{1,40})$/

/** How much of a coin is left: the wallet's balance minus what the form adds already, in whole units. */
export function available(items: readonly FormItem[], coin: Coin): Decimal {
  const added = items.filter((item) => item.removable && isSameAsset(item, { ...coin, tokenId: null }))
  const sum = added.reduce((total, { amount }) => total.plus(amount ?? 0), decimal('0'))
  return Decimal.max(decimal(coin.balance.toString()).shiftedBy(-coin.decimals).minus(sum), 0)
}

/** The most that Max fills in: of native coin what the network's fees need stays in the wallet. */
export function maxAmount(items: readonly FormItem[], coin: Coin, feeReserve: bigint): string {
  const left = available(items, coin)
  const reserve = coin.assetType === 'native' ? decimal(feeReserve.toString()).shiftedBy(-coin.decimals) : 0
  return plain(Decimal.max(left.minus(reserve), 0))
}

/** Adds an amount of native coin or of one of the supported tokens. Zero and less is ignored. */
export function addCoin(
  items: readonly FormItem[],
  coin: Coin,
  supported: readonly { readonly address: string }[],
  given: string,
  slots: number,
): Added {
  const text = given.trim()
  if (coin.assetType === 'ERC20' && !supported.some(({ address }) => isSameAddress(address, coin.address))) {
    return refused('unsupported')
  }
  if (!coin.isListed) return refused('unlisted')
  if (text === '') return refused('amount.required')
  if (!figure.test(text)) return refused('amount.number')
  const amount = decimal(text)
  if (!amount.isGreaterThan(0)) return kept(items)
  if (!amount.shiftedBy(coin.decimals).isInteger()) return refused('amount.precision')
  if (amount.isGreaterThan(available(items, coin))) return refused('balance')
  const { assetType, address, symbol, decimals } = coin
  return put(
    items,
    { symbol, address, tokenId: null, amount: plain(amount), assetType, removable: true, decimals },
    slots,
  )
}

/** Whether a text is an amount as the form takes it. */
export function isFigure(text: string): boolean {
  return figure.test(text)
}

const wholeNumber = /^\d{1,78}$/

/** Whether a text is an id of a token. */
export function isWholeNumber(text: string): boolean {
  return wholeNumber.test(text)
}

/** Adds an ERC-721; one that is there already is ignored. */
export function addErc721(
  items: readonly FormItem[],
  given: { readonly address: string; readonly tokenId: string },
  slots: number,
): Added {
  const { address, tokenId } = trimmed(given)
  const fault = nftFault(address, tokenId)
  if (fault) return refused(fault)
  const item: FormItem = {
    symbol: 'NFT',
    address,
    tokenId: plainId(tokenId),
    amount: null,
    assetType: 'ERC721',
    removable: true,
    decimals: 0,
  }
  return items.some((other) => isSameAsset(other, item)) ? kept(items) : put(items, item, slots)
}

/** Adds so many of an ERC-1155; more of one that the form adds already are added to it. */
export function addErc1155(
  items: readonly FormItem[],
  given: { readonly address: string; readonly tokenId: string; readonly amount: string },
  slots: number,
): Added {
  const { address, tokenId } = trimmed(given)
  const fault = nftFault(address, tokenId)
  if (fault) return refused(fault)
  const amount = given.amount.trim()
  if (amount === '') return refused('amount.required')
  if (!figure.test(amount)) return refused('amount.number')
  if (!decimal(amount).isGreaterThan(0)) return kept(items)
  if (!decimal(amount).isInteger()) return refused('amount.precision')
  const whole = plain(decimal(amount))
  const item = { symbol: 'NFT', address, tokenId: plainId(tokenId), assetType: 'ERC1155', removable: true } as const
  return put(items, { ...item, amount: whole, decimals: 0 }, slots)
}

/** Takes an item out of the form again. What lies in the token already stays. */
export function removeItem(items: readonly FormItem[], item: FormItem): readonly FormItem[] {
  return item.removable ? items.filter((other) => other !== item) : items
}

/** How many of the wrapper's slots are taken: one for each kind of asset, none for native coin. */
export function slotsUsed(items: readonly FormItem[]): number {
  const kinds = items.filter(({ assetType }) => assetType !== 'native' && assetType !== 'empty')
  return new Set(kinds.map(({ assetType, address, tokenId }) => `${assetType} ${address.toLowerCase()} ${tokenId}`))
    .size
}

function put(items: readonly FormItem[], item: FormItem, slots: number): Added {
  const same = items.find((other) => other.removable && isSameAsset(other, item))
  const next = same
    ? items.map((other) => (other === same ? { ...item, amount: plus(same.amount, item.amount) } : other))
    : [...items, item]
  return slotsUsed(next) > slots ? refused('slots') : kept(next)
}

function plus(one: string | null, other: string | null): string {
  return plain(decimal(one ?? '0').plus(other ?? 0))
}

interface AssetKey {
  readonly assetType: AssetType
  readonly address: string
  readonly tokenId: string | null
}

function isSameAsset(one: AssetKey, other: AssetKey): boolean {
  return one.assetType === other.assetType && isSameAddress(one.address, other.address) && one.tokenId === other.tokenId
}

function nftFault(address: string, tokenId: string): FormFault | null {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address) || isSameAddress(address, zeroAddress)) return 'address'
  if (tokenId === '') return 'tokenId.required'
  return wholeNumber.test(tokenId) && BigInt(tokenId) < 2n ** 256n ? null : 'tokenId.integer'
}

function trimmed({ address, tokenId }: { address: string; tokenId: string }) {
  return { address: address.trim(), tokenId: tokenId.trim() }
}

/** `007` and `7` are one token. */
function plainId(text: string): string {
  return BigInt(text).toString()
}
