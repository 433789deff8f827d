import { formatUnits } from 'viem/utils'
import { withUnit } from '#web/ui/figures.ts'
import { shortAddress } from '#web/ui/short-address.ts'
import { momentWords } from '#web/ui/times.ts'
import type { FirstCoin, FirstFee, FirstInfo, FirstRecord } from '#web/wallet/contracts/first.ts'

const nativeDecimals = 18

/** An amount of native coin, exactly. */
export function nativeWords(wei: bigint, symbol: string): string {
  return withUnit(formatUnits(wei, nativeDecimals), symbol)
}

/** How the market calls a token by its address; null for one that it does not know. */
export type SymbolOf = (address: string) => string | null

/** An amount of a token, exactly; a token that the market does not know is told with its address, whatever it calls itself. */
export function coinWords({ address, symbol, decimals, amount }: FirstCoin, symbolOf: SymbolOf): string {
  const known = symbolOf(address)
  const short = shortAddress(address)
  const name = known ?? (symbol === '' ? short : `${symbol} (${short})`)
  if (decimals === null) return `${withUnit(String(amount), name)}, in its smallest unit`
  return withUnit(formatUnits(amount, decimals), name)
}

/** Another amount of a fee's token. */
export function feeWords({ fee }: FirstFee, amount: bigint, symbolOf: SymbolOf): string {
  return coinWords({ ...fee, amount }, symbolOf)
}

/** An original as lists write it. */
export function originalWords({ original }: FirstRecord, projectName = ''): string {
  if (original === null) return 'None'
  return `${projectName || shortAddress(original.contractAddress)} #${original.tokenId}`
}

/** When a lock ends: the moment and how long until then, or that it is over. `now` is in Unix ms. */
export function lockWords(unwrapAfter: number | null, now: number): string {
  if (unwrapAfter === null) return 'No lock'
  const end = unwrapAfter * 1000
  const moment = momentWords(new Date(end).toISOString(), now)
  return end <= now ? `${moment}, which is over` : `${moment}, in ${leftWords(end - now)}`
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long is left, given in ms, in the largest unit of which there are two: `3 days`, `26 hours`, `less than 2 minutes`. */
export function leftWords(ms: number): string {
  const [unit, size] = units.find(([, each]) => ms >= 2 * each) ?? []
  return unit && size ? `${Math.floor(ms / size)} ${unit}s` : 'less than 2 minutes'
}

/** Everything that an unwrap brings back, one part each. */
export function partsBack(info: FirstInfo, symbol: string, symbolOf: SymbolOf): readonly string[] {
  const { original, native, erc20s, fee } = info
  return [
    ...(original ? [`the original, ${originalWords(info, info.projectName)}`] : []),
    ...(native > 0n ? [nativeWords(native, symbol)] : []),
    ...erc20s.map((coin) => coinWords(coin, symbolOf)),
    ...(fee && fee.collected > 0n ? [`${feeWords(fee, fee.collected, symbolOf)} of transfer fees`] : []),
  ]
}

/** Why a token cannot be unwrapped now by its owner; null where it can. `now` is in Unix ms. */
export function whyLocked({ unwrapAfter, fee }: FirstInfo, now: number, symbolOf: SymbolOf): string | null {
  if (unwrapAfter !== null && unwrapAfter * 1000 > now) {
    return `It is locked until ${lockWords(unwrapAfter, now)}; it can be unwrapped after that.`
  }
  if (fee === null || fee.collected >= fee.threshold) return null
  const missing = feeWords(fee, fee.threshold - fee.collected, symbolOf)
  return `Its transfers have not brought enough in fees yet: ${missing} of ${feeWords(fee, fee.threshold, symbolOf)} are missing.`
}
