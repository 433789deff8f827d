import {
  type Address,
  createPublicClient,
  getAddress,
  type Hex,
  http,
  isAddress,
  isAddressEqual,
  type Log,
  type PublicClient,
  parseAbiItem,
  parseEventLogs,
  toEventSelector,
  zeroAddress,
} from 'viem'
import { keeperAbi } from '#contracts/abi/keeper.ts'
import { spawner721Abi } from '#contracts/abi/spawner721.ts'
import type { Seen } from './ledger.ts'
import type { Crossing } from './statements.ts'

/** A chain of a crossing: its nodes, which must all say the same, and after how many blocks it is final. */
export interface ChainSource {
  readonly urls: readonly string[]
  readonly depth: number
  /** The block of the contract's creation: nothing is looked for before it. */
  readonly firstBlock: bigint
}

/** Most nodes answer so many blocks of logs at once. */
const span = 2_000n
const answerMs = 20_000
const transfer = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)')
const transferTopic = toEventSelector(transfer)

type Reading = Seen & { readonly now: bigint }

/** Reads what became final since a block. Throws when nodes do not answer or contradict each other: then nothing is signed. */
export async function readHome(source: ChainSource, crossing: Crossing, after: bigint | null): Promise<Reading> {
  const { from, to } = await newlyFinal(source, after)
  return agreed(source, async (client) => {
    const now = await timeOf(client, to)
    const logs: Log[] = []
    for (const [fromBlock, toBlock] of spans(from, to)) {
      logs.push(...(await client.getLogs({ address: crossing.keeper, fromBlock, toBlock })))
    }
    const events = parseEventLogs({ abi: keeperAbi, eventName: 'NewFreeze', logs })
    const ours = events.filter(
      ({ args }) =>
        args.forChain === BigInt(crossing.awayChain) && isAddressEqual(args.spawnerContract, crossing.spawner),
    )
    const frozen = []
    for (const event of ours) {
      const { timestamp } = await client.getBlock({ blockNumber: event.blockNumber })
      const by = await freezerOf(client, crossing.keeper, event)
      // Anybody can freeze what tells of no transfer: nothing is ever said of that, and all else goes on.
      if (by) frozen.push({ tokenId: event.args.spawnedTokenId, by, at: timestamp })
    }
    return { block: to, now, frozen, spawned: [], burned: [] }
  })
}

/** The same of the other chain. */
export async function readAway(source: ChainSource, crossing: Crossing, after: bigint | null): Promise<Reading> {
  const { from, to } = await newlyFinal(source, after)
  return agreed(source, async (client) => {
    const now = await timeOf(client, to)
    const spawned = []
    const burned = []
    for (const [fromBlock, toBlock] of spans(from, to)) {
      const logs = await client.getLogs({
        address: crossing.spawner,
        event: transfer,
        fromBlock,
        toBlock,
        strict: true,
      })
      for (const { args, blockNumber } of logs) {
        if (args.from === zeroAddress) spawned.push({ tokenId: args.tokenId })
        if (args.to !== zeroAddress) continue
        const { timestamp } = await client.getBlock({ blockNumber })
        burned.push({ tokenId: args.tokenId, by: getAddress(args.from), at: timestamp })
      }
    }
    return { block: to, now, frozen: [], spawned, burned }
  })
}

/** Throws when chains or contracts are not those that were named, or not made for each other. */
export async function checkCrossing(home: ChainSource, away: ChainSource, crossing: Crossing): Promise<void> {
  await agreed(home, async (client) => {
    await checkChain(client, crossing.homeChain)
    const target = await client.readContract({
      address: crossing.keeper,
      abi: keeperAbi,
      functionName: 'lastSpawned',
      args: [BigInt(crossing.awayChain)],
    })
    if (!isAddressEqual(target[0], crossing.spawner))
      throw new Error(`The keeper spawns by ${target[0]} on that chain.`)
    return target[0]
  })
  await agreed(away, async (client) => {
    await checkChain(client, crossing.awayChain)
    const spawner = { address: crossing.spawner, abi: spawner721Abi } as const
    const homeChain = await client.readContract({ ...spawner, functionName: 'homeChain' })
    const keeper = await client.readContract({ ...spawner, functionName: 'keeper' })
    if (homeChain !== BigInt(crossing.homeChain) || !isAddressEqual(keeper, crossing.keeper)) {
      throw new Error(`The spawner is of the keeper ${keeper} on chain ${homeChain}.`)
    }
    return keeper
  })
}

async function checkChain(client: PublicClient, chainId: number): Promise<void> {
  const actual = await client.getChainId()
  if (actual !== chainId) throw new Error(`A node named for chain ${chainId} is of chain ${actual}.`)
}

/**
 * Who froze: the keeper tells of an item and then pulls it, so the first transfer to it that follows in the same transaction, before it
 * tells of another, is that item's. A token that tells of it wrongly can only name another receiver for itself; null where it tells of
 * none.
 */
async function freezerOf(
  client: PublicClient,
  keeper: Address,
  event: { transactionHash: Hex; logIndex: number },
): Promise<Address | null> {
  const { logs } = await client.getTransactionReceipt({ hash: event.transactionHash })
  const later = logs.filter(({ logIndex }) => logIndex > event.logIndex)
  const next = later.findIndex(({ address }) => isAddressEqual(address, keeper))
  const own = next === -1 ? later : later.slice(0, next)
  for (const { topics, data } of own) {
    if (topics[0] !== transferTopic) continue
    const [from, to] = transferredBetween(topics, data)
    if (from && to && isAddressEqual(to, keeper)) return from
  }
  return null
}

/** Who gave and who got, by a log of a transfer; collections index all of it, some of it or, old ones, nothing. */
function transferredBetween(topics: readonly Hex[], data: Hex): (Address | undefined)[] {
  const words = [...topics.slice(1), ...(data.slice(2).match(/.{64}/g) ?? [])]
  return words.slice(0, 2).map((word) => {
    const address = `0x${word.slice(-40)}`
    return isAddress(address, { strict: false }) ? getAddress(address) : undefined
  })
}

/** The blocks that became final since one, by the node that is furthest behind: those all know. */
async function newlyFinal(
  { urls, depth, firstBlock }: ChainSource,
  after: bigint | null,
): Promise<{ from: bigint; to: bigint }> {
  const newest = await Promise.all(urls.map((url) => clientOf(url).getBlockNumber({ cacheTime: 0 })))
  const [lowest = 0n] = newest.toSorted((a, b) => (a < b ? -1 : 1))
  const final = lowest > BigInt(depth) ? lowest - BigInt(depth) : 0n
  const from = after === null ? firstBlock : after + 1n
  // A node that fell back takes nothing away from what was final.
  return { from, to: after !== null && final < after ? after : final }
}

async function timeOf(client: PublicClient, blockNumber: bigint): Promise<bigint> {
  const { timestamp } = await client.getBlock({ blockNumber })
  return timestamp
}

function spans(from: bigint, to: bigint): [bigint, bigint][] {
  const ranges: [bigint, bigint][] = []
  for (let start = from; start <= to; start += span)
    ranges.push([start, start + span - 1n < to ? start + span - 1n : to])
  return ranges
}

/** What every node answers; throws when one answers otherwise. */
async function agreed<Answer>({ urls }: ChainSource, ask: (client: PublicClient) => Promise<Answer>): Promise<Answer> {
  const answers = await Promise.all(urls.map((url) => ask(clientOf(url))))
  const [first, ...others] = answers.map((answer) =>
    JSON.stringify(answer, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
  )
  if (others.some((other) => other !== first))
    throw new Error('The nodes of a chain do not say the same; nothing is signed.')
  return answers[0] as Answer
}

function clientOf(url: string): PublicClient {
  return createPublicClient({ transport: http(url, { timeout: answerMs }) })
}
