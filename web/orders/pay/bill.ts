import type { Config } from '#api/config.ts'
import type { OrderView } from '#api/orders.ts'
import { localNetworkId } from '#domain/money/networks.ts'
import type { KnownChain } from '#web/wallet/chains.ts'
import { addressOf, missingOf, type OrderFacts } from '../order-facts.ts'

/** What somebody can pay from their wallet now, on an EVM network. */
export interface Bill {
  /** Names this payment, so that it is never made twice. */
  readonly key: string
  readonly chain: KnownChain
  /** null for the chain's own coin. */
  readonly token: string | null
  readonly to: string
  /** What is still missing, exact. */
  readonly amount: string
  readonly currency: string
}

export type Transaction = OrderView['transactions'][number]

/** What the one who looks has to pay now and can pay from a wallet; null where it is not their turn, is paid, or cannot be. */
export function billOf(view: OrderView, facts: OrderFacts, { networkMap, demo }: Config): Bill | null {
  const { order, transactions } = view
  const isTurn = facts.role === 'user' ? facts.status === 'userTransfer' : facts.status === 'agentTransfer'
  const [type, side, details] =
    facts.role === 'user' ? ([1, order.from, facts.agentDetails] as const) : ([2, order.to, facts.userDetails] as const)
  const network = networkMap[side.network]
  const to = addressOf(details)
  if (!isTurn || !network?.chainId || !to) return null
  const amount = missingOf(
    side,
    transactions.filter((each) => each.type === type),
  )
  const isNative = side.currency === network.symbol
  const token = network.supportedERC20.find(({ ticker }) => ticker === side.currency)?.address
  if (amount === '0' || (!isNative && !token)) return null
  return {
    key: `${order.id}.${type}`,
    chain: { ...chainOf(network, demo), chainId: network.chainId },
    token: isNative ? null : (token ?? null),
    to,
    amount,
    currency: side.currency,
  }
}

/** The chain of this id as a wallet needs to know it; null where this market has no such network. */
export function knownChain(
  wanted: number,
  { networkMap, demo }: Pick<Config, 'networkMap' | 'demo'>,
): KnownChain | null {
  const network = Object.values(networkMap).find(({ chainId }) => chainId === wanted)
  return network ? { ...chainOf(network, demo), chainId: wanted } : null
}

function chainOf(
  { id, chainName, symbol, explorerUrl }: Config['networkMap'][string],
  demo: Config['demo'],
): Omit<KnownChain, 'chainId'> {
  const rpcUrl = id === localNetworkId ? (demo?.rpcUrl ?? null) : null
  return { chainName: chainName ?? id, symbol, explorerUrl, rpcUrl }
}
