import { readFile } from 'node:fs/promises'
import {
  type Abi,
  type Address,
  concat,
  createPublicClient,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  http,
  keccak256,
  type LocalAccount,
} from 'viem'
import { writeWhole } from './deployment.ts'

type Step = { readonly what: string; readonly to: Address | null; readonly data: Hex }

/** The transactions of an account that has sent none before, in their order: each address follows from its place. */
export interface Script {
  readonly steps: readonly Step[]
  /** Where the contract of the transaction with this number is, the first being 0. */
  readonly at: (nonce: number) => Address
  /** Adds a contract and answers where it will be. */
  readonly create: (what: string, abi: Abi, bytecode: Hex, args: readonly unknown[]) => Address
  readonly call: (to: Address, abi: Abi, functionName: string, args: readonly unknown[]) => void
}

/** An empty script of this account. */
export function newScript(deployer: Address): Script {
  const steps: Step[] = []
  const at = (nonce: number) => getContractAddress({ from: deployer, nonce: BigInt(nonce) })
  return {
    steps,
    at,
    create: (what, abi, bytecode, args) => {
      steps.push({ what: `create ${what}`, to: null, data: encodeDeployData({ abi, bytecode, args }) })
      return at(steps.length - 1)
    },
    call: (to, abi, functionName, args) => {
      steps.push({ what: `call ${functionName}`, to, data: encodeFunctionData({ abi, functionName, args }) })
    },
  }
}

/**
 * Sends a script, or what an earlier try left of it. `planFile` keeps which one was begun. Throws when a step fails, and when
 * what the deployer has sent so far was not the beginning of this script.
 */
export async function sendScript(
  rpcUrl: string,
  planFile: string,
  deployer: LocalAccount,
  { steps }: Script,
): Promise<void> {
  const client = createPublicClient({ transport: http(rpcUrl), pollingInterval: 100 })
  const done = await client.getTransactionCount({ address: deployer.address })
  await begin(planFile, steps, done)

  const wallet = createWalletClient({ account: deployer, transport: http(rpcUrl) })
  for (const [nonce, { what, to, data }] of steps.entries()) {
    if (nonce < done) continue
    const hash = await wallet.sendTransaction({ chain: null, nonce, to, data })
    const { status } = await client.waitForTransactionReceipt({ hash })
    if (status !== 'success')
      throw new Error(`The chain refused to ${what} (${hash}); start again with a new deployer.`)
  }
}

/** Writes down what is begun. The nonce alone tells how many steps were sent, not which. */
async function begin(file: string, steps: readonly Step[], done: number): Promise<void> {
  const hash = keccak256(concat(steps.map(({ to, data }) => concat([to ?? '0x', data]))))
  const begun = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (begun === hash) return
  if (done === 0) return writeWhole(file, hash)
  // All sent, from another data folder: what stands on chain is looked at before it is used.
  if (begun === null && done >= steps.length) return
  throw new Error(`The deployer has sent ${done} transactions of another plan; start again with a new deployer.`)
}
