import { supplyOf } from './assets.ts'
import { deposit, isAgainstWrapping, isListing, maxSlots, pull, type Refusals } from './collateral.ts'
import type { State } from './state.ts'
import { type Item, kinds, lockTypes, nobody, type Order, rules, type StepOf } from './terms.ts'

const longestLock = 3n * 365n * 86_400n
const [mostFees, mostRoyalties, mostLocks, all] = [5, 10, 8, 10_000]
const largestFee = 2n ** 128n

/** Wraps an original and collateral of the caller for somebody. */
export function wrap(state: State, step: StepOf<'wrap'>): Refusals {
  const { order, by, wrapFor } = step
  const refusals = [
    ...receiverFaults(wrapFor),
    ...(order.outType === kinds.erc721 ? [] : ['UnSupportedAsset']),
    ...originalFaults(state, order),
    ...feeFaults(state, order),
    ...royaltyFaults(order),
    ...lockFaults(state, order),
    ...(state.isMarket ? marketFaults(state, order) : []),
  ]
  if (refusals.length > 0) return refusals.concat(depositTrial(state, step))
  const id = state.lastId + 1n
  state.lastId = id
  const { fees, locks, royalties } = order
  const token = {
    owner: wrapFor,
    approved: nobody,
    original: recorded(order.original),
    collateral: [],
    fees,
    locks,
    royalties,
  }
  state.wrapped[String(id)] = { ...token, rules: order.rules }
  const original = order.original.kind === kinds.empty ? [] : pull(state, order.original, by, id)
  return [...original, ...deposit(state, id, by, step.collateral, step.value, true)]
}

/** Whatever else is wrong with a wrap that is refused anyway: which guard speaks first is not promised. */
function depositTrial(state: State, { order, by, collateral, value, wrapFor }: StepOf<'wrap'>): Refusals {
  const { fees, locks, royalties, original } = order
  const token = { owner: wrapFor, approved: nobody, original, collateral: [], fees, locks, royalties }
  const id = state.lastId + 1n
  state.wrapped[String(id)] = { ...token, rules: order.rules }
  const pulled = original.kind === kinds.empty ? [] : pull(state, original, by, id)
  return [...pulled, ...deposit(state, id, by, collateral, value, true)]
}

/** One of an ERC-721 may be said or left out; what is recorded says nothing of its amount. */
function recorded(original: Item): Item {
  return original.kind === kinds.erc721 ? { ...original, amount: 0n } : original
}

function receiverFaults(wrapFor: string): Refusals {
  if (wrapFor === nobody) return ['WrapperFor cant be zero', 'Wrap check fail']
  return wrapFor === 'wrapper' ? ['Wrap check fail'] : []
}

function originalFaults(state: State, { original, rules: wanted }: Order): Refusals {
  const faults: Refusals = []
  if (original.kind === kinds.native || original.kind >= kinds.future) faults.push('UnSupportedAsset')
  if (original.kind === kinds.empty) return faults
  if (original.contract === 'tech') faults.push('UnSupportedAsset')
  if (original.kind === kinds.erc20 && original.id !== 0n) faults.push('TokenId must be zero')
  if (original.kind === kinds.erc721 && original.amount > 1n) faults.push('Suspicious asset for wrap')
  if (original.kind !== kinds.erc721 && original.amount === 0n) faults.push('ZeroAmount', 'Suspicious asset for wrap')
  if (isAgainstWrapping(state, original)) faults.push('Wrap check fail')
  if (!isListing(state)) return faults
  if (state.blackListed[original.contract]) faults.push('WL:Asset disabled for wrap')
  if (!fitsMasks(state, original, wanted)) faults.push('WL:Some rules are disabled for this asset')
  return faults
}

/** Exactly `only` where it is set, else none of `disabled`. */
function fitsMasks(state: State, original: Item, wanted: number): boolean {
  const masks = state.masks[original.contract]
  if (!masks) return true
  return masks.only === 0 ? (wanted & masks.disabled) === 0 : wanted === masks.only
}

function feeFaults(state: State, { fees }: Order): Refusals {
  const faults: Refusals = []
  if (fees.length > mostFees) faults.push('TooMany')
  for (const { type, param, token } of fees) {
    if (type !== 0) faults.push('UnknownFee')
    if (param === 0n) faults.push('ZeroAmount')
    if (param >= largestFee) faults.push('TooLarge')
    if (isListing(state) && !state.listed[token]?.fee) faults.push('WL:Some assets are not enabled for fee')
  }
  return faults
}

function royaltyFaults({ royalties }: Order): Refusals {
  const faults: Refusals = []
  if (royalties.length > mostRoyalties) faults.push('TooMany')
  if (royalties.some(({ beneficiary }) => beneficiary === nobody)) faults.push('Royalty to zero address')
  if (royalties.reduce((sum, { percent }) => sum + percent, 0) > all) faults.push('Royalty percent too big')
  return faults
}

function lockFaults(state: State, { locks, fees, rules: wanted }: Order): Refusals {
  const faults: Refusals = []
  const isLimited = locks.some(({ type, param }) => type === lockTypes.slots && param <= maxSlots)
  const isClosed = isLimited || (wanted & rules.noAdd) !== 0
  if (locks.length > mostLocks) faults.push('TooMany')
  for (const { type, param } of locks) {
    if (type === lockTypes.time) {
      if (param <= state.now) faults.push('TimeLock error')
      if (param > state.now + longestLock) faults.push('Too long Wrap')
    } else if (type === lockTypes.threshold) {
      if (isClosed && param > 0n) faults.push('ThresholdOutOfReach')
      if (fees.length === 0) faults.push('Cant set Threshold without transferFee')
      if (fees.some(({ token }) => param * 100n > supplyOf(state, token))) faults.push('Too much threshold')
    } else if (type !== lockTypes.slots) faults.push('UnknownLock')
  }
  return faults
}

/** What the market asks: a time lock, no transfers and so no fee threshold, trusted beneficiaries alone. */
function marketFaults(state: State, { locks, rules: wanted, royalties }: Order): Refusals {
  const faults: Refusals = state.checker === nobody ? ['NoChecker'] : []
  if (!locks.some(({ type, param }) => type === lockTypes.time && param > 0n)) faults.push('No Time Lock found')
  if ((wanted & rules.noTransfer) === 0) faults.push('NoTransfer rule not set')
  if (locks.some(({ type }) => type === lockTypes.threshold)) faults.push('Fee threshold without transfers')
  const isTrusted =
    royalties.length > 0 && royalties.every(({ beneficiary }) => state.trustedBeneficiaries[beneficiary])
  if (!isTrusted) faults.push('Trusted multisig not found in royalty')
  return faults
}
