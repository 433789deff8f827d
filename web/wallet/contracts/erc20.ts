import type { Address } from 'viem'
import { zeroAddress } from '#domain/collateral/codes.ts'
import { type Call, type Caller, callOf, readFrom } from './calls.ts'
import { definitionOf } from './definitions.ts'

/** What the white list says of an asset. */
export interface Permissions {
  readonly enabledForCollateral: boolean
  readonly enabledForFee: boolean
  readonly enabledRemoveFromCollateral: boolean
}

/** An ERC-20 as its holder sees it: balance and allowance (to the wrapper) in the token's smallest unit. */
export interface Erc20Params {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly balance: bigint
  readonly allowance: bigint
  readonly permissions: Permissions
}

/** The allowance that is never used up, as the amount -1 asks for it (specification, second file §9). */
export const unlimited = 10n ** 50n

/** Everything about an ERC-20 that adding it needs. Throws what the wallet throws. */
export async function readErc20(caller: Caller, token: Address, wrapper: Address): Promise<Erc20Params> {
  const abi = definitionOf(caller.chainId, 'erc20')
  const { account } = caller
  const [name, symbol, decimals, balance, allowance, permissions] = await Promise.all([
    readFrom(caller, token, abi, 'name', []),
    readFrom(caller, token, abi, 'symbol', []),
    readFrom(caller, token, abi, 'decimals', []),
    readFrom(caller, token, abi, 'balanceOf', [account]),
    readFrom(caller, token, abi, 'allowance', [account, wrapper]),
    readPermissions(caller, token, wrapper),
  ])
  return { address: token, name, symbol, decimals, balance, allowance, permissions }
}

/** What the wrapper's white list allows for an asset; where there is none, everything but removal. */
async function readPermissions(caller: Caller, asset: Address, wrapper: Address): Promise<Permissions> {
  const wrapperAbi = definitionOf(caller.chainId, 'wrapper')
  const listAbi = definitionOf(caller.chainId, 'whiteList')
  const whiteList = await readFrom(caller, wrapper, wrapperAbi, 'protocolWhiteList', [])
  if (whiteList === zeroAddress) {
    return { enabledForCollateral: true, enabledForFee: true, enabledRemoveFromCollateral: false }
  }
  const { enabledForCollateral, enabledForFee, enabledRemoveFromCollateral } = await readFrom(
    caller,
    whiteList,
    listAbi,
    'getWLItem',
    [asset],
  )
  return { enabledForCollateral, enabledForFee, enabledRemoveFromCollateral }
}

export function readAllowance(caller: Caller, token: Address, spender: Address): Promise<bigint> {
  return readFrom(caller, token, definitionOf(caller.chainId, 'erc20'), 'allowance', [caller.account, spender])
}

export function readDecimals(caller: Caller, token: Address): Promise<number> {
  return readFrom(caller, token, definitionOf(caller.chainId, 'erc20'), 'decimals', [])
}

export function readErc20Balance(caller: Caller, token: Address): Promise<bigint> {
  return readFrom(caller, token, definitionOf(caller.chainId, 'erc20'), 'balanceOf', [caller.account])
}

/** Lets the spender take so much of a token, in its smallest unit; -1 is without a limit. */
export function approveCall(chainId: number, token: Address, spender: Address, amount: bigint): Call {
  const given = amount === -1n ? unlimited : amount
  return callOf(token, definitionOf(chainId, 'erc20'), 'approve', [spender, given])
}
