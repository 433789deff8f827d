import { fault } from './asks.ts'

/** What a page may read from the chain through the wallet. */
const reads = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
])

/** Passes a reading call to the chain. Throws 4200 for any other method, and what the chain answers as a fault. */
export async function read(rpcUrl: string, method: string, params: unknown): Promise<unknown> {
  if (!reads.has(method)) throw fault(4200, `The demo wallet does not support ${method}.`)
  const answer = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
  })
  const said = (await answer.json()) as { result?: unknown; error?: { code: number; message: string; data?: unknown } }
  if (said.error) throw fault(said.error.code, said.error.message, said.error.data)
  return said.result
}
