/** The numbers that the wrapper's calls and events carry, by the names that clients use (specification, second file §3). */
export const assetCodes = { v0: -1, empty: 0, native: 1, ERC20: 2, ERC721: 3, ERC1155: 4 } as const

/** What an asset can be. Only wrapped tokens of the first generation are `v0`; nothing that is wrapped today is. */
export type AssetType = Exclude<keyof typeof assetCodes, 'v0'>

export const assetTypes: readonly AssetType[] = ['native', 'ERC20', 'ERC721', 'ERC1155', 'empty']

const byCode = new Map<number, AssetType>(assetTypes.map((type) => [assetCodes[type], type]))

/** The type of a code, or null for one that no client handles. */
export function assetTypeOf(code: number): AssetType | null {
  return byCode.get(code) ?? null
}

/** Locks: until a moment (param: Unix seconds), until fees have come in, and of how many slots there are. */
export const lockTypes = { time: '0x00', value: '0x01', slots: '0x02' } as const
export type LockType = (typeof lockTypes)[keyof typeof lockTypes]

/** A fee that is charged with each transfer of the wrapped token: the only type there is. */
export const transferFee = '0x00'

/** The bits of a wrapped token's rules. */
export const ruleBits = { noUnwrap: 1, noWrap: 2, noTransfer: 4, noAddCollateral: 8 } as const
export type Rules = Readonly<Record<keyof typeof ruleBits, boolean>>

/** Rules as the number that the chain keeps. */
export function rulesMask(rules: Rules): number {
  const names = Object.keys(ruleBits) as (keyof Rules)[]
  return names.reduce((mask, name) => (rules[name] ? mask | ruleBits[name] : mask), 0)
}

/** A percent of royalties as the chain counts it, in hundredths of a percent. */
export function royaltyShare(percent: number): number {
  return percent * 100
}

/** Denotes the native coin as well as an original that is none. */
export const zeroAddress = '0x0000000000000000000000000000000000000000'

/** How long collateral is locked where nothing else is said, in days. */
export const defaultLockDays = 365
export const dayMs = 86_400_000

/** When a lock of so many days, begun now, ends, in Unix seconds: the param of a time lock. */
export function lockEnd(nowMs: number, days: number): bigint {
  return BigInt(Math.floor((nowMs + days * dayMs) / 1000))
}
