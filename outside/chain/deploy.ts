import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
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
 * every chain. Writes `<dataDir>/contracts/<chainId>.json` and answers the deployment. Throws when a step fails, and when what
 * the deployer has sent so far was not the beginning of this plan.
 */
export async function deployMarket(rpcUrl: string, dataDir: string, plan: DeployPlan): Promise<Deployment> {
  const client = createPublicClient({ transport: http(rpcUrl), pollingInterval: 100 })
  const chainId = await client.getChainId()
  const { steps, deployment } = stepsOf(plan, chainId)
  const done = await client.getTransactionCount({ address: plan.deployer.address })
  await begin(`${deploymentFile(dataDir, chainId)}.plan`, steps, done)

  const wallet = createWalletClient({ account: plan.deployer, transport: http(rpcUrl) })
  for (const [nonce, { what, to, data }] of steps.entries()) {
    if (nonce < done) continue
    const hash = await wallet.sendTransaction({ chain: null, nonce, to, data })
    const { status } = await client.waitForTransactionReceipt({ hash })
    if (status !== 'success')
      throw new Error(`The chain refused to ${what} (${hash}); start again with a new deployer.`)
  }
  await write(deploymentFile(dataDir, chainId), `${JSON.stringify(deployment, null, 2)}\n`)
  return deployment
}

/**
 * Marks which of this release's contracts a deployer is for: with other code or other arguments, another number. The same
 * deployer cannot be used for both.
 */
export function releaseHash(): Hex {
  const codes = [techTokenBytecode, marketWrapperBytecode, wrappedNFT721Bytecode, marketCheckerBytecode]
  const others = [whiteListBytecode, settlementBytecode, testNFTBytecode, fixedSupplyTokenBytecode]
  return keccak256(concat([...codes, ...others]))
}

/** Writes down what is begun. The nonce alone tells how many steps were sent, not which. */
async function begin(file: string, steps: readonly Step[], done: number): Promise<void> {
  const hash = keccak256(concat(steps.map(({ to, data }) => concat([to ?? '0x', data]))))
  const begun = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (begun === hash) return
  if (done === 0) return write(file, hash)
  // All sent, from another data folder: what stands on chain is looked at before it is used.
  if (begun === null && done >= steps.length) return
  throw new Error(`The deployer has sent ${done} transactions of another plan; start again with a new deployer.`)
}

/** All transactions in their order, and where the contracts will be: each address follows from its place. */
function stepsOf(plan: DeployPlan, chainId: number): { steps: Step[]; deployment: Deployment } {
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
    call(techToken, techTokenAbi, 'addMinter', [plan.owner])
    call(techToken, techTokenAbi, 'renounceMinter', [])
    for (const owned of [wrapper, storage, checker, whiteList, settlement, techToken]) {
      call(owned, marketWrapperAbi, 'transferOwnership', [plan.owner])
    }
  }
  return { steps, deployment: { chainId, wrapper, storage, checker, minter, whiteList, techToken, settlement, tokens } }
}

function byNumber(left: Address, right: Address): number {
  return BigInt(left) < BigInt(right) ? -1 : 1
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // Several processes of a market may write it at once, all the same.
  const unfinished = `${file}.${process.pid}.new`
  await writeFile(unfinished, text)
  await rename(unfinished, file)
}
