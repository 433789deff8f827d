import { type Address, type Hex, hexToBigInt, keccak256, pad, toBytes } from 'viem'
import type { Header } from '../chain/follow/blocks.ts'
import { Words } from '../chain/follow/bloom.ts'
import { readFields, readHex, Stall } from '../chain/follow/node.ts'
import type { Nodes } from '../chain/follow/nodes.ts'

/** Money that moved to a watched address, in a transaction that did not revert. */
export interface Transfer {
  readonly header: Header
  readonly hash: Hex
  /** `value` for what a transaction carries itself, else the place of the log among the transaction's own. */
  readonly index: string
  /** The token's contract in lower case; null for native coin. */
  readonly token: Address | null
  readonly from: Address
  readonly to: Address
  /** In the smallest unit. */
  readonly amount: bigint
}

const transferTopic = keccak256(toBytes('Transfer(address,address,uint256)'))

/**
 * Transfers to these addresses in these blocks: native coin by the transactions themselves, these tokens by their logs. Receipts are
 * read of blocks whose bloom filter does not exclude them and compared with it, so that a node can neither omit nor invent a log.
 * Native coin that contracts send inside a transaction is not seen. Throws Stall.
 */
export async function transfersIn(
  nodes: Nodes,
  headers: readonly Header[],
  addresses: readonly string[],
  tokens: ReadonlySet<Address>,
): Promise<Transfer[]> {
  const watched = new Set(addresses.map((address) => address.toLowerCase()))
  const bodies = await bodiesOf(nodes, headers)
  const words = new Words()
  const topics = [...watched].map((address) => pad(address as Hex, { size: 32 }))
  const speaking = headers.filter(({ bloom }, index) => {
    const mayTell =
      words.mayBeIn(transferTopic, bloom) &&
      topics.some((topic) => words.mayBeIn(topic, bloom)) &&
      [...tokens].some((token) => words.mayBeIn(token, bloom))
    return mayTell || bodies[index]?.some(({ to, value }) => to !== null && watched.has(to) && value > 0n)
  })
  const receipts = await receiptsOf(nodes, speaking, words)
  return speaking.flatMap((header, index) => {
    const body = bodies[headers.indexOf(header)] ?? []
    return (receipts[index] ?? []).flatMap((receipt) => transfersOf(header, receipt, body, watched, tokens))
  })
}

function transfersOf(
  header: Header,
  { hash, isDone, logs }: Receipt,
  body: readonly Transaction[],
  watched: ReadonlySet<string>,
  tokens: ReadonlySet<Address>,
): Transfer[] {
  // A transaction that reverted is in its block all the same, with its value.
  if (!isDone) return []
  const own = body.find((transaction) => transaction.hash === hash)
  const native: Transfer[] =
    own?.to && watched.has(own.to) && own.value > 0n
      ? [{ header, hash, index: 'value', token: null, from: own.from, to: own.to, amount: own.value }]
      : []
  const transfers = logs.flatMap(({ address, topics, data }, place): Transfer[] => {
    const [kind, from, to, ...others] = topics
    if (kind !== transferTopic || !from || !to || others.length > 0 || !tokens.has(address)) return []
    const recipient = addressIn(to)
    if (!watched.has(recipient) || data.length !== 66) return []
    const amount = hexToBigInt(data)
    return [{ header, hash, index: `log:${place}`, token: address, from: addressIn(from), to: recipient, amount }]
  })
  return [...native, ...transfers]
}

function addressIn(topic: Hex): Address {
  return `0x${topic.slice(-40).toLowerCase()}`
}

interface Transaction {
  readonly hash: Hex
  readonly from: Address
  readonly to: Address | null
  readonly value: bigint
}

async function bodiesOf(nodes: Nodes, headers: readonly Header[]): Promise<Transaction[][]> {
  const bodies = await nodes.askHeavy(
    headers.map(({ hash }) => ({ method: 'eth_getBlockByHash', params: [hash, true] })),
    readBody,
    ({ hash, transactions }) =>
      `${hash} ${transactions.map((one) => `${one.hash} ${one.from} ${one.to} ${one.value}`)}`,
  )
  return bodies.map(({ hash, transactions }, index) => {
    if (hash !== headers[index]?.hash) throw new Stall('contradictory', 'the node gave the body of another block')
    return transactions
  })
}

function readBody(given: unknown, what: string): { hash: Hex; transactions: Transaction[] } {
  if (given === null) throw new Stall('behind', 'the node lost a block that it had')
  const { hash, transactions } = readFields(given, what)
  if (!Array.isArray(transactions)) throw new Stall('contradictory', 'a block has no list of transactions')
  return { hash: readHex(hash, what), transactions: transactions.map((each) => readTransaction(each, what)) }
}

function readTransaction(given: unknown, what: string): Transaction {
  const { hash, from, to, value } = readFields(given, what)
  return {
    hash: readHex(hash, what),
    from: readAddress(from, what),
    to: to === null || to === undefined ? null : readAddress(to, what),
    value: hexToBigInt(readHex(value, what)),
  }
}

function readAddress(given: unknown, what: string): Address {
  return readHex(given, what).toLowerCase() as Address
}

interface Receipt {
  readonly hash: Hex
  readonly blockHash: Hex
  readonly isDone: boolean
  readonly logs: readonly { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex }[]
}

async function receiptsOf(nodes: Nodes, headers: readonly Header[], words: Words): Promise<Receipt[][]> {
  const answers = await nodes.askHeavy(
    headers.map(({ hash }) => ({ method: 'eth_getBlockReceipts', params: [hash] })),
    readReceipts,
    (receipts) => JSON.stringify(receipts),
  )
  return answers.map((receipts, index) => {
    const header = headers[index] as Header
    if (receipts.some(({ blockHash }) => blockHash !== header.hash)) {
      throw new Stall('contradictory', `receipts of another block than ${header.number}`)
    }
    const indexed = receipts.flatMap(({ logs }) => logs.flatMap(({ address, topics }) => [address, ...topics]))
    if (!words.explain(indexed, header.bloom) || !indexed.every((word) => words.mayBeIn(word, header.bloom))) {
      throw new Stall('contradictory', `the logs of block ${header.number} are not those that its header tells of`)
    }
    return receipts
  })
}

function readReceipts(given: unknown, what: string): Receipt[] {
  if (!Array.isArray(given)) throw new Stall('contradictory', `the answer to ${what} is no list`)
  return given.map((each) => {
    const { transactionHash, blockHash, status, logs } = readFields(each, what)
    return {
      hash: readHex(transactionHash, what),
      blockHash: readHex(blockHash, what),
      isDone: readHex(status, what) === '0x1',
      logs: (Array.isArray(logs) ? logs : []).map((log) => readLog(log, what)),
    }
  })
}

function readLog(given: unknown, what: string): Receipt['logs'][number] {
  const { address, topics, data, removed } = readFields(given, what)
  if (removed === true) throw new Stall('behind', `${what} have a log that was taken back`)
  if (!Array.isArray(topics)) throw new Stall('contradictory', `${what} have a log without topics`)
  return {
    address: readAddress(address, what),
    topics: topics.map((topic) => readHex(topic, what)),
    data: readHex(data, what),
  }
}
