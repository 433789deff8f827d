import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Abi,
  type Address,
  BaseError,
  createClient,
  createTestClient,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  http,
  publicActions,
  rpcSchema,
  toHex,
  walletActions,
} from 'viem'
import { anvil } from 'viem/chains'
import { startAnvil } from '#outside/chain/anvil.ts'

/** A compiled contract: its interface, its creation code, and the bytes that it leaves on the chain. */
export interface Artifact {
  readonly abi: Abi
  readonly bytecode: Hex
  readonly size: number
}

/** A contract on the chain, and the gas of its deployment. */
export interface Contract {
  readonly address: Address
  readonly abi: Abi
  readonly gas: number
}

/** A call of a contract's function as a transaction of its own. */
export interface Call {
  readonly from: Address
  readonly to: Contract
  readonly name: string
  readonly args: readonly unknown[]
  readonly value?: bigint
}

interface Receipt {
  status: Hex
  gasUsed: Hex
  contractAddress: Address | null
}

interface Sending {
  from: Address
  to: Address | undefined
  data: Hex
  value: Hex
  gas: Hex
}

type Sync = [{ Method: 'eth_sendTransactionSync'; Parameters: [Sending]; ReturnType: Receipt }]

/** A local chain for measuring: its clock starts at `startsAt`, so that calldata is the same in every run. */
export type Chain = Awaited<ReturnType<typeof startChain>>

const startsAt = 1_900_000_000n
/** Below the highest that one transaction may have, and more than any operation needs. */
const gasLimit = 16_000_000n

/** Starts anvil on a free port, with its state in a folder that `stop` removes. */
export async function startChain() {
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-gas-'))
  const local = await startAnvil({ dataDir, log: { info: () => undefined, warn: console.warn }, blockSeconds: 3600 })
  const stop = async () => {
    await local.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const transport = http(local.rpcUrl)
  const client = createTestClient({ mode: 'anvil', chain: anvil, transport })
    .extend(publicActions)
    .extend(walletActions)
  const sender = createClient({ transport, rpcSchema: rpcSchema<Sync>() })
  await client.setNextBlockTimestamp({ timestamp: startsAt })
  await client.mine({ blocks: 1 })
  const accounts = await client.getAddresses()

  /** Sends a transaction and answers its receipt: anvil answers once the transaction is in a block. */
  async function transact(from: Address, data: Hex, to?: Address, value = 0n): Promise<Receipt> {
    const call = { from, to, data, value: toHex(value), gas: toHex(gasLimit) }
    return sender.request({ method: 'eth_sendTransactionSync', params: [call] })
  }

  /** Why a call fails, as far as the contract says. */
  async function reasonOf({ from, to, name, args, value }: Call): Promise<string> {
    try {
      const call = { account: from, address: to.address, abi: to.abi, functionName: name, args: [...args], value }
      await client.simulateContract(call)
      return 'it would not fail now'
    } catch (error) {
      return error instanceof BaseError ? error.shortMessage : String(error)
    }
  }

  return {
    accounts,
    startsAt,
    stop,
    async deploy(from: Address, { abi, bytecode, size }: Artifact, args: readonly unknown[]): Promise<Contract> {
      const data = encodeDeployData({ abi, bytecode, args: [...args] })
      const { contractAddress, status, gasUsed } = await transact(from, data)
      if (status !== '0x1' || !contractAddress) throw new Error(`a contract of ${size} bytes was not deployed`)
      return { address: contractAddress, abi, gas: Number(gasUsed) }
    },
    /** Sends a call and answers the gas that it used after refunds; throws with the contract's reason when it fails. */
    async send(call: Call): Promise<number> {
      const { from, to, name, args, value } = call
      const data = encodeFunctionData({ abi: to.abi, functionName: name, args: [...args] })
      const { status, gasUsed } = await transact(from, data, to.address, value)
      if (status === '0x1') return Number(gasUsed)
      throw new Error(`${name} failed: ${await reasonOf(call)}`)
    },
    /** Runs something and takes the chain back to where it was before. */
    async apart<T>(work: () => Promise<T>): Promise<T> {
      const id = await client.snapshot()
      try {
        return await work()
      } finally {
        await client.revert({ id })
      }
    },
    /** Sets the next block's time, in unix seconds. */
    goTo: (timestamp: bigint) => client.setNextBlockTimestamp({ timestamp }),
    nonce: (address: Address) => client.getTransactionCount({ address }),
  }
}
