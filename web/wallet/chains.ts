import { findNetworkOfChain } from '#domain/money/networks.ts'
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

/** Asks the wallet to change to a chain; one that it does not know is offered to be added. Throws what the wallet throws. */
export async function switchChain(chain: KnownChain): Promise<void> {
  const provider = connection.get().wallet?.provider
  if (!provider) return
  const chainId = `0x${chain.chainId.toString(16)}`
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  } catch (fault) {
    const rpcUrl = chain.rpcUrl ?? findNetworkOfChain(chain.chainId)?.chain?.publicRpc
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
