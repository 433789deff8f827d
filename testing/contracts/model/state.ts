import { type Fee, type Item, type Listed, type Lock, type Name, nobody, type Royalty } from './terms.ts'

/** A wrapped token that lives. */
export interface Wrapped {
  owner: Name
  approved: Name
  readonly original: Item
  readonly collateral: Item[]
  readonly fees: readonly Fee[]
  readonly locks: readonly Lock[]
  readonly royalties: readonly Royalty[]
  readonly rules: number
}

/** Balances of one asset. */
export type Balances = Record<Name, bigint>

/** The whole world of a play. Plain data: a step is tried on a copy. */
export interface State {
  now: bigint
  readonly isMarket: boolean
  /** Accounts with code that take nothing they are sent. */
  readonly refusing: readonly Name[]
  /** Who gave the wrapper no leave for which ERC-20s. */
  readonly unapproved: readonly string[]
  native: Balances
  readonly erc20: Record<Name, Balances>
  readonly cards: Record<string, Balances>
  readonly art: Record<string, Name>
  readonly blocked: Record<Name, boolean>
  isTollTame: boolean

  lastId: bigint
  readonly wrapped: Record<string, Wrapped>
  /** `holder operator`: who may act for a holder of wrapped tokens. */
  readonly operators: Record<string, boolean>
  /** `holder kind contract id` */
  readonly claims: Record<string, bigint>

  whiteList: Name
  readonly listed: Record<Name, Listed>
  readonly blackListed: Record<Name, boolean>
  readonly masks: Record<Name, { only: number; disabled: number }>

  checker: Name
  readonly trustedBeneficiaries: Record<Name, boolean>
  /** Since when an operator is trusted, in unix seconds. */
  readonly trustedFrom: Record<Name, bigint>
}

export function claimKey(holder: Name, item: Item): string {
  return `${holder} ${item.kind} ${item.contract} ${item.id}`
}

export function isSameAsset(a: Item, b: Item): boolean {
  return a.kind === b.kind && a.contract === b.contract && a.id === b.id
}

/** Whether an account may act for a holder. */
export function actsFor(state: State, who: Name, token: Wrapped): boolean {
  return who === token.owner || token.approved === who || state.operators[`${token.owner} ${who}`] === true
}

export function ownerOf(state: State, id: bigint): Name {
  return state.wrapped[String(id)]?.owner ?? nobody
}
