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
import { connection } from '../connection.ts'
import type { Provider } from '../provider.ts'

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

/** Asks the wallet itself, since its news of a change may come late. Throws `WalletMoved`. */
export async function assertSame({ provider, account, chainId }: Caller): Promise<void> {
  const [accounts, chain] = await Promise.all([
    provider.request({ method: 'eth_accounts' }),
    provider.request({ method: 'eth_chainId' }),
  ])
  const first: unknown = Array.isArray(accounts) ? accounts[0] : null
  const isSame = typeof first === 'string' && first.toLowerCase() === account.toLowerCase()
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
  return decoded as ContractFunctionReturnType<A, 'view' | 'pure', Name, Args>
}

/** A call as JSON-RPC writes it. */
export function paramsOf({ account }: Caller, { to, data, value }: Call): Record<string, string> {
  return { from: account, to, data, ...(value !== undefined && { value: numberToHex(value) }) }
}
