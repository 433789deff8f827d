import { useQuery } from '@tanstack/react-query'
import { type Address, getAddress } from 'viem'
import { zeroAddress } from '#domain/collateral/codes.ts'
import { callerAt } from '#web/wallet/contracts/calls.ts'
import { type Erc20Params, readErc20 } from '#web/wallet/contracts/erc20.ts'
import { readMaxLock, readMaxSlots } from '#web/wallet/contracts/wrapped.ts'
import type { Scope } from '../flow/pending.ts'
import type { Coin } from './items.ts'

/** How much gas stays in the wallet beside what Max adds: enough for an approval and a wrap of many items. */
const reservedGas = 1_500_000n

interface NativeView {
  readonly coin: Coin
  /** In wei. */
  readonly feeReserve: bigint
}

/** The wallet's native coin on its chain; undefined while it is not known. */
export function useNativeCoin(scope: Scope, symbol: string) {
  const { chainId, account } = scope
  return useQuery({
    queryKey: ['wallet', 'collateral', 'native', chainId, account, symbol],
    queryFn: async (): Promise<NativeView> => {
      const { provider } = callerAt(scope)
      const [balance, gasPrice] = await Promise.all([
        provider.request({ method: 'eth_getBalance', params: [account, 'latest'] }),
        provider.request({ method: 'eth_gasPrice' }),
      ])
      const coin = { assetType: 'native', address: zeroAddress, symbol, decimals: 18, isListed: true } as const
      // Twice the price of now: it can have doubled by the time the person confirms.
      const feeReserve = BigInt(String(gasPrice)) * 2n * reservedGas
      return { coin: { ...coin, balance: BigInt(String(balance)) }, feeReserve }
    },
  })
}

/** An ERC-20 as the wallet's account holds it; undefined while it is not known. */
export function useErc20(scope: Scope, token: string | null, wrapper: Address) {
  const { chainId, account } = scope
  return useQuery({
    queryKey: ['wallet', 'collateral', 'erc20', chainId, account, token, wrapper],
    queryFn: () => readErc20(callerAt(scope), getAddress(token ?? ''), wrapper),
    enabled: token !== null,
  })
}

/** An ERC-20 as the form adds it. */
export function coinOf({ address, symbol, decimals, balance, permissions }: Erc20Params): Coin {
  return { assetType: 'ERC20', address, symbol, decimals, balance, isListed: permissions.enabledForCollateral }
}

const daySeconds = 86_400

/** What the wrapper allows: so many slots, and a lock of so many days. */
export function useLimits(scope: Scope, wrapper: Address) {
  const { chainId } = scope
  return useQuery({
    queryKey: ['wallet', 'collateral', 'limits', chainId, wrapper],
    queryFn: async () => {
      const caller = callerAt(scope)
      const [slots, lockSeconds] = await Promise.all([readMaxSlots(caller, wrapper), readMaxLock(caller, wrapper)])
      return { slots, lockDays: Math.floor(lockSeconds / daySeconds) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
