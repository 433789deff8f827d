import { log } from '#web/ui/log.ts'
import { store } from '#web/ui/store.ts'
import { injected } from './kinds.ts'
import type { ProviderInfo, Wallet } from './provider.ts'

/** The wallets that have made themselves known, in the order they did. */
export const wallets = store<readonly Wallet[]>([])

const unnamed = { uuid: 'window.ethereum', icon: '', rdns: 'window.ethereum' }

/** Begins to listen for wallets (EIP-6963) and asks them to announce themselves. It never stops listening. */
export function discoverWallets(): void {
  window.addEventListener('eip6963:announceProvider', (event) => take((event as CustomEvent<unknown>).detail))
  window.addEventListener('ethereum#initialized', takeFallback)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  takeFallback()
}

function take(detail: unknown): void {
  if (typeof detail !== 'object' || detail === null || !('info' in detail) || !('provider' in detail)) return
  const info = readInfo(detail.info)
  if (info) add({ info, provider: detail.provider })
}

/** Wallets from before EIP-6963 show themselves at `window.ethereum` only. */
function takeFallback(): void {
  const { ethereum } = window as { ethereum?: { isMetaMask?: unknown } }
  if (!ethereum || wallets.get().length > 0) return
  add({ info: { ...unnamed, name: ethereum.isMetaMask === true ? 'MetaMask' : 'Browser wallet' }, provider: ethereum })
}

function add(found: { info: ProviderInfo; provider: unknown }): void {
  try {
    const provider = injected(found.provider)
    const others = wallets.get().filter((known) => known.provider !== provider && known.info.rdns !== unnamed.rdns)
    wallets.set([...others.filter((known) => known.info.rdns !== found.info.rdns), { info: found.info, provider }])
  } catch (refusal) {
    log(`${found.info.name}: ${refusal instanceof Error ? refusal.message : 'not allowed'}`)
  }
}

function readInfo(info: unknown): ProviderInfo | null {
  if (typeof info !== 'object' || info === null) return null
  const { uuid, name, icon, rdns } = info as Record<string, unknown>
  if (typeof uuid !== 'string' || typeof name !== 'string' || typeof rdns !== 'string' || !name) return null
  return { uuid, name: name.slice(0, 40), rdns, icon: typeof icon === 'string' && isSafeIcon(icon) ? icon : '' }
}

function isSafeIcon(icon: string): boolean {
  return icon.startsWith('data:image/')
}
