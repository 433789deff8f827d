import { useConfig } from '#web/session/config.ts'
import { useWallet } from '#web/wallet/use-wallet.ts'

/** The configured network that the wallet is on; null when it is on none of them. */
export function useWalletNetwork() {
  const { networks } = useConfig()
  const { chainId } = useWallet()
  return chainId === null ? null : (networks.find((network) => network.chainId === chainId) ?? null)
}
