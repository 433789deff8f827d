import type { Provider } from './provider.ts'

/** What a provider can be. Only a wallet that is injected into the page may be used (specification, second file §5). */
export type ProviderKind = 'injected' | 'walletconnect' | 'custodial' | 'unknown'

/** The kind of a provider, by what it shows of itself; whoever hides it cannot be told from an injected wallet. */
export function kindOf(provider: unknown): ProviderKind {
  if (typeof provider !== 'object' || provider === null) return 'unknown'
  const marks = provider as Record<string, unknown>
  if (typeof marks.request !== 'function') return 'unknown'
  if (marks.isWalletConnect === true || typeof marks.signer === 'object') return 'walletconnect'
  if (marks.isPortis === true || marks.isTorus === true || marks.isFortmatic === true) return 'custodial'
  return 'injected'
}

/** Throws, naming the kind, unless it is the injected one. */
export function assertInjected(kind: ProviderKind): asserts kind is 'injected' {
  if (kind !== 'injected') throw new Error(`wallet provider "${kind}" is not allowed`)
}

/** The provider when it may be used, else a throw that says "not allowed". */
export function injected(provider: unknown): Provider {
  assertInjected(kindOf(provider))
  return provider as Provider
}
