import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { type Bloom, bloomOf, isWithin, readBloom } from './bloom.ts'
import { hex, type Node, quantity, Stall, shaped } from './node.ts'

/** A block as it is followed. */
export interface Header {
  readonly number: number
  readonly hash: Hex
  readonly parentHash: Hex
  /** Unix seconds. */
  readonly at: number
  readonly bloom: Bloom
}

/** What a contract told in a block. */
export interface LogEntry {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
}

const headerShape = z
  .object({ number: quantity, hash: hex, parentHash: hex, timestamp: quantity, logsBloom: hex })
  .transform(({ number, hash, parentHash, timestamp, logsBloom }): Header => {
    return { number, hash, parentHash, at: timestamp, bloom: readBloom(logsBloom) }
  })

const logShape = z.object({ address: hex, topics: z.array(hex), data: hex, removed: z.boolean().optional() })
const receiptsShape = z.array(z.object({ blockHash: hex, logs: z.array(logShape) }))

const asNumber = (number: number) => `0x${number.toString(16)}`

/**
 * The newest block that is final: the one at which the chain's head is `finalDepth` blocks deep, the head itself counted.
 * Throws Stall, also when the node is of another chain or the chain is still shorter than that.
 */
export async function finalBlock(node: Node, chainId: number, finalDepth: number): Promise<Header> {
  const [id, latest] = await node.ask([
    { method: 'eth_chainId', params: [] },
    { method: 'eth_getBlockByNumber', params: ['latest', false] },
  ])
  const found = shaped(id, quantity, 'eth_chainId')
  if (found !== chainId) throw new Stall('other-chain', `the node is of chain ${found}, not of chain ${chainId}`)
  const head = shaped(latest, headerShape, 'the newest block')
  if (finalDepth === 1) return head
  if (head.number < finalDepth - 1) throw new Stall('behind', 'no block of this chain is final yet')
  return blockAt(node, head.number - finalDepth + 1)
}

/** The block of this number on the node's chain. Throws Stall. */
async function blockAt(node: Node, number: number): Promise<Header> {
  const [header] = await blocksAt(node, [number])
  if (!header) throw new Stall('behind', `the node does not know block ${number}`)
  return header
}

/** The blocks of these numbers on the node's chain; one that it does not have is null. Throws Stall. */
export async function blocksAt(node: Node, numbers: readonly number[]): Promise<(Header | null)[]> {
  const found = await node.ask(
    numbers.map((number) => ({ method: 'eth_getBlockByNumber', params: [asNumber(number), false] })),
  )
  return found.map((each, index) => {
    const header = shaped(each, headerShape.nullable(), 'a block')
    if (header && header.number !== numbers[index]) throw new Stall('contradictory', 'the node gave another block')
    return header
  })
}

/**
 * The blocks from `first` up to `last`, each the parent of the next; the first one's parent is `parentHash` where that is
 * known. Throws Stall when they are not a chain.
 */
export async function chainUpTo(node: Node, first: number, last: Header, parentHash: Hex | null): Promise<Header[]> {
  const numbers = Array.from({ length: last.number - first }, (_, index) => first + index)
  const headers = [...(await blocksAt(node, numbers)), last]
  let parent = parentHash
  return headers.map((header) => {
    if (!header) throw new Stall('behind', 'the node lost a block that it had')
    if (parent !== null && header.parentHash !== parent) {
      throw new Stall('contradictory', `block ${header.number} does not follow the block before it`)
    }
    parent = header.hash
    return header
  })
}

/**
 * What these contracts told in each of these blocks. Blocks whose filter excludes all of them are not asked for; of the
 * others every receipt is read and held against the filter, so that nothing is left out and nothing made up. Throws Stall.
 */
export async function logsOf(
  node: Node,
  headers: readonly Header[],
  contracts: readonly Address[],
): Promise<{ header: Header; logs: LogEntry[] }[]> {
  const filters = contracts.map((address) => bloomOf([address]))
  const speaking = headers.filter(({ bloom }) => filters.some((filter) => isWithin(filter, bloom)))
  const found = await node.ask(speaking.map(({ hash }) => ({ method: 'eth_getBlockReceipts', params: [hash] })))
  const wanted = new Set(contracts.map((address) => address.toLowerCase()))
  return speaking.map((header, index) => {
    const receipts = shaped(found[index], receiptsShape, 'the receipts of a block')
    if (receipts.some(({ blockHash }) => blockHash !== header.hash)) {
      throw new Stall('contradictory', `receipts of another block than ${header.number}`)
    }
    const logs = receipts.flatMap((receipt) => receipt.logs)
    const ours = logs.filter(({ address, removed }) => removed !== true && wanted.has(address.toLowerCase()))
    if (
      !isWithin(header.bloom, bloomOf(logs.flatMap(wordsOf))) ||
      !isWithin(bloomOf(ours.flatMap(wordsOf)), header.bloom)
    ) {
      throw new Stall('contradictory', `the logs of block ${header.number} are not those that its header tells of`)
    }
    return { header, logs: ours }
  })
}

function wordsOf({ address, topics }: Pick<LogEntry, 'address' | 'topics'>): Hex[] {
  return [address.toLowerCase() as Hex, ...topics]
}
