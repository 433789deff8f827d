import { findNetwork, localNetworkId } from '#domain/money/networks.ts'
import { type Deployment, faultsOfDeployment, readDeployment } from '#outside/chain/deployment.ts'
import type { Log } from '#outside/log.ts'
import { StartFault } from '#outside/start-fault.ts'
import type { Settings } from './config.ts'

/**
 * The market's contracts by chain id: on the demo's chain deployed where they are missing, elsewhere as
 * `npm run contracts:deploy` wrote them down. What is on chain must be what this release knows. Throws StartFault when it
 * is not; what an owner changed since is told. A node that does not answer only leaves its chain without contracts.
 */
export async function findContracts(
  settings: Settings,
  rpcByChainId: ReadonlyMap<number, string>,
  deployDemo: (rpcUrl: string, dataDir: string) => Promise<Deployment>,
  log: Log,
): Promise<Map<number, Deployment>> {
  const local = findNetwork(localNetworkId)?.chain?.chainId
  const found = new Map<number, Deployment>()
  for (const [chainId, rpcUrl] of rpcByChainId) {
    const own = settings.demo && chainId === local
    const deployment = own
      ? await deployDemo(rpcUrl, settings.dataDir)
      : await readDeployment(settings.dataDir, chainId).catch((error) => {
          throw new StartFault(`The contracts of chain ${chainId} cannot be read: ${error.message}`)
        })
    if (!deployment) continue
    const faults = await faultsOfDeployment(rpcUrl, deployment).catch((error: Error) => {
      log.warn(`The contracts of chain ${chainId} could not be looked at, so it has none for now: ${error.message}`)
      return null
    })
    if (!faults) continue
    if (faults.foreign.length > 0) throw new StartFault(`Chain ${chainId}: ${faults.foreign.join('; ')}`)
    for (const change of faults.changed) log.warn(`Chain ${chainId}: ${change}.`)
    found.set(chainId, deployment)
  }
  return found
}
