import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getAddress } from 'viem'
import { read } from '#api/collateral.ts'
import { query } from '#web/client/query.ts'
import { connectedCaller } from '#web/wallet/contracts/calls.ts'
import { readWrapped } from '#web/wallet/contracts/wrapped.ts'
import type { Ground } from './use-ground.ts'

export interface TokenPlace {
  readonly chainId: number
  readonly contractAddress: string
  readonly tokenId: string
}

/** The token's data is fetched again so long after collateral was added, in ms (specification, second file §9). */
export const reloadMs = 1_000
/** And again until the block has become final for the server. */
const againMs = [1_000, 3_000, 8_000, 20_000]

/** A wrapped token as the server knows it. `follow` fetches it again after something was added. */
export function useRecord({ chainId, contractAddress, tokenId }: TokenPlace) {
  const client = useQueryClient()
  const options = query(read, { params: { chainId, contractAddress, tokenId } })
  const answer = useQuery(options)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])
  const follow = () => {
    const reload = () => {
      void client.invalidateQueries({ queryKey: options.queryKey })
      void client.invalidateQueries({ queryKey: ['wallet', 'collateral'] })
    }
    timers.current = [reloadMs, ...againMs.map((ms) => reloadMs + ms)].map((ms) => setTimeout(reload, ms))
  }
  return { ...answer, follow }
}

/** The same token as its chain tells it now, through the wallet. Fails with 'Not wrapped token' for any other token. */
export function useWrappedInfo({ scope, wrapper }: Ground, { contractAddress, tokenId }: TokenPlace) {
  return useQuery({
    queryKey: ['wallet', 'collateral', 'wrapped', scope.chainId, contractAddress, tokenId],
    queryFn: () => readWrapped(connectedCaller(), wrapper, getAddress(contractAddress), BigInt(tokenId)),
    retry: false,
  })
}
