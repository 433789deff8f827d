import { z } from 'zod'
import { findNetwork, localNetworkId, networks } from '#domain/money/networks.ts'
import { flag, httpUrl, list, seconds } from './shapes.ts'

export interface NetworkSettings {
  /** Networks that are offered. */
  readonly networkIds: ReadonlySet<string>
  /** RPC URLs by network id; the local chain's is added when it has started. Several nodes of a chain must agree. */
  readonly rpcUrls: ReadonlyMap<string, readonly string[]>
  /** Whether, of several nodes of a chain, those that are away are passed over. */
  readonly mayRpcBeAway: boolean
  /** How long nothing may be heard of a chain before collateral on it backs nothing new, in seconds. */
  readonly staleChainSeconds: number
  /** Services that tell of payments on networks that are not EVM ones, by network id. */
  readonly paymentServices: ReadonlyMap<string, PaymentService>
}

/** Where to ask for payments of a network, and with which key where the service wants one. */
export interface PaymentService {
  readonly url: string
  readonly key: string | null
}

export const networkEnvironment = {
  NETWORKS: list.optional(),
  RPC_MAY_BE_AWAY: flag.default('off'),
  STALE_CHAIN_SECONDS: seconds.default(600),
  PAYMENTS_BITCOIN: httpUrl.optional(),
  PAYMENTS_TRON: httpUrl.optional(),
  PAYMENTS_TRON_KEY: z.string().optional(),
  PAYMENTS_COSMOS: httpUrl.optional(),
}

type Given = z.output<z.ZodObject<typeof networkEnvironment>>

export function networkSettings(given: Given, env: NodeJS.ProcessEnv, demo: boolean): NetworkSettings {
  return {
    networkIds: new Set(given.NETWORKS ?? networks.map(({ id }) => id).filter((id) => demo || id !== localNetworkId)),
    rpcUrls: rpcUrls(env),
    mayRpcBeAway: given.RPC_MAY_BE_AWAY === 'on',
    staleChainSeconds: given.STALE_CHAIN_SECONDS,
    paymentServices: paymentServices(given),
  }
}

export function wrongNetworks(given: Given, demo: boolean): string[] {
  const unknown = (given.NETWORKS ?? []).filter((id) => !findNetwork(id)).map((id) => `NETWORKS: ${id} is not known`)
  const isLocal = !demo && given.NETWORKS?.includes(localNetworkId)
  return isLocal ? [...unknown, `NETWORKS: ${localNetworkId} works in demo mode only`] : unknown
}

/** Faults of `RPC_<NETWORK>`, which are as many as there are networks. */
export function wrongRpcUrls(env: NodeJS.ProcessEnv): string[] {
  const faults: string[] = []
  for (const [id, urls] of rpcUrls(env)) {
    if (!findNetwork(id)?.chain?.chainId) faults.push(`RPC_${id}: ${id} is not an EVM network`)
    if (!urls.every((url) => httpUrl.safeParse(url).success)) {
      faults.push(`RPC_${id} must be an http:// or https:// URL, or several with commas between`)
    }
    if (new Set(urls).size < urls.length) faults.push(`RPC_${id} names the same node twice`)
  }
  return faults
}

/** `RPC_ETHEREUM=https://…,https://…` for each EVM network. */
function rpcUrls(env: NodeJS.ProcessEnv): Map<string, string[]> {
  const urls = new Map<string, string[]>()
  for (const [name, url] of Object.entries(env)) {
    const id = /^RPC_([A-Z0-9_]+)$/.exec(name)?.[1]
    if (id && url && name !== 'RPC_MAY_BE_AWAY')
      urls.set(
        id,
        url.split(',').map((each) => each.trim()),
      )
  }
  return urls
}

function paymentServices(given: Given): Map<string, PaymentService> {
  const { PAYMENTS_BITCOIN: bitcoin, PAYMENTS_TRON: tron, PAYMENTS_TRON_KEY: tronKey, PAYMENTS_COSMOS: cosmos } = given
  const named = [
    ['BITCOIN', bitcoin, null],
    ['TRON', tron, tronKey ?? null],
    ['COSMOS', cosmos, null],
  ] as const
  return new Map(named.flatMap(([id, url, key]) => (url ? [[id, { url: url.replace(/\/$/, ''), key }] as const] : [])))
}
