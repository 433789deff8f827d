import type { Logger } from 'pino'
import { findNetwork, localNetworkId } from '#domain/money/networks.ts'
import { startAnvil } from '#outside/chain/anvil.ts'
import { chainIdOf } from '#outside/chain/chain-id.ts'
import { startPostgres } from '#outside/db/embedded.ts'
import { assertSameMarket } from '#outside/db/market.ts'
import { migrate } from '#outside/db/migrate.ts'
import { checkDb, type Db, openDb } from '#outside/db/pool.ts'
import { StartFault } from '#outside/start-fault.ts'
import type { Settings } from './config.ts'
import { type FoundContracts, findContracts } from './contracts.ts'

/** Ends something that was started. */
export type Stop = () => Promise<unknown>

/** The database, chains and contracts that a market needs. */
export interface Infrastructure {
  readonly databaseUrl: string
  readonly db: Db
  /** The node of the demo's chain; null where there is none. */
  readonly chainUrl: string | null
  /** The nodes of EVM networks, by chain id; at least one each. */
  readonly rpcsByChainId: ReadonlyMap<number, readonly string[]>
  readonly contracts: FoundContracts
}

/** `deployDemo` deploys the contracts on the demo's chain (null: another process does); `onQuery` gets every statement. */
interface InfrastructureOptions {
  readonly deployDemo: Parameters<typeof findContracts>[2]
  readonly onQuery?: ((sql: string) => void) | undefined
}

/** Starts or finds database, chains and contracts. What was started is put into `stops`. */
export async function startInfrastructure(
  settings: Settings,
  log: Logger,
  stops: Stop[],
  { deployDemo, onQuery }: InfrastructureOptions,
): Promise<Infrastructure> {
  await checkChains(settings, log)
  const [{ db, databaseUrl }, chainUrl] = await bothStarted(
    startDatabase(settings, log, stops, onQuery),
    settings.demo ? demoChain(settings, log, stops) : Promise.resolve(null),
  )
  const rpcsByChainId = rpcUrls(settings, chainUrl)
  const contracts = await findContracts(settings, firstOf(rpcsByChainId), deployDemo, log)
  return { databaseUrl, db, chainUrl, rpcsByChainId, contracts }
}

/** Waits for both even when one fails, so that nothing is still starting when what has started is stopped. */
async function bothStarted<A, B>(a: Promise<A>, b: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([a, b])
  return [await a, await b]
}

/** Throws StartFault for a node of another chain than its setting names; one that is away may come back. */
async function checkChains(settings: Settings, log: Logger): Promise<void> {
  const named = [...settings.rpcUrls].flatMap(([id, urls]) => urls.map((url) => [id, url] as const))
  const checks = named.map(async ([id, url]) => {
    const wanted = findNetwork(id)?.chain?.chainId
    const actual = await chainIdOf(url)
    if (actual === null) {
      log.warn({ network: id }, `start: node of RPC_${id} does not answer, its chain id is checked when it does`)
    } else if (actual !== wanted) throw new StartFault(`RPC_${id} is a node of chain ${actual}, not of chain ${wanted}`)
  })
  await Promise.all(checks)
}

async function startDatabase(
  settings: Settings,
  log: Logger,
  stops: Stop[],
  onQuery?: (sql: string) => void,
): Promise<{ db: Db; databaseUrl: string }> {
  const url = settings.databaseUrl ?? (await ownDatabase(settings, log, stops))
  await checkDb(url)
  const db = openDb(url, onQuery, connections)
  stops.push(() => db.destroy())
  await migrate(db, { mayRestore: settings.demo })
  await assertSameMarket(db, settings.demo, settings.keys.data)
  return { db, databaseUrl: url }
}

/** Connections of one process to its database. */
export const connections = 12

async function ownDatabase(settings: Settings, log: Logger, stops: Stop[]): Promise<string> {
  const { url, stop } = await startPostgres({ dataDir: settings.dataDir, log })
  stops.push(stop)
  return url
}

/** The demo's chain: the one that `RPC_LOCAL` names, else one of our own. */
async function demoChain(settings: Settings, log: Logger, stops: Stop[]): Promise<string> {
  const [given] = settings.rpcUrls.get(localNetworkId) ?? []
  if (given) return given
  const { rpcUrl, stop } = await startAnvil({
    dataDir: settings.dataDir,
    log,
    blockSeconds: 2,
    allowOrigin: settings.publicOrigin,
  })
  stops.push(stop)
  return rpcUrl
}

function rpcUrls(settings: Settings, chainUrl: string | null): Map<number, readonly string[]> {
  const urls = new Map<number, readonly string[]>()
  const own = chainUrl && !settings.rpcUrls.has(localNetworkId) ? [[localNetworkId, [chainUrl]] as const] : []
  for (const [id, given] of [...settings.rpcUrls, ...own]) {
    const chainId = findNetwork(id)?.chain?.chainId
    if (chainId) urls.set(chainId, given)
  }
  return urls
}

/** The first node of each chain: it is asked for everything but collateral, on which all nodes must agree. */
export function firstOf(rpcsByChainId: ReadonlyMap<number, readonly string[]>): Map<number, string> {
  return new Map([...rpcsByChainId].flatMap(([chainId, [first]]) => (first ? [[chainId, first] as const] : [])))
}
