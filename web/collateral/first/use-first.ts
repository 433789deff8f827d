import { useQuery } from '@tanstack/react-query'
import { getAddress } from 'viem'
import { isSameAddress } from '#domain/money/address.ts'
import { useConfig } from '#web/session/config.ts'
import { callerAt } from '#web/wallet/contracts/calls.ts'
import { readFirst, readFirstHeld } from '#web/wallet/contracts/first.ts'
import type { ChainScope } from '../use-chain-scope.ts'
import type { TokenPlace } from '../use-token.ts'

/** Whether a place is one of a token of the first generation: its contract is that of the chain. */
export function useIsFirst({ chainId, contractAddress }: TokenPlace): boolean {
  const first = useConfig().networks.find((network) => network.chainId === chainId)?.first
  return first !== undefined && isSameAddress(first, contractAddress)
}

/** What is asked of the first generation's contracts, as keys of queries. */
export const firstKey = ['wallet', 'collateral', 'first'] as const

/** A token of the first generation as its chain tells it now, through the wallet. */
export function useFirst({ scope }: ChainScope, { contractAddress, tokenId }: TokenPlace) {
  return useQuery({
    queryKey: [...firstKey, scope.chainId, contractAddress, tokenId],
    queryFn: () => readFirst(callerAt(scope), getAddress(contractAddress), BigInt(tokenId)),
    retry: false,
  })
}

/** The tokens of the first generation that the wallet's account holds on its chain; not asked where there are none to be. */
export function useFirstHeld(chainScope: ChainScope | null) {
  const { scope, network } = chainScope ?? {}
  const first = network?.first
  return useQuery({
    queryKey: [...firstKey, 'held', scope?.chainId, scope?.account, first],
    queryFn: () => {
      if (!scope || !first) throw new Error('asked without a chain that has them')
      return readFirstHeld(callerAt(scope), getAddress(first))
    },
    enabled: first !== undefined,
    retry: false,
  })
}
