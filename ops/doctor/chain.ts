import { createPublicClient, http } from 'viem'
import { findNetwork, localNetworkId } from '#domain/money/networks.ts'
import { faultsOfDeployment, readDeployment } from '#outside/chain/deployment.ts'
import type { Settings } from '#server/config.ts'
import { broken, type Finding, reasonOf, well, worthALook } from './finding.ts'

/** How long a node may take, in ms. */
const answerMs = 5_000
/** How old the newest block may be, in seconds: no chain that is supported makes one more seldom than every 12 s. */
const maxBlockAge = 120

/**
 * Every node that the settings name, and the demo's own: whether it is there, of the right chain and up to date; and the market's
 * contracts.
 */
export async function examineChains({ rpcUrls, dataDir, demo, publicOrigin }: Settings): Promise<Finding[]> {
  const named = [...rpcUrls].flatMap(([network, urls]) => urls.map((url, i) => ({ network, url, isFirst: i === 0 })))
  const findings = named.map((node) => examineNode(node, dataDir))
  if (demo && !rpcUrls.has(localNetworkId)) findings.push(examineOwnChain(publicOrigin, dataDir))
  return (await Promise.all(findings)).flat()
}

/** The chain that a demo runs itself, where the running server says it is. */
async function examineOwnChain(publicOrigin: string, dataDir: string): Promise<Finding[]> {
  const url = await ownChainOf(publicOrigin).catch(() => null)
  if (url !== null) return examineNode({ network: localNetworkId, url, isFirst: true }, dataDir)
  const says = 'no running server says where its own chain is'
  return [worthALook(`chain ${localNetworkId}`, says, 'Start the server: it runs the chain.')]
}

async function ownChainOf(publicOrigin: string): Promise<string | null> {
  const response = await fetch(`${publicOrigin}/api/config`, { signal: AbortSignal.timeout(answerMs) })
  const { demo } = (await response.json()) as { demo?: { rpcUrl: string } | null }
  return demo?.rpcUrl ?? null
}

async function examineNode(
  { network, url, isFirst }: { network: string; url: string; isFirst: boolean },
  dataDir: string,
): Promise<Finding[]> {
  const part = `chain ${network}`
  // Never the URL: it often carries a key.
  const host = new URL(url).host
  const wanted = findNetwork(network)?.chain?.chainId
  const client = createPublicClient({ transport: http(url, { timeout: answerMs, retryCount: 0 }) })
  try {
    const [chainId, block] = await Promise.all([client.getChainId(), client.getBlock({ includeTransactions: false })])
    if (chainId !== wanted) {
      const says = `${host} is a node of chain ${chainId}, not of chain ${wanted}`
      return [broken(part, says, `Set RPC_${network} to a node of chain ${wanted}.`)]
    }
    const age = Math.round(Date.now() / 1000 - Number(block.timestamp))
    const at = `${host} answers with block ${block.number}, ${age} s old`
    const node =
      Math.abs(age) > maxBlockAge
        ? broken(part, at, 'Look whether the node is in sync, and whether this machine keeps the right time.')
        : well(part, at)
    return [node, ...(isFirst ? await examineContracts(part, url, chainId, dataDir) : [])]
  } catch (error) {
    return [broken(part, `${host} does not answer: ${reasonOf(error)}`, `Look at the node, or at RPC_${network}.`)]
  }
}

async function examineContracts(part: string, url: string, chainId: number, dataDir: string): Promise<Finding[]> {
  const deployment = await readDeployment(dataDir, chainId)
  if (!deployment) return [worthALook(part, 'the market has no contracts there', 'npm run contracts:deploy')]
  const { foreign, changed } = await faultsOfDeployment(url, deployment)
  const advice = 'Run the release that deployed them, or look who changed them.'
  if (foreign.length > 0) return [broken(part, foreign.join('; '), advice)]
  if (changed.length > 0) return [worthALook(part, changed.join('; '), advice)]
  return [well(part, 'the contracts are those of this release')]
}
