import { findNetwork, localNetworkId } from '#domain/money/networks.ts'
import { type Deployment, faultsOfDeployment, readDeployment } from '#outside/chain/deployment.ts'
import type { Log } from '#outside/log.ts'
import { StartFault } from '#outside/start-fault.ts'
import type { Settings } from './config.ts'

/** The market's contracts by chain id: those that were seen on their chain, and those whose node did not answer yet. */
export interface FoundContracts {
  readonly seen: Map<number, Deployment>
  readonly unseen: ReadonlyMap<number, Deployment>
}

/**
 * The market's contracts: deployed where they are missing on the demo's chain, elsewhere as `npm run contracts:deploy` noted them.
 * Throws StartFault when the contracts on chain are not those of this release; changes by their owner are logged.
 */
export async function findContracts(
  settings: Settings,
  rpcByChainId: ReadonlyMap<number, string>,
  deployDemo: ((rpcUrl: string, dataDir: string) => Promise<Deployment>) | null,
  log: Log,
): Promise<FoundContracts> {
  const local = findNetwork(localNetworkId)?.chain?.chainId
  const seen = new Map<number, Deployment>()
  const unseen = new Map<number, Deployment>()
  for (const [chainId, rpcUrl] of rpcByChainId) {
    const deploy = settings.demo && chainId === local ? deployDemo : null
    const deployment = deploy
      ? await deploy(rpcUrl, settings.dataDir)
      : await readDeployment(settings.dataDir, chainId).catch((error) => {
          throw new StartFault(`The contracts of chain ${chainId} cannot be read: ${error.message}`)
        })
    if (!deployment) continue
    const faults = await lookAtContracts(rpcUrl, deployment, log).catch((error: Error) => {
      log.warn(
        { chainId, detail: error.message },
        'contracts: node does not answer, the chain is followed as soon as it does',
      )
      return null
    })
    if (faults && faults.length > 0) throw new StartFault(`Chain ${chainId}: ${faults.join('; ')}`)
    const deployments = faults ? seen : unseen
    deployments.set(chainId, deployment)
  }
  return { seen, unseen }
}

/** Why the contracts cannot be trusted; changes by their owner are logged. Throws when the node does not answer. */
export async function lookAtContracts(rpcUrl: string, deployment: Deployment, log: Log): Promise<readonly string[]> {
  const { foreign, changed } = await faultsOfDeployment(rpcUrl, deployment)
  for (const change of changed) {
    log.warn({ chainId: deployment.chainId, change }, 'contracts: changed by their owner since deployment, accepted')
  }
  return foreign
}
