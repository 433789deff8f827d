import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getAddress } from 'viem'
import { read } from '#api/collateral.ts'
import { askKeyAgain, query } from '#web/client/query.ts'
import { callerAt } from '#web/wallet/contracts/calls.ts'
import { readWrapped } from '#web/wallet/contracts/wrapped.ts'
import { reloadLater } from './reloads.ts'
import type { ChainScope } from './use-chain-scope.ts'

export interface TokenPlace {
  readonly chainId: number
  readonly contractAddress: string
  readonly tokenId: string
}

/** A wrapped token as the server knows it. `follow` fetches it again after something was added. */
export function useRecord({ chainId, contractAddress, tokenId }: TokenPlace) {
  const client = useQueryClient()
  const options = query(read, { params: { chainId, contractAddress, tokenId } })
  const answer = useQuery(options)
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  const follow = () => {
    const reload = () => {
      askKeyAgain(client, options.queryKey)
      askKeyAgain(client, ['wallet', 'collateral'])
    }
    stop.current()
    stop.current = reloadLater(reload)
  }
  return { ...answer, follow }
}

/** The same token as its chain tells it now, through the wallet. Fails with 'Not wrapped token' for any other token. */
export function useWrappedInfo({ scope, wrapper }: ChainScope, { contractAddress, tokenId }: TokenPlace) {
  return useQuery({
    queryKey: ['wallet', 'collateral', 'wrapped', scope.chainId, contractAddress, tokenId],
    queryFn: () => readWrapped(callerAt(scope), wrapper, getAddress(contractAddress), BigInt(tokenId)),
    retry: false,
  })
}
