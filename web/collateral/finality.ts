import { findNetworkOfChain } from '#domain/money/networks.ts'

/** When a block that was mined now counts: `at once`, or `in about 5 minutes`. */
export function whenFinal(chainId: number): string {
  const { finalDepth, blockSeconds } = findNetworkOfChain(chainId)?.chain ?? {}
  if (finalDepth === 1) return 'at once'
  if (!finalDepth || !blockSeconds) return 'once the network says that it stays'
  const minutes = Math.max(1, Math.ceil((finalDepth * blockSeconds) / 60))
  return `in about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
