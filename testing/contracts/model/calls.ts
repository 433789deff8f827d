import { type Abi, type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { marketCheckerAbi } from '#contracts/abi/market-checker.ts'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { whiteListAbi } from '#contracts/abi/white-list.ts'
import { wrappedNFT721Abi } from '#contracts/abi/wrapped-nft721.ts'
import type { World } from './stage.ts'
import { type Item, kinds, type Name, nobody, type Step, type StepOf } from './terms.ts'

/** A call to be made on the chain. */
export interface Call {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  readonly value?: Hex
}

const switches = parseAbi(['function setBlocked(address account, bool blocked)', 'function setTame(bool tame)'])
const bytes1 = (value: number): Hex => `0x${value.toString(16).padStart(2, '0')}`
const bytes2 = (value: number): Hex => `0x${value.toString(16).padStart(4, '0')}`

/** The call that a step is; null when it is time going by. */
export function callOf(world: World, step: Step): Call | null {
  const at = (name: Name) => addressOf(world, name)
  const call = (to: Name, abi: Abi, functionName: string, args: readonly unknown[], value = 0n): Call => ({
    from: at(step.by),
    to: at(to),
    data: encodeFunctionData({ abi, functionName, args }),
    ...(value > 0n ? { value: `0x${value.toString(16)}` as Hex } : {}),
  })
  const wrapper = (name: string, args: readonly unknown[], value = 0n) =>
    call('wrapper', marketWrapperAbi, name, args, value)
  const item = (given: Item) => itemOf(world, given)
  switch (step.op) {
    case 'warp':
      return null
    case 'wrap':
      return wrapper('wrap', [orderOf(world, step), step.collateral.map(item), at(step.wrapFor)], step.value)
    case 'add':
      return wrapper('addCollateral', [at('wnft'), step.id, step.collateral.map(item)], step.value)
    case 'unwrap':
      return wrapper('unWrap', unwrapArguments(at('wnft'), step))
    case 'transfer':
      return call('wnft', wrappedNFT721Abi, 'transferFrom', [at(step.from), at(step.to), step.id])
    case 'approve':
      return call('wnft', wrappedNFT721Abi, 'setApprovalForAll', [at(step.operator), step.isApproved])
    case 'approveOne':
      return call('wnft', wrappedNFT721Abi, 'approve', [at(step.operator), step.id])
    case 'claim':
      return wrapper('claim', [item(step.item), at(step.to)])
    case 'removeAmount':
      return wrapper('removeERC20CollateralAmount', [at('wnft'), step.id, at(step.token), step.amount])
    case 'removeAll':
      return wrapper('removeERC20Collateral', [at('wnft'), step.id, at(step.token)])
    case 'removeNative':
      return wrapper('removeNativeCollateralAmount', [at('wnft'), step.id, step.amount])
    case 'trustRemover':
      return wrapper('setTrustedAddress', [at(step.operator), step.isTrusted])
    case 'trustBeneficiary':
      return call('checker', marketCheckerAbi, 'setTrustedAddress', [at(step.beneficiary), step.isTrusted])
    case 'nameChecker':
      return wrapper('setCheckerAddress', [at(step.checker)])
    case 'forget':
      return wrapper('forgetApprovals', [])
    case 'nameWhiteList':
      return wrapper('setWhiteList', [at(step.whiteList)])
    case 'skipIds':
      return wrapper('setWNFTId', [kinds.erc721, at('wnft'), step.lastId])
    case 'block':
      return call('guarded', switches, 'setBlocked', [at(step.who), step.isBlocked])
    case 'tame':
      return call('toll', switches, 'setTame', [step.isTame])
    default:
      return listCall(world, step, call)
  }
}

/** One of the three forms. */
function unwrapArguments(wnft: Address, { id, saidType, isEmergency }: StepOf<'unwrap'>): unknown[] {
  if (isEmergency !== undefined) return [saidType ?? kinds.erc721, wnft, id, isEmergency]
  return saidType === undefined ? [wnft, id] : [saidType, wnft, id]
}

type Caller = (to: Name, abi: Abi, functionName: string, args: readonly unknown[]) => Call

function listCall(
  world: World,
  step: StepOf<'list'> | StepOf<'unlist'> | StepOf<'blackList'> | StepOf<'ruleMasks'>,
  call: Caller,
): Call {
  const contractAddress = addressOf(world, step.asset)
  const asset = { assetType: kinds.erc20, contractAddress }
  if (step.op === 'unlist') return call('whiteList', whiteListAbi, 'removeWLItem', [asset])
  if (step.op === 'blackList') return call('whiteList', whiteListAbi, 'setBLItem', [asset, step.isBlack])
  if (step.op === 'ruleMasks') {
    return call('whiteList', whiteListAbi, 'setRules', [contractAddress, bytes2(step.only), bytes2(step.disabled)])
  }
  const { fee, collateral, remove } = step.listed
  const listed = {
    enabledForFee: fee,
    enabledForCollateral: collateral,
    enabledRemoveFromCollateral: remove,
    transferFeeModel: addressOf(world, 'tech'),
  }
  return call('whiteList', whiteListAbi, 'setWLItem', [asset, listed])
}

export function addressOf(world: World, name: Name): Address {
  const address = world.addresses[name]
  if (!address) throw new Error(`nobody is called ${name}`)
  return address
}

function itemOf(world: World, { kind, contract, id, amount }: Item) {
  return { asset: { assetType: kind, contractAddress: addressOf(world, contract) }, tokenId: id, amount }
}

function orderOf(world: World, { order }: StepOf<'wrap'>) {
  return {
    inAsset: itemOf(world, order.original),
    unWrapDestination: addressOf(world, nobody),
    fees: order.fees.map(({ type, param, token }) => ({
      feeType: bytes1(type),
      param,
      token: addressOf(world, token),
    })),
    locks: order.locks.map(({ type, param }) => ({ lockType: bytes1(type), param })),
    royalties: order.royalties.map(({ beneficiary, percent }) => ({
      beneficiary: addressOf(world, beneficiary),
      percent,
    })),
    outType: order.outType,
    outBalance: 0n,
    rules: bytes2(order.rules),
  }
}
