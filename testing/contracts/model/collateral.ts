import { assetFails, moveAsset } from './assets.ts'
import { actsFor, isSameAsset, ownerOf, type State, type Wrapped } from './state.ts'
import { coin, erc20, type Item, kinds, lockTypes, type Name, nobody, rules } from './terms.ts'

/** The reasons for which a step may be refused; none means that it happens. */
export type Refusals = string[]

export const maxSlots = 25n

/** Books an asset in a token: equal ERC-20s and ERC-1155s are one record, each ERC-721 has its own. */
export function book(token: Wrapped, item: Item): void {
  const at = token.collateral.findIndex((each) => isSameAsset(each, item) && item.kind !== kinds.erc721)
  const there = token.collateral[at]
  if (there) token.collateral[at] = { ...there, amount: there.amount + item.amount }
  else token.collateral.push(item)
}

export function amountOf(token: Wrapped, asset: Item): bigint {
  return token.collateral.find((each) => isSameAsset(each, asset))?.amount ?? 0n
}

function hasSlot(token: Wrapped, item: Item): boolean {
  return item.kind !== kinds.erc721 && token.collateral.some((each) => isSameAsset(each, item))
}

/** Why one more record would be too many. Native coin takes none of the slots. */
export function slotFaults(token: Wrapped): Refusals {
  const used = BigInt(token.collateral.filter(({ kind }) => kind !== kinds.native).length)
  const isOverLimit = token.locks.some(({ type, param }) => type === lockTypes.slots && used + 1n > param)
  return [
    ...(used >= maxSlots ? ['Too much tokens in collateral'] : []),
    ...(isOverLimit ? ['Too much collateral slots for this wNFT'] : []),
  ]
}

/** What is wrong with an item by itself. */
function shapeFaults(state: State, item: Item): Refusals {
  const faults: Refusals = []
  if (item.kind === kinds.empty || item.kind >= kinds.future) faults.push('UnSupportedAsset')
  if (item.contract === 'tech') faults.push('UnSupportedAsset')
  if (item.kind === kinds.erc20 && item.id !== 0n) faults.push('TokenId must be zero')
  if (item.kind === kinds.erc721 && item.amount !== 0n) faults.push('Amount must be zero')
  if (item.kind !== kinds.erc721 && item.amount === 0n) faults.push('ZeroAmount')
  if (isListing(state) && !state.listed[item.contract]?.collateral)
    faults.push('WL:Some assets are not enabled for collateral')
  return faults
}

export const isListing = (state: State): boolean => state.whiteList !== nobody

/** Takes an outside asset, or a wrapped token, from its holder; what arrives must be what was said. */
export function pull(state: State, item: Item, from: Name, into: bigint): Refusals {
  if (item.kind === kinds.erc721 && item.contract === 'wnft') return pullWrapped(state, item.id, from, into)
  const needsLeave = item.kind === kinds.erc20 && state.unapproved.includes(`${from} ${item.contract}`)
  const arrived = needsLeave ? null : moveAsset(state, item, from, 'wrapper')
  const wanted = item.kind === kinds.erc721 ? 1n : item.amount
  if (arrived === null) return [assetFails, 'Suspicious asset for wrap']
  return arrived === wanted ? [] : ['Suspicious asset for wrap']
}

/** A wrapped token goes into another one by a transfer like any other; never into itself or into one that lies in one. */
function pullWrapped(state: State, id: bigint, from: Name, into: bigint): Refusals {
  const token = state.wrapped[String(id)]
  const isInside = id === into || ownerOf(state, into) === 'wrapper'
  return [
    ...(isInside ? ['InsideItself'] : []),
    ...(token?.owner === from ? [] : ['Suspicious asset for wrap']),
    ...transferWrapped(state, id, from, from, 'wrapper'),
  ]
}

/** Puts what the caller gives into a token: native coin first, then the list; its native items mean nothing. */
export function deposit(
  state: State,
  id: bigint,
  by: Name,
  items: readonly Item[],
  value: bigint,
  isNew: boolean,
): Refusals {
  const token = state.wrapped[String(id)]
  if (!token) return [assetFails]
  const refusals: Refusals = []
  if (value > 0n) {
    if (moveAsset(state, coin(value), by, 'wrapper') === null) refusals.push(assetFails)
    book(token, coin(value))
  }
  for (const item of items.filter(({ kind }) => kind !== kinds.native)) {
    refusals.push(...shapeFaults(state, item))
    if (!hasSlot(token, item)) {
      const mayOpen = isNew || operates(state, by, token) || isOpenTo(state, token, item)
      refusals.push(...(mayOpen ? [] : ['NotDepositor']), ...slotFaults(token))
    }
    if (isAgainstWrapping(state, item)) refusals.push('Wrap check fail')
    refusals.push(...pull(state, item, by, id))
    if (item.kind === kinds.erc721) token.collateral.push(item)
    else book(token, item)
  }
  return refusals
}

/** Strangers bring white-listed ERC-20s, unless the locks are others than one time lock and, after it, one slot limit. */
function isOpenTo(state: State, { locks }: Wrapped, item: Item): boolean {
  const [first, second] = locks
  const isLimit = (lock?: (typeof locks)[number]) => lock?.type === lockTypes.slots && lock.param <= maxSlots
  const isPlain =
    locks.length < 2
      ? !first || first.type === lockTypes.time || isLimit(first)
      : locks.length === 2 && first?.type === lockTypes.time && isLimit(second)
  return isListing(state) && item.kind === kinds.erc20 && isPlain
}

/** A token that forbids wrapping goes into no other. */
export function isAgainstWrapping(state: State, item: Item): boolean {
  if (item.contract !== 'wnft') return false
  return ((state.wrapped[String(item.id)]?.rules ?? 0) & rules.noWrap) !== 0
}

/** The holder, and whom the holder made an operator; leave for one token is leave to move it, not to fill it. */
function operates(state: State, who: Name, token: Wrapped): boolean {
  return who === token.owner || state.operators[`${token.owner} ${who}`] === true
}

/** Moves a wrapped token and charges its fees, from everybody but the wrapper itself. */
export function transferWrapped(state: State, id: bigint, by: Name, from: Name, to: Name): Refusals {
  const token = state.wrapped[String(id)]
  if (!token) return [assetFails]
  const mayMove = by === 'wrapper' || actsFor(state, by, token)
  const refusals = token.owner === from && to !== nobody && mayMove ? [] : [assetFails]
  if (from !== 'wrapper') {
    if ((token.rules & rules.noTransfer) !== 0) refusals.push('Transfer was disabled by author')
    refusals.push(...token.fees.flatMap((fee) => chargeFee(state, token, fee, from)))
  }
  token.owner = to
  token.approved = nobody
  return refusals
}

/** Divides a fee among the royalties; without any, and where the wrapper is named, it goes into the token's collateral. */
function chargeFee(state: State, token: Wrapped, fee: { param: bigint; token: Name }, from: Name): Refusals {
  const shares = token.royalties.map(({ beneficiary, percent }) => ({
    to: beneficiary,
    amount: (fee.param * BigInt(percent)) / 10_000n,
  }))
  const payments = token.royalties.length > 0 ? shares : [{ to: 'wrapper', amount: fee.param }]
  return payments
    .filter(({ amount }) => amount > 0n)
    .flatMap(({ to, amount }) => payFee(state, token, erc20(fee.token, amount), from, to))
}

/** Moves one payment of a fee; what goes into the collateral is measured and needs a slot like everything there. */
function payFee(state: State, token: Wrapped, paid: Item, from: Name, to: Name): Refusals {
  if (paid.contract === 'tech') give(state, from, paid.amount)
  const isIn = to === 'wrapper'
  const faults = isIn && !hasSlot(token, paid) ? slotFaults(token) : []
  if (isIn) book(token, paid)
  const hasLeave = paid.contract === 'tech' || !state.unapproved.includes(`${from} ${paid.contract}`)
  const arrived = hasLeave ? moveAsset(state, paid, from, to) : null
  if (arrived === null) return [...faults, assetFails, 'Suspicious asset for wrap']
  return isIn && arrived !== paid.amount ? [...faults, 'Suspicious asset for wrap'] : faults
}

/** The technical token is minted to whoever pays with it. */
function give(state: State, who: Name, amount: bigint): void {
  const balances = state.erc20.tech ?? {}
  balances[who] = (balances[who] ?? 0n) + amount
}

/** Pays an item out of the wrapper; false when its contract refuses. */
export function pay(state: State, item: Item, to: Name): boolean {
  if (item.kind === kinds.erc721 && item.contract === 'wnft') {
    return transferWrapped(state, item.id, 'wrapper', 'wrapper', to).length === 0
  }
  if (item.kind !== kinds.erc721 && item.amount === 0n) return true
  return moveAsset(state, item, 'wrapper', to) !== null
}
