import { type Abi, type Address, decodeFunctionResult, encodeFunctionData, getContractAddress, type Hex } from 'viem'

/** Someone whose transactions a local chain carries out unsigned. */
export interface Client {
  readonly address: Address
  deploy(code: Hex): Promise<Address>
  send(to: Address, data: Hex): Promise<void>
}

export interface Rpc {
  call(method: string, params: unknown[]): Promise<unknown>
  as(address: Address): Client
  nonceOf(address: Address): Promise<bigint>
  read(to: Address, abi: Abi, functionName: string): Promise<unknown>
}

/** A local chain's own calls, without the checks and waits of a library: thousands are made. Throws what the chain says. */
export function rpcOf(url: string): Rpc {
  const call = async (method: string, params: unknown[]): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  const nonceOf = async (address: Address) =>
    BigInt((await call('eth_getTransactionCount', [address, 'pending'])) as Hex)
  const send = async (transaction: object) => {
    const hash = await call('eth_sendTransaction', [{ ...transaction, gas: '0x1c9c380' }])
    let receipt: { status: Hex } | null = null
    while (!receipt) receipt = (await call('eth_getTransactionReceipt', [hash])) as { status: Hex } | null
    if (receipt.status !== '0x1') throw new Error('The chain refused a step of the set-up.')
  }
  return {
    call,
    nonceOf,
    as: (address) => ({
      address,
      deploy: async (code) => {
        const nonce = await nonceOf(address)
        await send({ from: address, data: code })
        return getContractAddress({ from: address, nonce })
      },
      send: (to, data) => send({ from: address, to, data }),
    }),
    read: async (to, abi, functionName) => {
      const data = encodeFunctionData({ abi, functionName })
      return decodeFunctionResult({
        abi,
        functionName,
        data: (await call('eth_call', [{ to, data }, 'latest'])) as Hex,
      })
    },
  }
}
