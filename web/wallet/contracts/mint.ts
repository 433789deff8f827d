import type { Address, Hex } from 'viem'
import { numberToHex, pad } from 'viem/utils'
import { log } from '#web/ui/log.ts'
import { type Caller, callOf } from './calls.ts'
import { definitionOf } from './definitions.ts'
import { type Log, type Mined, send, waitForMined } from './transactions.ts'
import { transferTopic } from './transfers.ts'

const slowChain = 137
const slowChainMs = 30_000
const lookMs = 2_000

const nobody = pad('0x0')

/** How long after a mint its event is still listened for, in ms: nodes of chain 137 tell of it late. */
export function mintWaitMs(chainId: number): number {
  return chainId === slowChain ? slowChainMs : 0
}

/**
 * Mints a test NFT for the caller and tells the new token's id, from the receipt or from the event, whichever comes first.
 * Throws what `send` and `waitForMined` throw.
 */
export async function mint(
  caller: Caller,
  minter: Address,
  onMinted: (tokenId: bigint) => void,
  signal: AbortSignal,
): Promise<Mined> {
  const told = new Set<bigint>()
  const tell = (logs: readonly Log[]) => {
    for (const id of mintedIds(logs, minter)) {
      if (told.has(id)) continue
      told.add(id)
      onMinted(id)
    }
  }
  const stop = await listenForMints(caller, minter, tell)
  try {
    const call = callOf(minter, definitionOf(caller.chainId, 'minter'), 'mint', [caller.account])
    const mined = await waitForMined(caller, await send(caller, call), signal)
    tell(mined.logs)
    setTimeout(stop, mintWaitMs(caller.chainId))
    return mined
  } catch (fault) {
    stop()
    throw fault
  }
}

/** Tells of the caller's mints from the next block on, until the answer is called. */
export async function listenForMints(
  { provider, account }: Caller,
  minter: Address,
  tell: (logs: readonly Log[]) => void,
): Promise<() => void> {
  const last = Number(await provider.request({ method: 'eth_blockNumber' }))
  const filter = { address: minter, fromBlock: numberToHex(last + 1), topics: [transferTopic, nobody, pad(account)] }
  const look = () =>
    provider
      .request({ method: 'eth_getLogs', params: [filter] })
      .then((logs) => tell(logs as readonly Log[]))
      .catch((fault) => log('the node does not tell of mints', fault))
  const timer = setInterval(look, lookMs)
  return () => clearInterval(timer)
}

function mintedIds(logs: readonly Log[], collection: Address): bigint[] {
  return logs.flatMap(({ address, topics: [topic, from, , id] }) => {
    const isMint = address.toLowerCase() === collection.toLowerCase() && topic === transferTopic && from === nobody
    return isMint && id ? [BigInt(id as Hex)] : []
  })
}
