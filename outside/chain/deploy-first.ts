import { type Address, concat, type Hex, keccak256, type LocalAccount } from 'viem'
import { firstDistributorAbi } from '#contracts/abi/first-distributor.ts'
import { royaltyModelAbi } from '#contracts/abi/royalty-model.ts'
import { techTokenAbi } from '#contracts/abi/tech-token.ts'
import { codeOf } from './code.ts'
import { newScript, type Script, sendScript } from './deploy-script.ts'
import { type Deployment, deploymentFile, writeDeployment } from './deployment.ts'

/** What a wrapper of the first generation is made of. */
export interface FirstPlan {
  /** An account that does nothing else on this chain, and not the market's own deployer. */
  readonly deployer: LocalAccount
  /** Who owns the contracts in the end. It must accept each ownership; until then, the deployer holds it. */
  readonly owner: Address
}

/**
 * Puts a wrapper of the first generation beside a market's contracts, with a project token of its own and a model for fees in
 * the market's tokens, or goes on where an earlier try ended. Writes it down as `first` of the deployment and answers that.
 * Throws when a step fails, and when what the deployer has sent so far was not the beginning of this plan.
 */
export async function deployFirst(
  rpcUrl: string,
  dataDir: string,
  market: Deployment,
  plan: FirstPlan,
): Promise<Deployment> {
  const { script, first } = scriptOf(plan, Object.values(market.tokens))
  await sendScript(rpcUrl, `${deploymentFile(dataDir, market.chainId)}.first.plan`, plan.deployer, script)
  const deployment = { ...market, first }
  await writeDeployment(dataDir, deployment)
  return deployment
}

/** Marks which contracts of the first generation a deployer is for: with other code, another number. */
export function firstReleaseHash(): Hex {
  return keccak256(
    concat([codeOf('tech-token').creation, codeOf('first-distributor').creation, codeOf('royalty-model').creation]),
  )
}

/** All transactions in their order. Each token of the market may lie in a token, and pay for its transfers. */
function scriptOf({ deployer, owner }: FirstPlan, tokens: readonly Address[]): { script: Script; first: Address } {
  const script = newScript(deployer.address)
  const { at, create, call } = script
  // Nobody registers with this project token: it is minted for fees, never moved by a wrapper.
  const project = create('the project token', techTokenAbi, codeOf('tech-token').creation, [at(1)])
  const first = create('the first generation', firstDistributorAbi, codeOf('first-distributor').creation, [project])
  const model = create('its royalty model', royaltyModelAbi, codeOf('royalty-model').creation, [first])
  call(project, techTokenAbi, 'addMinter', [first])
  for (const token of tokens) call(first, firstDistributorAbi, 'editPartnersItem', [token, true, model, false])
  if (owner !== deployer.address) {
    call(first, firstDistributorAbi, 'setDistributorState', [owner, true])
    call(first, firstDistributorAbi, 'setDistributorState', [deployer.address, false])
    call(project, techTokenAbi, 'addMinter', [owner])
    call(project, techTokenAbi, 'renounceMinter', [])
    for (const owned of [first, project]) call(owned, techTokenAbi, 'transferOwnership', [owner])
  }
  return { script, first }
}
