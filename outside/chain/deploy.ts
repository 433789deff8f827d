import { type Address, concat, createPublicClient, type Hex, http, keccak256, type LocalAccount } from 'viem'
import { fixedSupplyTokenAbi } from '#contracts/abi/fixed-supply-token.ts'
import { marketCheckerAbi } from '#contracts/abi/market-checker.ts'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { settlementAbi } from '#contracts/abi/settlement.ts'
import { techTokenAbi } from '#contracts/abi/tech-token.ts'
import { testNFTAbi } from '#contracts/abi/test-nft.ts'
import { whiteListAbi } from '#contracts/abi/white-list.ts'
import { wrappedNFT721Abi } from '#contracts/abi/wrapped-nft721.ts'
import { codeOf } from './code.ts'
import { newScript, type Script, sendScript } from './deploy-script.ts'
import { type Deployment, deploymentFile, readDeployment, writeDeployment } from './deployment.ts'

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

const erc20 = 2
const erc721 = 3

/**
 * Puts the market's contracts on a chain, or goes on where an earlier try ended: the same plan gives the same addresses on
 * every chain. Writes `<dataDir>/contracts/<chainId>.json` and answers the deployment. Throws when a step fails, and when what
 * the deployer has sent so far was not the beginning of this plan.
 */
export async function deployMarket(rpcUrl: string, dataDir: string, plan: DeployPlan): Promise<Deployment> {
  const chainId = await createPublicClient({ transport: http(rpcUrl) }).getChainId()
  const { script, deployment } = scriptOf(plan, chainId)
  await sendScript(rpcUrl, `${deploymentFile(dataDir, chainId)}.plan`, plan.deployer, script)
  const known = await readDeployment(dataDir, chainId)
  const whole =
    known?.first && known.wrapper === deployment.wrapper ? { ...deployment, first: known.first } : deployment
  await writeDeployment(dataDir, whole)
  return whole
}

/**
 * Marks which of this release's contracts a deployer is for: with other code or other arguments, another number. The same
 * deployer cannot be used for both.
 */
export function releaseHash(): Hex {
  const codes = [
    codeOf('tech-token').creation,
    codeOf('market-wrapper').creation,
    codeOf('wrapped-nft721').creation,
    codeOf('market-checker').creation,
  ]
  const others = [
    codeOf('white-list').creation,
    codeOf('settlement').creation,
    codeOf('test-nft').creation,
    codeOf('fixed-supply-token').creation,
  ]
  return keccak256(concat([...codes, ...others]))
}

/** All transactions in their order, and where the contracts will be: each address follows from its place. */
function scriptOf(plan: DeployPlan, chainId: number): { script: Script; deployment: Deployment } {
  const script = newScript(plan.deployer.address)
  const { at, create, call } = script
  const techToken = create('the technical token', techTokenAbi, codeOf('tech-token').creation, [at(1)])
  const wrapper = create('the wrapper', marketWrapperAbi, codeOf('market-wrapper').creation, [techToken])
  const named = ['Surety wNFT', 'wNFT', plan.tokenPages]
  const storage = create('the wrapped tokens', wrappedNFT721Abi, codeOf('wrapped-nft721').creation, named)
  const checker = create('the checker', marketCheckerAbi, codeOf('market-checker').creation, [wrapper])
  const whiteList = create('the white list', whiteListAbi, codeOf('white-list').creation, [])
  const rules = [wrapper, plan.signers.toSorted(byNumber), BigInt(plan.threshold), BigInt(plan.delay)]
  const settlement = create('the settlement', settlementAbi, codeOf('settlement').creation, rules)
  const minter = create('the test collection', testNFTAbi, codeOf('test-nft').creation, [
    'Surety test NFT',
    'tNFT',
    plan.tokenPages,
  ])
  const tokens = Object.fromEntries(
    Object.entries(plan.tokens).map(([ticker, known]) => [
      ticker,
      known ??
        create(ticker, fixedSupplyTokenAbi, codeOf('fixed-supply-token').creation, [
          `${ticker} (local)`,
          ticker,
          plan.owner,
        ]),
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
  return {
    script,
    deployment: { chainId, wrapper, storage, checker, minter, whiteList, techToken, settlement, tokens },
  }
}

function byNumber(left: Address, right: Address): number {
  return BigInt(left) < BigInt(right) ? -1 : 1
}
