import { useMemo } from 'react'
import { type Address, getAddress } from 'viem'
import type { Config } from '#api/config.ts'
import { isSameAddress } from '#domain/money/address.ts'
import { useConfig } from '#web/session/config.ts'
import { useWallet } from '#web/wallet/use-wallet.ts'
import type { Scope } from './flow/pending.ts'

export type NetworkView = Config['networks'][number]

/** Where collateral is handled: the wallet's account on a chain that has the market's contracts. */
export interface ChainScope {
  readonly scope: Scope
  readonly network: NetworkView
  readonly wrapper: Address
  readonly checker: Address
}

export type ChainScopeView =
  | { readonly kind: 'ready'; readonly chainScope: ChainScope }
  /** The wallet is on another network than this one. */
  | { readonly kind: 'elsewhere'; readonly network: NetworkView }
  /** The market has no contracts there. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'noWallet' }

/** What a wallet is connected to. */
interface Place {
  readonly account: string | null
  readonly chainId: number | null
}

/** The chainScope for a token of `chainId`; where that is null, any chain that has the market's contracts will do. */
export function useChainScope(chainId: number | null, what: string): ChainScopeView {
  const { networks } = useConfig()
  const { account, chainId: walletChain } = useWallet()
  return useMemo(
    () => groundIn(networks, { account, chainId: walletChain }, chainId, what),
    [networks, account, walletChain, chainId, what],
  )
}

/** Each chain has contracts of its own: after a change of the chain everything is called at that chain's addresses. */
export function groundIn(
  networks: readonly NetworkView[],
  wallet: Place,
  chainId: number | null,
  what: string,
): ChainScopeView {
  const open = networks.filter(({ wrapper, checker }) => wrapper !== null && checker !== null)
  const wanted = open.find((network) => network.chainId === (chainId ?? wallet.chainId))
  const network = wanted ?? (chainId === null ? open[0] : undefined)
  if (!network) return { kind: 'unsupported' }
  if (wallet.account === null || wallet.chainId === null) return { kind: 'noWallet' }
  if (network.chainId !== wallet.chainId) return { kind: 'elsewhere', network }
  const chainScope = {
    scope: { chainId: wallet.chainId, account: wallet.account, what },
    network,
    wrapper: getAddress(network.wrapper ?? ''),
    checker: getAddress(network.checker ?? ''),
  }
  return { kind: 'ready', chainScope }
}

/** How a supported token is called; null for any other. */
export function symbolIn({ supportedERC20 }: NetworkView, address: string): string | null {
  return supportedERC20.find((token) => isSameAddress(token.address, address))?.symbol ?? null
}
