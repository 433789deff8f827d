import { store } from '#web/ui/store.ts'

/** The local chain, and one that no market knows, to see what the application says of it. */
export const chains = [
  { id: 31_337, name: 'Local chain' },
  { id: 424_242, name: 'Pretend chain (unsupported)' },
] as const

export const localChainId = chains[0].id

export interface DemoState {
  /** The account that the page may see; null while it is not connected. */
  readonly index: number | null
  readonly chainId: number
}

const key = 'surety.demo-wallet'

/** What the wallet remembers: of this tab only, so that two tabs can be two people. */
export const state = store<DemoState>(read())

export function remember(next: DemoState): void {
  sessionStorage.setItem(key, JSON.stringify(next))
  state.set(next)
}

function read(): DemoState {
  const saved = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<DemoState> | null
  const isChain = chains.some(({ id }) => id === saved?.chainId)
  return {
    index: Number.isSafeInteger(saved?.index) ? (saved?.index ?? null) : null,
    chainId: isChain ? (saved?.chainId ?? localChainId) : localChainId,
  }
}
