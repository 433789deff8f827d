import { useStore } from '#web/ui/store.ts'
import { connection } from './connection.ts'
import { wallets } from './discover.ts'
import type { ProviderInfo } from './provider.ts'

export interface WalletView {
  readonly state: 'absent' | 'notConnected' | 'connected'
  readonly account: string | null
  readonly chainId: number | null
  readonly info: ProviderInfo | null
}

/** The wallet as screens see it. */
export function useWallet(): WalletView {
  const present = useStore(wallets)
  const { wallet, account, chainId } = useStore(connection)
  const info = wallet?.info ?? null
  if (account) return { state: 'connected', account, chainId, info }
  return { state: present.length > 0 ? 'notConnected' : 'absent', account: null, chainId, info }
}
