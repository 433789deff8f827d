import { createPublicClient, http } from 'viem'

/** How long a node may take to say which chain it is, in ms. */
const answerMs = 5_000

/** The id of the chain behind a JSON-RPC URL; null when nobody answers there. */
export async function chainIdOf(rpcUrl: string): Promise<number | null> {
  const client = createPublicClient({ transport: http(rpcUrl, { timeout: answerMs, retryCount: 0 }) })
  return client.getChainId().catch(() => null)
}
