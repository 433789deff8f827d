import { findNetworkOfChain } from '#domain/money/networks.ts'

/** How long a block of a chain takes, in seconds, on average and generously. */
const blockSeconds: Readonly<Record<number, number>> = { 1: 12, 5: 12, 56: 3, 97: 3, 137: 2.2 }

/** When a block that was mined now counts: `at once`, or `in about 5 minutes`. */
export function whenFinal(chainId: number): string {
  const depth = findNetworkOfChain(chainId)?.chain?.finalDepth ?? 0
  const seconds = blockSeconds[chainId]
  if (depth === 1) return 'at once'
  if (depth === 0 || seconds === undefined) return 'once the network says that it stays'
  const minutes = Math.max(1, Math.ceil((depth * seconds) / 60))
  return `in about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
