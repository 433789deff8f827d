import { useQuery } from '@tanstack/react-query'
import { useStore } from '#web/ui/store.ts'
import { connection } from './connection.ts'

const refreshMs = 30_000

/** The native balance of the connected account on the wallet's own chain, in whole coins; null while not known. */
export function useBalance(): string | null {
  const { wallet, account, chainId } = useStore(connection)
  const balance = useQuery({
    queryKey: ['wallet', 'balance', wallet?.info.uuid, account, chainId],
    queryFn: () => wallet?.provider.request({ method: 'eth_getBalance', params: [account, 'latest'] }) ?? null,
    enabled: wallet !== null && account !== null && chainId !== null,
    refetchInterval: refreshMs,
    retry: 1,
  })
  return typeof balance.data === 'string' ? inCoins(balance.data) : null
}

const coin = 10n ** 18n
const shownDecimals = 4n

/** Wei in hex as coins, cut (never rounded up) to four decimals: `0xde0b6b3a7640000` is `1`. */
export function inCoins(wei: string): string | null {
  if (!/^0x[0-9a-fA-F]+$/.test(wei)) return null
  const units = (BigInt(wei) * 10n ** shownDecimals) / coin
  const whole = units / 10n ** shownDecimals
  const fraction = (units % 10n ** shownDecimals).toString().padStart(Number(shownDecimals), '0').replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole.toString()
}
