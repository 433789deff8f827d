import {
  type Abi,
  type Address,
  createPublicClient,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  type LocalAccount,
} from 'viem'
import { keeperAbi } from '#contracts/abi/keeper.ts'
import { spawner721Abi } from '#contracts/abi/spawner721.ts'
import { codeOf } from '#outside/chain/code.ts'
import type { Crossing } from './statements.ts'

/** What a crossing is made of. */
export interface CrossingPlan {
  readonly deployer: LocalAccount
  /** Who owns both contracts in the end; it must accept each. */
  readonly owner: Address
  readonly signers: readonly Address[]
  readonly threshold: number
  /** Of the spawned tokens. */
  readonly name: string
  readonly symbol: string
  readonly tokenPages: string
}

/**
 * Puts a keeper on one chain and its spawner on another, and names the spawner to the keeper. Throws when a step fails; contracts that
 * were made by then are of no use, and hold nothing.
 */
export async function deployCrossing(homeUrl: string, awayUrl: string, plan: CrossingPlan): Promise<Crossing> {
  if (2 * plan.threshold <= plan.signers.length) {
    throw new Error(
      'More than half of the signers must sign: fewer could speak of a token on both chains without knowing.',
    )
  }
  const home = chainAt(homeUrl, plan.deployer)
  const away = chainAt(awayUrl, plan.deployer)
  const [homeChain, awayChain] = await Promise.all([home.id(), away.id()])
  if (homeChain === awayChain) throw new Error('Both nodes are of the same chain.')
  const signers = plan.signers.toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
  const keeper = await home.create(keeperAbi, codeOf('keeper').creation, [signers, BigInt(plan.threshold)])
  const spawner = await away.create(spawner721Abi, codeOf('spawner721').creation, [
    plan.name,
    plan.symbol,
    plan.tokenPages,
    BigInt(homeChain),
    keeper,
    signers,
    BigInt(plan.threshold),
  ])
  const first = { contractAddress: spawner, tokenId: 0n }
  await home.call(keeper, keeperAbi, 'setSpawnerContract', [BigInt(awayChain), first])
  if (plan.owner !== plan.deployer.address) {
    await home.call(keeper, keeperAbi, 'transferOwnership', [plan.owner])
    await away.call(spawner, spawner721Abi, 'transferOwnership', [plan.owner])
  }
  return { homeChain, keeper, awayChain, spawner }
}

function chainAt(url: string, deployer: LocalAccount) {
  const client = createPublicClient({ transport: http(url), pollingInterval: 100 })
  const wallet = createWalletClient({ account: deployer, transport: http(url) })
  const send = async (what: string, transaction: { to?: Address; data: Hex }) => {
    const hash = await wallet.sendTransaction({ chain: null, ...transaction })
    const receipt = await client.waitForTransactionReceipt({ hash })
    if (receipt.status !== 'success') throw new Error(`The chain refused to ${what} (${hash}).`)
    return receipt
  }
  return {
    id: () => client.getChainId(),
    create: async (abi: Abi, bytecode: Hex, args: readonly unknown[]): Promise<Address> => {
      const { contractAddress } = await send('create a contract', { data: encodeDeployData({ abi, bytecode, args }) })
      if (!contractAddress) throw new Error('The chain made no contract.')
      return getAddress(contractAddress)
    },
    call: async (to: Address, abi: Abi, functionName: string, args: readonly unknown[]): Promise<void> => {
      await send(`call ${functionName}`, { to, data: encodeFunctionData({ abi, functionName, args }) })
    },
  }
}
