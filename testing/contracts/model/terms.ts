/** Everybody and every contract goes by a name here; the stage knows their addresses. */
export type Name = string

export const nobody = 'nobody'

/** The kinds of asset, by their numbers on chain. */
export const kinds = { empty: 0, native: 1, erc20: 2, erc721: 3, erc1155: 4, future: 5 } as const

export interface Item {
  readonly kind: number
  readonly contract: Name
  readonly id: bigint
  readonly amount: bigint
}

export interface Fee {
  readonly type: number
  readonly param: bigint
  readonly token: Name
}

export interface Lock {
  readonly type: number
  readonly param: bigint
}

export interface Royalty {
  readonly beneficiary: Name
  readonly percent: number
}

export const rules = { noUnwrap: 1, noWrap: 2, noTransfer: 4, noAdd: 8 } as const
export const lockTypes = { time: 0, threshold: 1, slots: 2 } as const

export const empty: Item = { kind: kinds.empty, contract: nobody, id: 0n, amount: 0n }
export const coin = (amount: bigint): Item => ({ kind: kinds.native, contract: nobody, id: 0n, amount })
export const erc20 = (contract: Name, amount: bigint): Item => ({ kind: kinds.erc20, contract, id: 0n, amount })
export const erc721 = (contract: Name, id: bigint): Item => ({ kind: kinds.erc721, contract, id, amount: 0n })
export const erc1155 = (id: bigint, amount: bigint): Item => ({ kind: kinds.erc1155, contract: 'cards', id, amount })

/** What a wrap asks for. */
export interface Order {
  readonly original: Item
  readonly fees: readonly Fee[]
  readonly locks: readonly Lock[]
  readonly royalties: readonly Royalty[]
  readonly outType: number
  readonly rules: number
}

/** What the white list says of an asset. */
export interface Listed {
  readonly fee: boolean
  readonly collateral: boolean
  readonly remove: boolean
}

/** One thing that somebody does. `warp` is time going by, in seconds; an unwrap may leave out type and emergency. */
export type Step = { readonly by: Name } & (
  | { op: 'wrap'; order: Order; collateral: readonly Item[]; value: bigint; wrapFor: Name }
  | { op: 'add'; id: bigint; collateral: readonly Item[]; value: bigint }
  | { op: 'unwrap'; id: bigint; saidType?: number | undefined; isEmergency?: boolean | undefined }
  | { op: 'transfer'; id: bigint; from: Name; to: Name }
  | { op: 'approve'; operator: Name; isApproved: boolean }
  | { op: 'approveOne'; id: bigint; operator: Name }
  | { op: 'claim'; item: Item; to: Name }
  | { op: 'removeAmount'; id: bigint; token: Name; amount: bigint }
  | { op: 'removeAll'; id: bigint; token: Name }
  | { op: 'removeNative'; id: bigint; amount: bigint }
  | { op: 'trustRemover'; operator: Name; isTrusted: boolean }
  | { op: 'trustBeneficiary'; beneficiary: Name; isTrusted: boolean }
  | { op: 'nameChecker'; checker: Name }
  | { op: 'forget' }
  | { op: 'nameWhiteList'; whiteList: Name }
  | { op: 'list'; asset: Name; listed: Listed }
  | { op: 'unlist'; asset: Name }
  | { op: 'blackList'; asset: Name; isBlack: boolean }
  | { op: 'ruleMasks'; asset: Name; only: number; disabled: number }
  | { op: 'skipIds'; lastId: bigint }
  | { op: 'block'; who: Name; isBlocked: boolean }
  | { op: 'tame'; isTame: boolean }
  | { op: 'warp'; seconds: bigint }
)

export type StepOf<Op extends Step['op']> = Extract<Step, { op: Op }>
