/** An EIP-1193 provider, as far as we use it. */
export interface Provider {
  request(ask: { method: string; params?: unknown }): Promise<unknown>
  on?(event: string, listener: (news: never) => void): unknown
  removeListener?(event: string, listener: (news: never) => void): unknown
}

/** Who a provider says it is (EIP-6963). For people to choose by, never a chainScope for trust. */
export interface ProviderInfo {
  readonly uuid: string
  readonly name: string
  /** A data URI, shown as `<img>` only; empty where the wallet gave none that is safe to show. */
  readonly icon: string
  readonly rdns: string
}

/** A wallet that the person can choose. */
export interface Wallet {
  readonly info: ProviderInfo
  readonly provider: Provider
}

/** The code that a wallet's refusal or fault carries (EIP-1193 and JSON-RPC); null for anything else. */
export function walletCode(fault: unknown): number | null {
  if (typeof fault !== 'object' || fault === null || !('code' in fault)) return null
  return typeof fault.code === 'number' ? fault.code : null
}

/** The person said no in the wallet. */
export const rejectedByPerson = 4001
/** The wallet already shows a request of ours. */
export const requestPending = -32002
/** The wallet does not know the chain. */
export const chainUnknown = 4902
