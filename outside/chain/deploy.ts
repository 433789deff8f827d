import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  type Abi,
  type Address,
  createPublicClient,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  http,
  type LocalAccount,
} from 'viem'
import { fixedSupplyTokenAbi, fixedSupplyTokenBytecode } from '#contracts/abi/fixed-supply-token.ts'
import { marketCheckerAbi, marketCheckerBytecode } from '#contracts/abi/market-checker.ts'
import { marketWrapperAbi, marketWrapperBytecode } from '#contracts/abi/market-wrapper.ts'
import { settlementAbi, settlementBytecode } from '#contracts/abi/settlement.ts'
import { techTokenAbi, techTokenBytecode } from '#contracts/abi/tech-token.ts'
import { testNFTAbi, testNFTBytecode } from '#contracts/abi/test-nft.ts'
import { whiteListAbi, whiteListBytecode } from '#contracts/abi/white-list.ts'
import { wrappedNFT721Abi, wrappedNFT721Bytecode } from '#contracts/abi/wrapped-nft721.ts'
import { type Deployment, deploymentFile } from './deployment.ts'

/** What a deployment is made of. */
export interface DeployPlan {
  /** An account that does nothing else on this chain: its nonce tells how far the deployment has come. */
  readonly deployer: LocalAccount
  /** Who owns the contracts in the end. It must accept each ownership; until then, the deployer holds it. */
  readonly owner: Address
  /** The settlement's signers, how many of them decide, and how long a decision waits, in seconds. */
  readonly signers: readonly Address[]
  readonly threshold: number
  readonly delay: number
  /** The ERC-20s that may be collateral, by ticker; those that are `null` are deployed as fixed-supply tokens. */
  readonly tokens: Readonly<Record<string, Address | null>>
  /** The address whose pages show single wrapped tokens, ending in a slash. */
  readonly tokenPages: string
}

type Step = { what: string; to: Address | null; data: Hex }

const erc20 = 2
const erc721 = 3

/**
 * Puts the market's contracts on a chain, or goes on where an earlier try ended: the same plan gives the same addresses on
 * every chain. Writes `<dataDir>/contracts/<chainId>.json` and answers the deployment. Throws when a step fails.
 */
export async function deployMarket(rpcUrl: string, dataDir: string, plan: DeployPlan): Promise<Deployment> {
  const client = createPublicClient({ transport: http(rpcUrl), pollingInterval: 100 })
  const chainId = await client.getChainId()
  const { steps, deployment } = stepsOf(plan, chainId)
  const done = await client.getTransactionCount({ address: plan.deployer.address })
  const block = Number(await client.getBlockNumber())

  const wallet = createWalletClient({ account: plan.deployer, transport: http(rpcUrl) })
  for (const [nonce, { what, to, data }] of steps.entries()) {
    if (nonce < done) continue
    const hash = await wallet.sendTransaction({ chain: null, nonce, to, data })
    const { status } = await client.waitForTransactionReceipt({ hash })
    if (status !== 'success')
      throw new Error(`The chain refused to ${what} (${hash}); start again with a new deployer.`)
  }
  const whole = { ...deployment, block: done === 0 ? block : 0 }
  await write(deploymentFile(dataDir, chainId), whole)
  return whole
}

/** All transactions in their order, and where the contracts will be: each address follows from its place. */
function stepsOf(plan: DeployPlan, chainId: number): { steps: Step[]; deployment: Omit<Deployment, 'block'> } {
  const steps: Step[] = []
  const at = (nonce: number) => getContractAddress({ from: plan.deployer.address, nonce: BigInt(nonce) })
  const create = (what: string, abi: Abi, bytecode: Hex, args: readonly unknown[]) => {
    steps.push({ what: `create ${what}`, to: null, data: encodeDeployData({ abi, bytecode, args }) })
    return at(steps.length - 1)
  }
  const call = (to: Address, abi: Abi, functionName: string, args: readonly unknown[]) => {
    steps.push({ what: `call ${functionName}`, to, data: encodeFunctionData({ abi, functionName, args }) })
  }

  const techToken = create('the technical token', techTokenAbi, techTokenBytecode, [at(1)])
  const wrapper = create('the wrapper', marketWrapperAbi, marketWrapperBytecode, [techToken])
  const named = ['Surety wNFT', 'wNFT', plan.tokenPages]
  const storage = create('the wrapped tokens', wrappedNFT721Abi, wrappedNFT721Bytecode, named)
  const checker = create('the checker', marketCheckerAbi, marketCheckerBytecode, [wrapper])
  const whiteList = create('the white list', whiteListAbi, whiteListBytecode, [])
  const rules = [wrapper, plan.signers.toSorted(byNumber), BigInt(plan.threshold), BigInt(plan.delay)]
  const settlement = create('the settlement', settlementAbi, settlementBytecode, rules)
  const minter = create('the test collection', testNFTAbi, testNFTBytecode, [
    'Surety test NFT',
    'tNFT',
    plan.tokenPages,
  ])
  const tokens = Object.fromEntries(
    Object.entries(plan.tokens).map(([ticker, known]) => [
      ticker,
      known ?? create(ticker, fixedSupplyTokenAbi, fixedSupplyTokenBytecode, [`${ticker} (local)`, ticker, plan.owner]),
    ]),
  )

  call(storage, wrappedNFT721Abi, 'setMinter', [wrapper])
  call(wrapper, marketWrapperAbi, 'setCheckerAddress', [checker])
  call(wrapper, marketWrapperAbi, 'setWhiteList', [whiteList])
  call(wrapper, marketWrapperAbi, 'setTrustedAddress', [settlement, true])
  call(checker, marketCheckerAbi, 'setTrustedAddress', [settlement, true])
  for (const token of Object.values(tokens)) {
    const asset = { assetType: erc20, contractAddress: token }
    const enabled = { enabledForFee: false, enabledForCollateral: true, enabledRemoveFromCollateral: true }
    call(whiteList, whiteListAbi, 'setWLItem', [asset, { ...enabled, transferFeeModel: techToken }])
  }
  call(wrapper, marketWrapperAbi, 'setWNFTId', [erc721, storage, 0n])
  if (plan.owner !== plan.deployer.address) {
    for (const owned of [wrapper, storage, checker, whiteList, settlement, techToken]) {
      call(owned, marketWrapperAbi, 'transferOwnership', [plan.owner])
    }
  }
  return { steps, deployment: { chainId, wrapper, storage, checker, minter, whiteList, techToken, settlement, tokens } }
}

function byNumber(left: Address, right: Address): number {
  return BigInt(left) < BigInt(right) ? -1 : 1
}

async function write(file: string, deployment: Deployment): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, `${JSON.stringify(deployment, null, 2)}\n`)
  await rename(`${file}.new`, file)
}
