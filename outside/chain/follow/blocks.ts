import type { Address, Hex } from 'viem'
import { type Bloom, readBloom, Words } from './bloom.ts'
import { readFields, readHex, readQuantity, Stall } from './node.ts'
import type { Nodes } from './nodes.ts'

/** A block as it is followed. */
export interface Header {
  readonly number: number
  readonly hash: Hex
  readonly parentHash: Hex
  /** Unix seconds. */
  readonly at: number
  readonly bloom: Bloom
}

/** A log of a contract in a block; addresses in lower case. */
export interface LogEntry {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly txHash: Hex
}

const asNumber = (number: number) => `0x${number.toString(16)}`
const blockQuestion = (number: string) => ({ method: 'eth_getBlockByNumber', params: [number, false] })

function readHeader(given: unknown, what: string): Header {
  const { number, hash, parentHash, timestamp, logsBloom } = readFields(given, what)
  const bloom = readBloom(readHex(logsBloom, what))
  if (bloom === null) throw new Stall('contradictory', `${what} has no filter of its logs`)
  return {
    number: readQuantity(number, what),
    hash: readHex(hash, what),
    parentHash: readHex(parentHash, what),
    at: readQuantity(timestamp, what),
    bloom,
  }
}

/**
 * The newest block that is final: the one at which the chain's head is `finalDepth` blocks deep, the head itself counted; of
 * several nodes' heads the lowest. Throws Stall, also when a node is of another chain, the chain is still shorter than that,
 * or blocks that others must follow stopped coming `staleSeconds` ago.
 */
export async function finalBlock(
  nodes: Nodes,
  { chainId, finalDepth, staleSeconds }: { chainId: number; finalDepth: number; staleSeconds: number },
): Promise<Header> {
  const heads = await nodes.each(async (node) => {
    const [id, head] = await node.ask([{ method: 'eth_chainId', params: [] }, blockQuestion('latest')], headOrId)
    if (id !== chainId) throw new Stall('other-chain', `a node is of chain ${id}, not of chain ${chainId}`)
    return head as Header
  })
  const [head, ...others] = heads.toSorted((a, b) => a.number - b.number) as [Header, ...Header[]]
  // A chain whose newest block is final at once (a local one) may make blocks on demand only, so silence means nothing.
  if (finalDepth > 1 && head.at < Date.now() / 1000 - staleSeconds) {
    throw new Stall('behind', `the newest block is of ${new Date(head.at * 1000).toISOString()}`)
  }
  if (finalDepth === 1 && others.length === 0) return head
  if (head.number < finalDepth - 1) throw new Stall('behind', 'no block of this chain is final yet')
  return blockAt(nodes, head.number - finalDepth + 1)
}

function headOrId(given: unknown, what: string): Header | number {
  return what === 'eth_chainId' ? readQuantity(given, what) : readHeader(given, 'the newest block')
}

/** The block of this number on the nodes' chain. Throws Stall. */
export async function blockAt(nodes: Nodes, number: number): Promise<Header> {
  const [header] = await blocksAt(nodes, [number])
  if (!header) throw new Stall('behind', `block ${number} is not known`)
  return header
}

/** The blocks of these numbers on the nodes' chain; one that is not there is null. Throws Stall. */
export async function blocksAt(nodes: Nodes, numbers: readonly number[]): Promise<(Header | null)[]> {
  const blocks = await nodes.ask(
    numbers.map((number) => blockQuestion(asNumber(number))),
    (given) => (given === null ? null : readHeader(given, 'a block')),
    (header) => header?.hash ?? '',
  )
  return blocks.map((header, index) => {
    if (header && header.number !== numbers[index]) throw new Stall('contradictory', 'the node gave another block')
    return header
  })
}

/**
 * The blocks from `first` up to `last`, none when that lies below it; each the parent of the next; the first one's parent is `parentHash` where that is
 * known. Throws Stall when they are not a chain.
 */
export async function chainUpTo(nodes: Nodes, first: number, last: Header, parentHash: Hex | null): Promise<Header[]> {
  if (last.number < first) return []
  const numbers = Array.from({ length: last.number - first }, (_, index) => first + index)
  const headers = [...(await blocksAt(nodes, numbers)), last]
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
 * The logs of these contracts in each of these blocks. Blocks whose bloom filter excludes all of them are skipped; of the others
 * every receipt is read and compared with the filter, so that a node can neither omit nor invent a log. Throws Stall.
 */
export async function logsOf(
  nodes: Nodes,
  headers: readonly Header[],
  contracts: readonly Address[],
): Promise<{ header: Header; logs: LogEntry[] }[]> {
  const words = new Words()
  const spoken = contracts.map((address) => address.toLowerCase() as Address)
  const speaking = headers.filter(({ bloom }) => spoken.some((address) => words.mayBeIn(address, bloom)))
  const answers = await nodes.askHeavy(
    speaking.map(({ hash }) => ({ method: 'eth_getBlockReceipts', params: [hash] })),
    readReceipts,
    (receipts) => JSON.stringify(receipts),
  )
  const wanted = new Set(spoken)
  return speaking.map((header, index) => {
    const { blockHashes, logs } = answers[index] as Receipts
    if (blockHashes.some((hash) => hash !== header.hash)) {
      throw new Stall('contradictory', `receipts of another block than ${header.number}`)
    }
    const ours = logs.filter(({ address }) => wanted.has(address))
    const isWhole = words.explain(logs.flatMap(wordsOf), header.bloom)
    if (!isWhole || !ours.flatMap(wordsOf).every((word) => words.mayBeIn(word, header.bloom))) {
      throw new Stall('contradictory', `the logs of block ${header.number} are not those that its header tells of`)
    }
    return { header, logs: ours }
  })
}

/** What the receipts of one block say. */
interface Receipts {
  readonly blockHashes: readonly Hex[]
  readonly logs: readonly LogEntry[]
}

function readReceipts(given: unknown): Receipts {
  const what = 'the receipts of a block'
  if (!Array.isArray(given)) throw new Stall('contradictory', `${what} are no list`)
  const receipts = given.map((receipt) => readFields(receipt, what))
  const logs = receipts.flatMap(({ logs }) => (Array.isArray(logs) ? logs : []).map((log) => readLog(log, what)))
  return {
    blockHashes: receipts.map(({ blockHash }) => readHex(blockHash, what)),
    logs: logs.filter((log) => log !== null),
  }
}

/** A log, or null for one that the node itself has taken back. */
function readLog(given: unknown, what: string): LogEntry | null {
  const { address, topics, data, removed, transactionHash } = readFields(given, what)
  if (removed === true) return null
  if (!Array.isArray(topics)) throw new Stall('contradictory', `${what} have a log without topics`)
  return {
    address: readHex(address, what).toLowerCase() as Address,
    topics: topics.map((topic) => readHex(topic, what)),
    data: readHex(data, what),
    txHash: readHex(transactionHash, what),
  }
}

function wordsOf({ address, topics }: Pick<LogEntry, 'address' | 'topics'>): Hex[] {
  return [address, ...topics]
}
