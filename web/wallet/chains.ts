import { connection } from './connection.ts'
import { chainUnknown, walletCode } from './provider.ts'

/** What a wallet needs to know to add a chain (EIP-3085). */
export interface KnownChain {
  readonly chainId: number
  readonly chainName: string
  readonly symbol: string
  readonly explorerUrl: string
  readonly rpcUrl: string | null
}

/** A network counts as supported only if the wallet's chain id equals a configured network. */
export function isSupported(chainId: number, networks: readonly { chainId: number | null }[]): boolean {
  return networks.some((network) => network.chainId === chainId)
}

/** A public door to each chain, for wallets that do not know the chain yet. The wallet uses it, this page never does. */
const publicRpc: Readonly<Record<number, string>> = {
  56: 'https://bsc-dataseed.bnbchain.org',
  97: 'https://bsc-testnet-dataseed.bnbchain.org',
  137: 'https://polygon-rpc.com',
}

/** Asks the wallet to change to a chain; one that it does not know is offered to be added. Throws what the wallet throws. */
export async function switchChain(chain: KnownChain): Promise<void> {
  const provider = connection.get().wallet?.provider
  if (!provider) return
  const chainId = `0x${chain.chainId.toString(16)}`
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  } catch (fault) {
    const rpcUrl = chain.rpcUrl ?? publicRpc[chain.chainId]
    if (walletCode(fault) !== chainUnknown || !rpcUrl) throw fault
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId,
          chainName: chain.chainName,
          nativeCurrency: { name: chain.symbol, symbol: chain.symbol, decimals: 18 },
          rpcUrls: [rpcUrl],
          ...(chain.explorerUrl && { blockExplorerUrls: [chain.explorerUrl] }),
        },
      ],
    })
  }
}
