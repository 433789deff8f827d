import { assetFails } from './assets.ts'
import { amountOf, deposit, pay, type Refusals, transferWrapped } from './collateral.ts'
import { claimKey, type State, type Wrapped } from './state.ts'
import { coin, erc20, type Item, kinds, lockTypes, type Name, nobody, rules, type Step, type StepOf } from './terms.ts'
import { wrap } from './wrapping.ts'

const trustDelay = 2n * 86_400n
const owner = 'owner'
const unknown = 'wNFT not exists'
const notOwner = ['OwnableUnauthorizedAccount']

/** Does one step: the state after it, or all reasons for which it may be refused (which of them speaks is not promised). */
export function play(state: State, step: Step): { state: State; refusals: Refusals } {
  const draft = structuredClone(state)
  const refusals = apply(draft, step)
  return refusals.length === 0 ? { state: draft, refusals } : { state, refusals }
}

function apply(state: State, step: Step): Refusals {
  switch (step.op) {
    case 'wrap':
      return wrap(state, step)
    case 'add':
      return add(state, step)
    case 'unwrap':
      return unwrap(state, step)
    case 'transfer':
      return transferWrapped(state, step.id, step.by, step.from, step.to)
    case 'approve':
      state.operators[`${step.by} ${step.operator}`] = step.isApproved
      return []
    case 'approveOne':
      return approveOne(state, step)
    case 'claim':
      return claim(state, step)
    case 'removeAmount':
      return remove(state, step.by, step.id, erc20(step.token, step.amount))
    case 'removeAll':
      return removeAll(state, step)
    case 'removeNative':
      return remove(state, step.by, step.id, coin(step.amount))
    default:
      return administer(state, step)
  }
}

function add(state: State, step: StepOf<'add'>): Refusals {
  const token = state.wrapped[String(step.id)]
  if (!token) return [unknown]
  const forbidden = (token.rules & rules.noAdd) === 0 ? [] : ['Forbidden add collateral']
  return [...forbidden, ...deposit(state, step.id, step.by, step.collateral, step.value, false)]
}

function approveOne(state: State, { id, by, operator }: StepOf<'approveOne'>): Refusals {
  const token = state.wrapped[String(id)]
  if (!token || (by !== token.owner && !state.operators[`${token.owner} ${by}`])) return [assetFails]
  token.approved = operator
  return []
}

/** Ends a token of the caller. What fails in an emergency becomes a claim of the caller. */
function unwrap(state: State, { id, by, isEmergency }: StepOf<'unwrap'>): Refusals {
  const token = state.wrapped[String(id)]
  if (!token) return [unknown, 'Only owner can unwrap it', assetFails]
  if (token.owner !== by) return ['Only owner can unwrap it']
  const refusals = lockedBy(state, token)
  if (refusals.length > 0) return refusals
  delete state.wrapped[String(id)]
  const items = token.original.kind === kinds.empty ? token.collateral : [...token.collateral, token.original]
  for (const item of items) {
    if (pay(state, item, by)) continue
    if (!isEmergency) refusals.push(assetFails)
    keep(state, by, item)
  }
  return refusals
}

function keep(state: State, holder: Name, item: Item): void {
  const key = claimKey(holder, item)
  state.claims[key] = (state.claims[key] ?? 0n) + (item.kind === kinds.erc721 ? 1n : item.amount)
}

function lockedBy(state: State, token: Wrapped): Refusals {
  const refusals: Refusals = []
  if ((token.rules & rules.noUnwrap) !== 0) refusals.push('UnWrapp forbidden by author')
  for (const { type, param } of token.locks) {
    if (type === lockTypes.time && param > state.now) refusals.push('TimeLock error')
    const isMissing = (fee: { token: Name }) => amountOf(token, erc20(fee.token, 0n)) < param
    if (type === lockTypes.threshold && token.fees.some(isMissing)) refusals.push('TransferFeeLock error')
  }
  return refusals
}

function claim(state: State, { by, item, to }: StepOf<'claim'>): Refusals {
  const key = claimKey(by, item)
  const amount = state.claims[key] ?? 0n
  if (amount === 0n) return ['NothingToClaim']
  state.claims[key] = 0n
  return pay(state, { ...item, amount: item.kind === kinds.erc721 ? 0n : amount }, to) ? [] : [assetFails]
}

/** Takes out of a token what its trusted remover asks for and sends it to the remover. */
function remove(state: State, by: Name, id: bigint, item: Item): Refusals {
  const token = state.wrapped[String(id)]
  const refusals: Refusals = []
  if (!token?.royalties.some(({ beneficiary }) => beneficiary === by))
    refusals.push('Sender is not in beneficiary list')
  const since = state.trustedFrom[by]
  if (since === undefined || since > state.now) refusals.push('Only trusted address')
  const isListed = item.kind === kinds.native || state.listed[item.contract]?.remove === true
  if (!isListed || (item.kind !== kinds.native && state.whiteList === nobody))
    refusals.push('Collateral not available for remove')
  if (item.amount === 0n) refusals.push('ZeroAmount')
  const inside = token ? amountOf(token, item) : 0n
  if (inside < item.amount) refusals.push('Amount exceed balance')
  if (!token) return [...refusals, unknown]
  const at = token.collateral.findIndex(({ kind, contract }) => kind === item.kind && contract === item.contract)
  if (at >= 0) token.collateral[at] = { ...item, amount: inside - item.amount }
  return refusals.length === 0 && !pay(state, item, by) ? [assetFails] : refusals
}

function removeAll(state: State, { by, id, token }: StepOf<'removeAll'>): Refusals {
  const wrapped = state.wrapped[String(id)]
  const inside = wrapped ? amountOf(wrapped, erc20(token, 0n)) : 0n
  const nothing = inside === 0n ? ['Amount exceed balance'] : []
  return [...nothing, ...remove(state, by, id, erc20(token, inside))]
}

type Admin = Exclude<
  Step,
  | { op: 'wrap' | 'add' | 'unwrap' | 'transfer' | 'approve' | 'approveOne' | 'claim' }
  | StepOf<'removeAmount' | 'removeAll' | 'removeNative'>
>

function administer(state: State, step: Admin): Refusals {
  if (step.op === 'warp') state.now += step.seconds
  else if (step.op === 'block') state.blocked[step.who] = step.isBlocked
  else if (step.op === 'tame') state.isTollTame = step.isTame
  else if (step.by !== owner) return step.op === 'forget' ? ['Only trusted address'] : notOwner
  else return order(state, step)
  return []
}

/** What the owner may decide. */
function order(state: State, step: Exclude<Admin, StepOf<'warp' | 'block' | 'tame'>>): Refusals {
  switch (step.op) {
    case 'nameChecker':
      state.checker = step.checker
      return []
    case 'nameWhiteList':
      state.whiteList = step.whiteList
      return []
    case 'list':
      state.listed[step.asset] = step.listed
      return []
    case 'unlist':
      delete state.listed[step.asset]
      return []
    case 'blackList':
      state.blackListed[step.asset] = step.isBlack
      return []
    case 'ruleMasks':
      state.masks[step.asset] = step
      return []
    case 'trustBeneficiary':
      state.trustedBeneficiaries[step.beneficiary] = step.isTrusted
      return []
    case 'trustRemover':
      return trustRemover(state, step)
    case 'skipIds':
      if (step.lastId < state.lastId) return ['IdPassed']
      state.lastId = step.lastId
      return []
    case 'forget':
      return []
  }
}

/** Stopping works at once, trusting after two days, once more changes nothing: the tokens of these worlds can be wrapped from the beginning. */
function trustRemover(state: State, { operator, isTrusted }: StepOf<'trustRemover'>): Refusals {
  if (!isTrusted) delete state.trustedFrom[operator]
  else state.trustedFrom[operator] ??= state.now + trustDelay
  return []
}
