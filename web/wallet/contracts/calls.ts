import {
  type Abi,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  type EncodeFunctionDataParameters,
  getAddress,
  type Hex,
  isHex,
} from 'viem'
import { decodeFunctionResult, encodeFunctionData, numberToHex } from 'viem/utils'
import { isSameAddress } from '#domain/money/address.ts'
import { connection } from '../connection.ts'
import type { Provider } from '../provider.ts'
import { foreignText } from './foreign-text.ts'

/** Who calls contracts, where: the wallet, account and chain that the person had when it began. */
export interface Caller {
  readonly provider: Provider
  readonly account: Address
  readonly chainId: number
}

/** Thrown where the account or the chain is another than the one that the work began with. */
export class WalletMoved extends Error {
  constructor() {
    super('The account or the network of your wallet has changed. Nothing more is sent')
    this.name = 'WalletMoved'
  }
}

/** The connected wallet as a caller. Throws 'Unable to connect to wallet', with the wallet's name where there is one. */
export function connectedCaller(): Caller {
  const { wallet, account, chainId } = connection.get()
  if (!wallet || !account || chainId === null) {
    throw new Error(`Unable to connect to wallet${wallet ? ` ${wallet.info.name}` : ''}`)
  }
  return { provider: wallet.provider, account: getAddress(account), chainId }
}

/** The connected wallet as the caller that a page was drawn for. Throws as above, and `WalletMoved` where it is another. */
export function callerAt(place: { readonly account: string; readonly chainId: number }): Caller {
  const caller = connectedCaller()
  if (!isSameAddress(caller.account, place.account) || caller.chainId !== place.chainId) throw new WalletMoved()
  return caller
}

/** Asks the wallet itself, since its news of a change may come late. Throws `WalletMoved`. */
export async function assertSame({ provider, account, chainId }: Caller): Promise<void> {
  const [accounts, chain] = await Promise.all([
    provider.request({ method: 'eth_accounts' }),
    provider.request({ method: 'eth_chainId' }),
  ])
  const first: unknown = Array.isArray(accounts) ? accounts[0] : null
  const isSame = typeof first === 'string' && isSameAddress(first, account)
  if (!isSame || Number(chain) !== chainId) throw new WalletMoved()
}

/** A call of a contract as the wallet is given it; `value` in wei. */
export interface Call {
  readonly to: Address
  readonly data: Hex
  readonly value?: bigint
}

/** The call of a contract's function. Throws on arguments that do not fit. */
export function callOf<const A extends Abi, Name extends ContractFunctionName<A, 'nonpayable' | 'payable'>>(
  to: Address,
  abi: A,
  functionName: Name,
  args: ContractFunctionArgs<A, 'nonpayable' | 'payable', Name>,
  value?: bigint,
): Call {
  const data = encodeFunctionData({ abi, functionName, args } as unknown as EncodeFunctionDataParameters)
  return { to, data, ...(value !== undefined && { value }) }
}

/** What a contract's function answers now. Throws what the wallet throws. */
export async function readFrom<
  const A extends Abi,
  Name extends ContractFunctionName<A, 'view' | 'pure'>,
  const Args extends ContractFunctionArgs<A, 'view' | 'pure', Name>,
>(
  { provider, account }: Caller,
  to: Address,
  abi: A,
  functionName: Name,
  args: Args,
): Promise<ContractFunctionReturnType<A, 'view' | 'pure', Name, Args>> {
  const data = encodeFunctionData({ abi, functionName, args } as unknown as EncodeFunctionDataParameters)
  const answer = await provider.request({ method: 'eth_call', params: [{ from: account, to, data }, 'latest'] })
  if (!isHex(answer) || answer === '0x') throw new Error(`there is no contract with ${functionName} at ${to}`)
  const decoded: unknown = decodeFunctionResult({ abi: abi as Abi, functionName: functionName as string, data: answer })
  // Names and symbols are shown; whoever wrote the contract chose them.
  const fit =
    typeof decoded === 'string' && !isHex(decoded) && functionName !== 'tokenURI' ? foreignText(decoded) : decoded
  return fit as ContractFunctionReturnType<A, 'view' | 'pure', Name, Args>
}

/** A call as JSON-RPC writes it. */
export function paramsOf({ account }: Caller, { to, data, value }: Call): Record<string, string> {
  return { from: account, to, data, ...(value !== undefined && { value: numberToHex(value) }) }
}
